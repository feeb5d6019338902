//! The foot of the editor: what buttons and modifiers do, and the history.

use egui::{Align, Layout, RichText, Ui, vec2};

use super::{Editor, EditorCx, Wish};
use crate::editor::{Change, Drawing, Sketching};
use crate::engine::{Beat, Listen, Spot, StepId, Track};
use crate::ui::icons::Icon;
use crate::ui::review::strip::{self, Shown, Strip};
use crate::ui::theme::{space, theme};

/// How high the line of hints is.
const HINT: f32 = 28.0;

/// How high the foot is.
pub(super) fn height(editor: &Editor) -> f32 {
    HINT + if editor.history.is_some() { strip::HEIGHT + 2.0 * space::XS } else { 0.0 }
}

/// The history as it was last laid out.
#[derive(Default)]
pub(super) struct History {
    track: Track<()>,
    strip: Strip,
    line: Vec<StepId>,
    laid: u64,
    document: u64,
}

/// What the strip hears of a history.
struct Ear;

impl Listen<Sketching> for Ear {
    type Line = ();

    fn beat(&self, _: &Drawing) -> Beat {
        Beat::default()
    }

    fn line(&self, _: &Drawing, _: &Change) -> Option<()> {
        None
    }

    fn mark(&self, _: &Drawing, event: &Change) -> Option<&'static str> {
        Some(match event {
            Change::Painted(_) => return None,
            Change::Framed(_) => "studio-mark-frame",
            Change::Placed { .. } | Change::Removed { .. } => "studio-mark-piece",
            Change::Noted { .. } => "studio-mark-note",
            Change::Headed(_) => "studio-mark-head",
        })
    }
}

fn icon(mark: &str) -> Icon {
    match mark {
        "studio-mark-frame" => Icon::Fit,
        "studio-mark-piece" => Icon::Tile,
        "studio-mark-note" => Icon::Note,
        _ => Icon::Page,
    }
}

/// Paints the foot.
pub(super) fn show(editor: &mut Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    if editor.history.is_some() {
        ui.add_space(space::XS);
        history(editor, ui, cx, wishes);
    }
    hint(editor, ui, cx);
}

/// What a click, a drag and the modifiers do now.
fn hint(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>) {
    let desk = &editor.desk;
    let key = if desk.floating.is_some() {
        "studio-hint-floating"
    } else if desk.held.is_some() && desk.tool == super::Tool::Piece {
        "studio-hint-held"
    } else {
        desk.tool.hint()
    };
    ui.allocate_ui(vec2(ui.available_width(), HINT), |ui| {
        ui.horizontal_centered(|ui| {
            ui.add_space(space::M);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(space::M);
                if let Some(hex) = desk.over {
                    let name = super::canvas::name_of(editor, cx.text, hex);
                    let most = ui.available_width() * 0.4;
                    ui.scope(|ui| {
                        ui.set_max_width(most);
                        ui.add(egui::Label::new(RichText::new(name).color(theme(ui).ink)).truncate());
                    });
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let words = RichText::new(cx.text.say(key)).color(theme(ui).faint);
                    ui.add(egui::Label::new(words).truncate());
                });
            });
        });
    });
}

/// The history as a strip to scrub along.
fn history(editor: &mut Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let document = editor.page.number();
    let Some(history) = &mut editor.history else { return };
    let timeline = editor.sketch.history();
    let line = timeline.line_through(timeline.cursor());
    if history.line != line || history.document != document {
        if history.document != document {
            history.track.clear();
        }
        if let Ok(base) = timeline.state_at(StepId::START) {
            history.track.lay(timeline, &base, &line, &Ear);
        }
        history.line = line;
        history.document = document;
        history.laid += 1;
    }
    let depth = timeline.depth(timeline.cursor());
    let spot = Spot::behind(depth as usize);
    let text = cx.text;
    let shown = Shown {
        name: &text.say("studio-history"),
        words: &|spot| text.say_with("studio-history-step", &[("step", spot.stop.into())]),
        icon: &icon,
        round: &|_| String::new(),
        laid: history.laid,
        fork: history.line.len(),
        forks: &[],
        drift: None,
        cut: false,
    };
    let asked = ui.horizontal(|ui| {
        ui.add_space(space::S);
        let wide = ui.available_width() - space::S;
        ui.allocate_ui(vec2(wide, strip::HEIGHT), |ui| history.strip.show(ui, &history.track, spot, &shown))
            .inner
    });
    if let Some(to) = asked.inner
        && let Some(step) = history.line.get(to.stop)
        && to != spot
    {
        wishes.push(Wish::Seek(*step));
    }
}
