//! The face of a game painted alone, so that what a click asks for can be
//! read off.

use std::cell::RefCell;
use std::rc::Rc;

use egui::accesskit::Role;
use egui::{Rect, Theme, Ui, Vec2, pos2, vec2};
use egui_kittest::kittest::NodeT;
use egui_kittest::{Harness, Node};
use formicarium::engine::{Eyes, Fold, Game, Seat, Turn};
use formicarium::text::{Lang, Text};
use formicarium::ui::colony::{Colony, Look};
use formicarium::ui::face::{Ask, Asks, Face, Scene};
use formicarium::ui::widgets::Tone;
use formicarium::ui::{fonts, theme, widgets};

type State<F> = <<F as Face>::Game as Fold>::State;
type Ready<F> = <<F as Face>::Game as Game>::Ready;

/// What the face is painted from, and what it asked for.
pub struct Glass<F: Face> {
    face: F,
    pub view: <F::Game as Game>::View,
    pub eyes: Eyes,
    pub shown: Seat,
    pub legal: Vec<<F::Game as Game>::Action>,
    pub desk: F::Desk,
    pub asked: Vec<Ask<F::Game>>,
    state: State<F>,
    ready: Ready<F>,
    text: Text,
    colonies: Vec<Colony>,
}

/// The face alone in a window.
pub struct Bench<F: Face> {
    pub harness: Harness<'static, Rc<RefCell<Glass<F>>>>,
}

impl<F: Face> Bench<F> {
    /// A position, through some eyes, with the boards of a seat.
    pub fn new(face: F, ready: &Ready<F>, state: &State<F>, eyes: Eyes, shown: Seat, lang: Lang) -> Self {
        let text = Text::new(lang);
        let glass = Rc::new(RefCell::new(Glass {
            face,
            view: F::Game::view(state, eyes),
            eyes,
            shown,
            legal: Vec::new(),
            desk: F::Desk::default(),
            asked: Vec::new(),
            state: state.clone(),
            ready: ready.clone(),
            text,
            colonies: Vec::new(),
        }));
        glass.borrow_mut().look(ready, state, eyes, shown);
        let builder = Harness::builder().with_size(vec2(1280.0, 800.0)).with_max_steps(40);
        let builder = builder.with_theme(Theme::Light).with_context_setup(|ctx| {
            fonts::install(ctx);
            theme::install(ctx, true);
        });
        let paint = |ui: &mut Ui, glass: &mut Rc<RefCell<Glass<F>>>| glass.borrow_mut().paint(ui);
        Self { harness: builder.build_ui_state(paint, glass) }
    }

    /// Another position, or other eyes.
    pub fn show(&mut self, ready: &Ready<F>, state: &State<F>, eyes: Eyes, shown: Seat) {
        self.harness.state().borrow_mut().look(ready, state, eyes, shown);
        self.harness.run_steps(3);
    }

    /// The names of what has a role, in their order.
    pub fn names(&self, role: Option<Role>) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes
            .filter(|node| role.is_none_or(|role| node.accesskit_node().role() == role))
            .filter_map(|node| node.accesskit_node().label())
            .filter(|label| !label.is_empty())
            .collect()
    }

    pub fn buttons(&self) -> Vec<String> {
        self.names(Some(Role::Button))
    }

    /// Clicks the button that has so many others before it, and takes what
    /// the face asked for.
    pub fn click(&mut self, index: usize) -> Vec<Ask<F::Game>> {
        self.press(index, |node| node.click())
    }

    /// The same as a screen reader does it, wherever the button is scrolled to.
    pub fn click_by_name(&mut self, index: usize) -> Vec<Ask<F::Game>> {
        self.press(index, |node| node.click_accesskit())
    }

    fn press(&mut self, index: usize, click: impl Fn(&Node<'_>)) -> Vec<Ask<F::Game>> {
        self.harness.state().borrow_mut().asked.clear();
        let is_named = |node: &Node<'_>| {
            let node = node.accesskit_node();
            node.role() == Role::Button && node.label().is_some_and(|label| !label.is_empty())
        };
        click(&self.harness.root().children_recursive().filter(is_named).nth(index).expect("a button"));
        self.harness.run_steps(3);
        std::mem::take(&mut self.harness.state().borrow_mut().asked)
    }

    /// Nothing is half chosen.
    pub fn tidy(&mut self) {
        self.harness.state().borrow_mut().desk = F::Desk::default();
        self.harness.run_steps(2);
    }

    /// Every word that is painted.
    pub fn painted(&self) -> Vec<String> {
        let mut words = Vec::new();
        for clipped in &self.harness.output().shapes {
            read(&clipped.shape, &mut words);
        }
        words
    }
}

