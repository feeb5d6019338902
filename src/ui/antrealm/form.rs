//! The game's part of the lobby form: its pack, and the numbers that complete
//! the source.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use egui::{Align, DragValue, Id, Layout, Sense, Ui, pos2, vec2};
use serde::{Deserialize, Serialize};

use crate::antrealm::pack::{Completion, Completions, Pack};
use crate::antrealm::{AntRealm, content::Setup};
use crate::engine::{Offer, Problem, Sources};
use crate::text::{Text, Value};
use crate::ui::face::FormCx;
use crate::ui::form::PathKind;
use crate::ui::icons::Icon;
use crate::ui::theme::{mix, size, theme};
use crate::ui::widgets::{self, Tone};

/// What the player filled into the lobby form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Form {
    /// Folder of a pack; empty for the base pack.
    pub pack: String,
    /// Numbers that differ from the pack's, by their names.
    pub numbers: BTreeMap<String, u8>,
}

impl Form {
    /// The numbers in force, with these as the pack's own.
    pub fn completions(&self, own: &Completions) -> Completions {
        let mut numbers = *own;
        for completion in Completion::ALL {
            if let Some(value) = self.numbers.get(completion.name()) {
                completion.set(&mut numbers, *value);
            }
        }
        numbers
    }

    /// Changes a number; one that is the pack's own again is forgotten.
    fn change(&mut self, completion: Completion, own: &Completions, value: u8) {
        if value == completion.get(own) {
            self.numbers.remove(completion.name());
        } else {
            self.numbers.insert(completion.name().to_owned(), value);
        }
    }

    /// The setup that the form describes.
    ///
    /// # Errors
    /// What keeps the pack from being read.
    pub fn setup(&self, seats: usize) -> Result<Setup, Vec<Problem>> {
        let pack = self.pack.trim();
        let pack = (!pack.is_empty()).then(|| Path::new(pack));
        let mut setup = AntRealm::setup(&Sources { pack, ..Sources::default() }, seats)?;
        setup.completions = self.completions(&setup.completions);
        Ok(setup)
    }
}

/// A pack's own numbers, kept while its path stays the same.
#[derive(Debug, Clone, Default)]
struct Known {
    path: String,
    numbers: Option<Completions>,
}

fn base() -> &'static Completions {
    static BASE: OnceLock<Completions> = OnceLock::new();
    BASE.get_or_init(|| Pack::base().manifest.completions)
}

/// The numbers of the pack that the form names; the base pack's where it can't
/// be read.
fn own_numbers(ui: &Ui, path: &str) -> Completions {
    let path = path.trim();
    if path.is_empty() {
        return *base();
    }
    let id = Id::unique("realm-form-numbers");
    let known = ui.data(|data| data.get_temp::<Known>(id)).filter(|known| known.path == path);
    let known = known.unwrap_or_else(|| {
        let numbers = Pack::from_dir(path).ok().map(|pack| pack.manifest.completions);
        let known = Known { path: path.to_owned(), numbers };
        ui.data_mut(|data| data.insert_temp(id, known.clone()));
        known
    });
    known.numbers.unwrap_or(*base())
}

/// Paints the form.
pub fn show(ui: &mut Ui, form: &mut Form, cx: &mut FormCx<'_>) {
    cx.path(ui, "realm-form-pack", "realm-form-pack-base", PathKind::Folder, &mut form.pack);
    let own = own_numbers(ui, &form.pack);
    let id = Id::unique("realm-form-open");
    let mut open = ui.data(|data| data.get_temp::<bool>(id)).unwrap_or(false);
    let changed = form.numbers.len();
    ui.horizontal(|ui| {
        let words = cx.text.say_with("realm-form-numbers", &[("count", changed.into())]);
        let icon = if open { Icon::Up } else { Icon::Down };
        if widgets::button(ui, Some(icon), &words, Tone::Plain).clicked() {
            open = !open;
            ui.data_mut(|data| data.insert_temp(id, open));
        }
        if changed > 0
            && widgets::button(ui, Some(Icon::Undo), &cx.text.say("realm-form-reset"), Tone::Quiet).clicked()
        {
            form.numbers.clear();
        }
    });
    if open {
        numbers(ui, form, &own, cx.text);
    }
}

fn numbers(ui: &mut Ui, form: &mut Form, own: &Completions, text: &Text) {
    widgets::small(ui, &text.say("realm-form-numbers-about"));
    let columns = if ui.available_width() > 600.0 { 2 } else { 1 };
    let rows = Completion::ALL.len().div_ceil(columns);
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.columns(columns, |uis| {
        for (i, completion) in Completion::ALL.iter().enumerate() {
            number(&mut uis[i / rows], form, *completion, own, text);
        }
    });
}

/// One number with its label, marked where it is not the pack's own.
fn number(ui: &mut Ui, form: &mut Form, completion: Completion, own: &Completions, text: &Text) {
    let theme = theme(ui);
    let standard = completion.get(own);
    let mut value = completion.get(&form.completions(own));
    let changed = value != standard;
    let label = text.say(completion.key());
    let unit = |value: u8| text.say_with(completion.unit_key(), &[("number", Value::Number(value.into()))]);
    let row = vec2(ui.available_width(), 30.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        if changed {
            let back = text.say_with("realm-form-back", &[("number", unit(standard).into())]);
            if widgets::icon_button(ui, Icon::Undo, &format!("{label}: {back}")).clicked() {
                value = standard;
            }
        } else {
            // As many things either way, so that the number stays the same one.
            ui.allocate_exact_size(vec2(30.0, 30.0), Sense::hover());
        }
        let range = completion.range();
        let drag = DragValue::new(&mut value)
            .range(range)
            .speed(0.08)
            .custom_formatter(|number, _| unit(number as u8))
            .custom_parser(|typed| {
                let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
                digits.parse().ok()
            });
        ui.add_sized(vec2(92.0, 28.0), drag).accessible_name(label.clone()).on_hover_text(&label);
        let color = if changed { mix(theme.accent, theme.ink, 0.2) } else { theme.faint };
        let room = ui.available_rect_before_wrap();
        let at = pos2(room.left(), room.center().y);
        widgets::clipped(ui.painter(), at, room.width() - 6.0, &label, size::BODY, color);
        if changed {
            ui.painter().circle_filled(at - vec2(7.0, 0.0), 3.0, theme.accent);
        }
    });
    if value != completion.get(&form.completions(own)) {
        form.change(completion, own, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_that_differ_are_kept_and_they_come_into_force() {
        let mut form = Form::default();
        form.change(Completion::Rounds, base(), 5);
        form.change(Completion::Survival, base(), 11);
        let setup = form.setup(3).expect("the base pack");
        assert_eq!((setup.completions.rounds, setup.completions.survival), (5, 11));
        assert_eq!(setup.completions.tokens, base().tokens);
        form.change(Completion::Rounds, base(), base().rounds);
        assert_eq!(form.numbers.len(), 1);
        let written = serde_json::to_string(&form).expect("plain data");
        assert_eq!(serde_json::from_str::<Form>(&written).expect("what was written"), form);
    }

    #[test]
    fn a_pack_that_cannot_be_read_is_a_fault() {
        let form = Form { pack: "/nowhere/at/all".to_owned(), ..Form::default() };
        assert!(form.setup(2).is_err());
    }
}
