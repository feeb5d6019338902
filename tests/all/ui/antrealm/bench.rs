//! Positions out of games of bots, and the face painted alone, so that what a
//! click asks for can be read off.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::OnceLock;

use egui::accesskit::Role;
use egui::{Rect, Theme, Ui, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use formicarium::antrealm::pack::Pack;
use formicarium::antrealm::state::Phase;
use formicarium::antrealm::{Action, AntRealm, Setup, State, View};
use formicarium::bots::Spec;
use formicarium::engine::{Eyes, Game, Seat, Table, Turn};
use formicarium::text::{Lang, Text};
use formicarium::ui::antrealm::{AntRealmFace, Desk};
use formicarium::ui::colony::{Colony, Look};
use formicarium::ui::face::{Ask, Asks, Face, Scene};
use formicarium::ui::widgets::Tone;
use formicarium::ui::{fonts, theme, widgets};

pub fn setup(colonies: u8, rounds: u8) -> Setup {
    let pack = Pack::base();
    let mut completions = pack.manifest.completions;
    completions.rounds = rounds;
    Setup { pack: pack.into(), completions, colonies }
}

/// Plays with random bots; `look` sees every position and says when to stop.
pub fn play(colonies: u8, seed: u64, mut look: impl FnMut(&State) -> bool) {
    let mut setup = setup(colonies, 12);
    // Colonies live longer and hands are full, so that everything comes about.
    (setup.completions.survival, setup.completions.hand_limit) = (30, 2);
    let ready = AntRealm::check(&setup).expect("the base pack is right");
    let mut table = Table::<AntRealm, ()>::new(ready, seed, ());
    let mut bot = Spec::Random.make::<AntRealm>(seed, Seat(0));
    while matches!(table.turn(), Turn::Seat(_)) && !look(table.state()) {
        table.ask(bot.as_mut());
    }
}

/// How many positions there are of each phase.
pub const EACH: usize = 3;

/// Positions in which each phase is asked, from games of random bots.
pub fn positions() -> &'static BTreeMap<String, Vec<State>> {
    static FOUND: OnceLock<BTreeMap<String, Vec<State>>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let mut found = BTreeMap::new();
        for seed in 0..3000 {
            gather(seed, &mut found);
            if found.len() >= 26 && found.values().all(|states| states.len() >= EACH) {
                break;
            }
        }
        found
    })
}

/// Keeps at most one position of a phase from a game, and not always its
/// first.
fn gather(seed: u64, found: &mut BTreeMap<String, Vec<State>>) {
    let mut had: Vec<Phase> = Vec::new();
    play(2 + (seed % 3) as u8, seed, |state| {
        let phase = state.now.phase;
        let name = format!("{phase:?}");
        let enough = found.get(&name).is_some_and(|states| states.len() >= EACH);
        if !enough && !had.contains(&phase) && (seed + u64::from(state.turn)).is_multiple_of(3) {
            found.entry(name).or_default().push(state.clone());
            had.push(phase);
        }
        false
    });
}

/// What the face is painted from, and what it asked for.
pub struct Glass {
    pub view: View,
    pub turn: Turn,
    pub eyes: Eyes,
    pub shown: Seat,
    pub legal: Vec<Action>,
    pub desk: Desk,
    pub asked: Vec<Ask<AntRealm>>,
    state: State,
    text: Text,
    colonies: Vec<Colony>,
}

/// The face alone in a window.
pub struct Bench {
    pub harness: Harness<'static, Rc<RefCell<Glass>>>,
}

impl Bench {
    pub fn new(state: &State, eyes: Eyes, shown: Seat, lang: Lang) -> Self {
        let text = Text::new(lang);
        let colonies = Seat::all(usize::from(state.seats)).map(|seat| {
            let look = Look::of(seat);
            Colony { seat, name: text.say(look.key()), look, bot: false }
        });
        let colonies = colonies.collect();
        let mut glass = Glass {
            view: AntRealm::view(state, eyes),
            turn: AntRealm::turn(state),
            eyes,
            shown,
            legal: Vec::new(),
            desk: Desk::default(),
            asked: Vec::new(),
            state: state.clone(),
            text,
            colonies,
        };
        glass.look(state, eyes, shown);
        let glass = Rc::new(RefCell::new(glass));
        let builder = Harness::builder().with_size(vec2(1280.0, 800.0)).with_max_steps(40);
        let builder = builder.with_theme(Theme::Light).with_context_setup(|ctx| {
            fonts::install(ctx);
            theme::install(ctx, true);
        });
        let harness = builder.build_ui_state(
            |ui: &mut Ui, glass: &mut Rc<RefCell<Glass>>| glass.borrow_mut().paint(ui),
            glass,
        );
        Self { harness }
    }

    /// Another position, or other eyes.
    pub fn show(&mut self, state: &State, eyes: Eyes, shown: Seat) {
        self.harness.state().borrow_mut().look(state, eyes, shown);
        self.harness.run_steps(2);
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
    pub fn click(&mut self, index: usize) -> Vec<Ask<AntRealm>> {
        self.harness.state().borrow_mut().asked.clear();
        let is_named = |node: &egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            node.role() == Role::Button && node.label().is_some_and(|label| !label.is_empty())
        };
        self.harness.root().children_recursive().filter(is_named).nth(index).expect("a button").click();
        self.harness.run_steps(2);
        std::mem::take(&mut self.harness.state().borrow_mut().asked)
    }

    /// Nothing is taken up.
    pub fn tidy(&mut self) {
        self.harness.state().borrow_mut().desk = Desk::default();
        self.harness.run_steps(1);
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

impl Glass {
    fn look(&mut self, state: &State, eyes: Eyes, shown: Seat) {
        self.state = state.clone();
        self.view = AntRealm::view(state, eyes);
        self.turn = AntRealm::turn(state);
        (self.eyes, self.shown) = (eyes, shown);
        self.legal.clear();
        if self.turn == Turn::Seat(state.now.seat) && eyes == Eyes::Seat(state.now.seat) {
            AntRealm::legal(state, &mut self.legal);
        }
        self.desk = Desk::default();
        self.asked.clear();
    }

    fn paint(&mut self, ui: &mut Ui) {
        let face = AntRealmFace;
        let refuse = |action: &Action| AntRealm::refuse(&self.state, self.state.now.seat, action);
        let scene = Scene {
            view: &self.view,
            before: None,
            progress: 1.0,
            ready: &self.state.content,
            eyes: self.eyes,
            turn: self.turn,
            clock: AntRealm::clock(&self.state),
            legal: &self.legal,
            lit: &[],
            pointed: &[],
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
            ui.horizontal(|ui| {
                widgets::faint(ui, &scene.say(&face.ask(&scene)));
                let choices = if scene.decider().is_some() { face.choices(&scene) } else { Vec::new() };
                for choice in choices {
                    if widgets::button(ui, None, &scene.say(&choice.label), Tone::Plain).clicked() {
                        asks.act(choice.action);
                    }
                }
            });
        });
        self.asked.extend(asks.take());
    }
}
