//! Positions of games with species, and the face painted alone, so that what
//! a click asks for can be read off.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use egui::accesskit::Role;
use egui::{Rect, Theme, Ui, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use formicarium::bots::Spec;
use formicarium::engine::{Eyes, Game, Seat, Table, Turn};
use formicarium::microlonies::pack::{Layout, Pack};
use formicarium::microlonies::species::SpeciesChoice;
use formicarium::microlonies::{Action, Microlonies, Setup, State, View};
use formicarium::text::{Lang, Text};
use formicarium::ui::colony::{Colony, Look};
use formicarium::ui::face::{Ask, Asks, Face, Scene};
use formicarium::ui::microlonies::{Desk, MicroloniesFace};
use formicarium::ui::widgets::Tone;
use formicarium::ui::{fonts, theme, widgets};

pub fn setup(species: &[SpeciesChoice]) -> Setup {
    let layout = Layout::base(species.len()).unwrap().into();
    let colonies = species.len() as u8;
    Setup { pack: Pack::base().into(), layout, colonies, species: species.to_vec() }
}

/// How many positions there are of each kind.
const EACH: usize = 2;

/// What a position asks for: its phase, its action and the abilities offered.
fn kind(state: &State, legal: &[Action]) -> String {
    let mut abilities: Vec<String> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Ability(ability) => Some(format!("{ability:?}")),
            _ => None,
        })
        .map(|words| words.split(['(', ' ']).next().unwrap_or_default().to_owned())
        .collect();
    abilities.dedup();
    abilities.sort();
    abilities.dedup();
    format!("{:?} {:?} {abilities:?}", state.now.phase, state.now.activity)
}

/// Positions of every kind, from games of random bots with species.
pub fn positions() -> BTreeMap<String, Vec<State>> {
    let mut found: BTreeMap<String, Vec<State>> = BTreeMap::new();
    for seed in 0..60 {
        let choices = match seed % 10 {
            0 => vec![SpeciesChoice::Deal; 2],
            1 => vec![SpeciesChoice::Offer; 2],
            _ => vec![SpeciesChoice::Random; 2 + (seed % 3) as usize],
        };
        let ready = Microlonies::check(&setup(&choices)).unwrap();
        let mut table = Table::<Microlonies, ()>::new(ready, seed, ());
        let mut bot = Spec::Random.make::<Microlonies>(seed, Seat(0));
        while matches!(table.turn(), Turn::Seat(_)) && table.state().round < 16 {
            let kept = found.entry(kind(table.state(), table.legal())).or_default();
            if kept.len() < EACH && (seed + u64::from(table.depth())) % 3 == 0 {
                kept.push(table.state().clone());
            }
            table.ask(bot.as_mut());
        }
    }
    found.retain(|_, states| !states.is_empty());
    found
}

/// What the face is painted from, and what it asked for.
pub struct Glass {
    view: View,
    shown: Seat,
    legal: Vec<Action>,
    desk: Desk,
    asked: Vec<Ask<Microlonies>>,
    state: State,
    text: Text,
    colonies: Vec<Colony>,
}

/// The face alone in a window.
pub struct Bench {
    harness: Harness<'static, Rc<RefCell<Glass>>>,
}

impl Bench {
    pub fn new(state: &State) -> Self {
        let glass = Rc::new(RefCell::new(Glass {
            view: Microlonies::view(state, Eyes::Seat(state.now.seat)),
            shown: state.now.seat,
            legal: Vec::new(),
            desk: Desk::default(),
            asked: Vec::new(),
            state: state.clone(),
            text: Text::new(Lang::English),
            colonies: Vec::new(),
        }));
        let builder = Harness::builder().with_size(vec2(1280.0, 1000.0)).with_max_steps(40);
        let builder = builder.with_theme(Theme::Light).with_context_setup(|ctx| {
            fonts::install(ctx);
            theme::install(ctx, true);
        });
        let paint = |ui: &mut Ui, glass: &mut Rc<RefCell<Glass>>| glass.borrow_mut().paint(ui);
        let mut bench = Self { harness: builder.build_ui_state(paint, glass) };
        bench.show(state);
        bench
    }

