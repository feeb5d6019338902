//! Where a hex can be meant in several ways: the choice between them, beside
//! the hex.

use egui::{Align, Area, Id, Key, Layout, Margin, Modifiers, Order, Stroke, Ui, vec2};

use super::lit::Spot;
use super::pieces::Place;
use super::stage::Stage;
use crate::engine::Line;
use crate::microlonies::action::Action;
use crate::microlonies::ids::HexId;
use crate::microlonies::state::Occupant;
use crate::ui::icons::Icon;
use crate::ui::theme::{space, theme};
use crate::ui::widgets::{self, Tone};

/// Whether a click on the hex can be meant in several ways.
pub fn is_one(stage: &Stage<'_>, hex: HexId) -> bool {
    stage.lit.at(Spot::Hex(hex)).nth(1).is_some()
}

/// What a way to mean the hex is called.
fn label(stage: &Stage<'_>, action: Action, hex: HexId) -> Line {
    let view = stage.view;
    match action {
        Action::Exit(_) if view.cell(hex).occupant == Occupant::Nobody => Line::new("fork-exit"),
        Action::Exit(_) => Line::new("fork-exit-eliminate"),
        Action::Pick(_) => Line::new("fork-explore"),
        Action::March(_) => Line::new("fork-march"),
        Action::HuntZone(_) | Action::HuntMound => Line::new("fork-hunt"),
        Action::Ability(ability) => ability.line(&view.content, view),
        _ => Line::new("fork-here"),
    }
}

fn icon(action: Action) -> Option<Icon> {
    match action {
        Action::Exit(_) => Some(Icon::Ant),
        Action::Pick(_) | Action::March(_) => Some(Icon::Colonize),
        Action::HuntZone(_) | Action::HuntMound => Some(Icon::Hunt),
        _ => None,
    }
}

/// Shows the choice beside the hex, and returns what was chosen.
pub fn show(
    ui: &Ui,
    stage: &Stage<'_>,
    open: &mut Option<HexId>,
    place: &dyn Fn(HexId) -> Place,
) -> Option<Action> {
    let hex = open.filter(|hex| is_one(stage, *hex));
    *open = hex;
    let hex = hex?;
    let id = Id::unique("fork");
    let new = ui.data(|data| data.get_temp::<HexId>(id)) != Some(hex);
    ui.data_mut(|data| data.insert_temp(id, hex));
    let at = place(hex);
    let area = Area::new(id)
        .fixed_pos(at.center + vec2(at.radius * 0.7, at.radius * 0.5))
        .order(Order::Foreground)
        .constrain_to(ui.max_rect())
        .fade_in(false);
    let mut chosen = None;
    let shown = area.show(ui.ctx(), |ui| {
        let theme = theme(ui);
        let frame = widgets::card(ui)
            .inner_margin(Margin::same(space::XS as i8))
            .stroke(Stroke::new(1.0, theme.line))
            .shadow(theme.lifted_shadow());
        frame.show(ui, |ui| {
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                for (place, action) in stage.lit.at(Spot::Hex(hex)).enumerate() {
                    let words = stage.text.plain(&label(stage, action, hex));
                    let response = widgets::button(ui, icon(action), &words, Tone::Quiet);
                    if new && place == 0 {
                        response.request_focus();
                    }
                    if response.clicked() {
                        chosen = Some(action);
                    }
                }
            });
        });
    });
    let elsewhere = !new && shown.response.clicked_elsewhere();
    let left = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    if chosen.is_some() || elsewhere || left {
        *open = None;
    }
    if open.is_none() {
        ui.data_mut(|data| data.remove::<HexId>(id));
    }
    chosen
}