fn read(shape: &egui::Shape, words: &mut Vec<String>) {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, words)),
        egui::Shape::Text(text) => words.push(text.galley.text().to_owned()),
        _ => {}
    }
}

impl<F: Face> Glass<F> {
    fn look(&mut self, ready: &Ready<F>, state: &State<F>, eyes: Eyes, shown: Seat) {
        (self.ready, self.state) = (ready.clone(), state.clone());
        self.view = F::Game::view(state, eyes);
        (self.eyes, self.shown) = (eyes, shown);
        self.legal.clear();
        if let Turn::Seat(seat) = F::Game::turn(state)
            && eyes == Eyes::Seat(seat)
        {
            F::Game::legal(state, &mut self.legal);
        }
        let colony = |seat| {
            let look = Look::of(seat);
            Colony { seat, name: self.text.say(look.key()), look, bot: false }
        };
        self.colonies = Seat::all(F::Game::seats(ready)).map(colony).collect();
        self.desk = F::Desk::default();
        self.asked.clear();
    }

    fn paint(&mut self, ui: &mut Ui) {
        let face = &self.face;
        let (state, turn) = (&self.state, F::Game::turn(&self.state));
        let refuse = |action: &<F::Game as Game>::Action| match turn {
            Turn::Seat(seat) => F::Game::refuse(state, seat, action),
            Turn::Over(_) => None,
        };
        let scene = Scene::<F::Game> {
            view: &self.view,
            before: None,
            progress: 1.0,
            ready: &self.ready,
            eyes: self.eyes,
            turn,
            clock: F::Game::clock(state),
            legal: &self.legal,
            lit: &[],
            pointed: &[],
            hinted: &[],
            shown: self.shown,
            colonies: &self.colonies,
            text: &self.text,
            refuse: &refuse,
        };
        let mut asks = Asks::default();
        let part = |x: f32, y: f32, size: Vec2| Rect::from_min_size(pos2(x, y), size);
        widgets::region(ui, part(0.0, 46.0, vec2(200.0, 600.0)), "cards", |ui| {
            for colony in &self.colonies {
                face.card(ui, &scene, colony.seat);
            }
        });
        let desk = &mut self.desk;
        widgets::region(ui, part(204.0, 46.0, vec2(736.0, 560.0)), "board", |ui| {
            face.board(ui, &scene, desk, &mut asks);
        });
        widgets::region(ui, part(948.0, 46.0, vec2(324.0, 580.0)), "side", |ui| {
            face.side(ui, &scene, desk, &mut asks);
        });
        widgets::region(ui, part(8.0, 658.0, vec2(925.0, 134.0)), "strip", |ui| {
            face.strip(ui, &scene, desk, &mut asks);
        });
        widgets::region(ui, part(0.0, 0.0, vec2(1280.0, 44.0)), "choices", |ui| {
            choices(face, ui, &scene, &mut asks);
        });
        self.asked.extend(asks.take());
    }
}

/// What is asked, and what can be chosen that lies on no board.
fn choices<F: Face>(face: &F, ui: &mut Ui, scene: &Scene<'_, F::Game>, asks: &mut Asks<F::Game>) {
    ui.horizontal(|ui| {
        widgets::faint(ui, &scene.say(&face.ask(scene)));
        let choices = if scene.decider().is_some() { face.choices(scene) } else { Vec::new() };
        for choice in choices {
            if widgets::button(ui, None, &scene.say(&choice.label), Tone::Plain).clicked() {
                asks.act(choice.action);
            }
        }
    });
}