    /// Another position, through the eyes of the seat that decides.
    pub fn show(&mut self, state: &State) {
        self.harness.state().borrow_mut().look(state);
        self.harness.run_steps(3);
    }

    /// The names of all buttons, in their order.
    pub fn buttons(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        let buttons = nodes.filter(|node| node.accesskit_node().role() == Role::Button);
        buttons.filter_map(|node| node.accesskit_node().label()).filter(|label| !label.is_empty()).collect()
    }

    /// Clicks the button that has so many others before it, and takes what
    /// the face asked for. What is scrolled away is clicked through its name.
    pub fn click(&mut self, index: usize) -> Vec<Ask<Microlonies>> {
        let before = self.buttons();
        // Cards of species scroll over other boards.
        if before[index].starts_with("Choose the ") {
            return self.press(index, true);
        }
        let asked = self.press(index, false);
        if asked.is_empty() && self.buttons() == before { self.press(index, true) } else { asked }
    }

    fn press(&mut self, index: usize, by_name: bool) -> Vec<Ask<Microlonies>> {
        self.harness.state().borrow_mut().asked.clear();
        let is_named = |node: &egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            node.role() == Role::Button && node.label().is_some_and(|label| !label.is_empty())
        };
        {
            let node =
                self.harness.root().children_recursive().filter(is_named).nth(index).expect("a button");
            if by_name { node.click_accesskit() } else { node.click() }
        }
        self.harness.run_steps(3);
        std::mem::take(&mut self.harness.state().borrow_mut().asked)
    }

    /// Nothing is half chosen.
    pub fn tidy(&mut self) {
        self.harness.state().borrow_mut().desk = Desk::default();
        self.harness.run_steps(2);
    }
}

impl Glass {
    fn look(&mut self, state: &State) {
        self.state = state.clone();
        self.view = Microlonies::view(state, Eyes::Seat(state.now.seat));
        self.shown = state.now.seat;
        self.legal.clear();
        Microlonies::legal(state, &mut self.legal);
        self.desk = Desk::default();
        let colony = |seat| {
            let look = Look::of(seat);
            Colony { seat, name: self.text.say(look.key()), look, bot: false }
        };
        self.colonies = state.seats().map(colony).collect();
        self.asked.clear();
    }

    fn paint(&mut self, ui: &mut Ui) {
        if self.colonies.is_empty() {
            return;
        }
        let face = MicroloniesFace;
        let refuse = |action: &Action| Microlonies::refuse(&self.state, self.state.now.seat, action);
        let scene = Scene {
            view: &self.view,
            before: None,
            progress: 1.0,
            ready: &self.state.content,
            eyes: Eyes::Seat(self.shown),
            turn: Microlonies::turn(&self.state),
            clock: Microlonies::clock(&self.state),
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
        let desk = &mut self.desk;
        widgets::region(ui, part(204.0, 46.0, vec2(736.0, 800.0)), "board", |ui| {
            face.board(ui, &scene, desk, &mut asks);
        });
        widgets::region(ui, part(948.0, 46.0, vec2(324.0, 800.0)), "side", |ui| {
            face.side(ui, &scene, desk, &mut asks);
        });
        widgets::region(ui, part(8.0, 858.0, vec2(925.0, 134.0)), "strip", |ui| {
            face.strip(ui, &scene, desk, &mut asks);
        });
        widgets::region(ui, part(0.0, 0.0, vec2(1280.0, 44.0)), "choices", |ui| {
            ui.horizontal(|ui| {
                for choice in face.choices(&scene) {
                    if widgets::button(ui, None, &scene.say(&choice.label), Tone::Plain).clicked() {
                        asks.act(choice.action);
                    }
                }
            });
        });
        self.asked.extend(asks.take());
    }
}
