//! The game's part of the lobby form: layout, pack and the seats' species.

use std::sync::{Arc, OnceLock};

use egui::{Align, ComboBox, Id, Layout, Margin, ScrollArea, Sense, Ui, vec2};
use serde::{Deserialize, Serialize};

use super::species;
use crate::engine::{MAX_SEATS, Seat};
use crate::microlonies::pack::{Pack, Sheet};
use crate::microlonies::species::{PLAYED, SpeciesChoice};
use crate::text::{Text, Value};
use crate::ui::colony::Look;
use crate::ui::face::FormCx;
use crate::ui::form::PathKind;
use crate::ui::icons::Icon;
use crate::ui::theme::space;
use crate::ui::widgets::{self, Tone};

/// What the player filled into the lobby form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Form {
    /// Folder of a pack; empty for the base pack.
    pub pack: String,
    /// File of a layout; empty for the base layout.
    pub layout: String,
    /// How the seats come by their species, as on the command line; empty for
    /// plain colonies.
    pub species: String,
}

impl Form {
    /// How each seat comes by its species; `None` if the words mean nothing.
    fn read(&self) -> Option<[SpeciesChoice; MAX_SEATS]> {
        let mut choices = [SpeciesChoice::Plain; MAX_SEATS];
        if self.species.trim().is_empty() {
            return Some(choices);
        }
        let words: Vec<&str> = self.species.split(',').map(str::trim).collect();
        if let [word] = words[..] {
            return Some([SpeciesChoice::named(word)?; MAX_SEATS]);
        }
        for (place, word) in words.into_iter().enumerate() {
            *choices.get_mut(place)? = SpeciesChoice::named(word)?;
        }
        Some(choices)
    }

    /// The words for so many seats, as the command line has them; `None` for
    /// plain colonies.
    pub fn species(&self, seats: usize) -> Option<String> {
        let Some(choices) = self.read() else { return Some(self.species.clone()) };
        let seated = &choices[..seats.min(MAX_SEATS)];
        let plain = seated.iter().all(|choice| *choice == SpeciesChoice::Plain);
        (!plain).then(|| seated.iter().map(|choice| choice.word()).collect::<Vec<_>>().join(","))
    }

    fn write(&mut self, choices: &[SpeciesChoice; MAX_SEATS]) {
        let plain = choices.iter().all(|choice| *choice == SpeciesChoice::Plain);
        let words = choices.map(SpeciesChoice::word).join(",");
        self.species = if plain { String::new() } else { words };
    }
}

/// A pack kept while its path stays the same.
#[derive(Clone)]
struct Known {
    path: String,
    pack: Arc<Pack>,
}

/// The pack that the form names; the base pack where it can't be read.
fn pack(ui: &Ui, path: &str) -> Arc<Pack> {
    static BASE: OnceLock<Arc<Pack>> = OnceLock::new();
    let base = || BASE.get_or_init(|| Pack::base().into()).clone();
    let path = path.trim();
    if path.is_empty() {
        return base();
    }
    let id = Id::unique("form-species-pack");
    let known = ui.data(|data| data.get_temp::<Known>(id)).filter(|known| known.path == path);
    let known = known.unwrap_or_else(|| {
        let pack = Pack::from_dir(path).map_or_else(|_| base(), Arc::new);
        let known = Known { path: path.to_owned(), pack };
        ui.data_mut(|data| data.insert_temp(id, known.clone()));
        known
    });
    known.pack
}

/// The sheets of the species that can be played.
fn played(pack: &Pack) -> Vec<&Sheet> {
    pack.species.iter().filter(|sheet| PLAYED.contains(&sheet.id)).collect()
}

/// Paints the form.
pub fn show(ui: &mut Ui, form: &mut Form, cx: &mut FormCx<'_>) {
    cx.path(ui, "form-layout", "form-layout-base", PathKind::File(&["json"]), &mut form.layout);
    cx.path(ui, "form-pack", "form-pack-base", PathKind::Folder, &mut form.pack);
    let pack = pack(ui, &form.pack);
    let sheets = played(&pack);
    let id = Id::unique("form-species-read");
    let mut reading = ui.data(|data| data.get_temp::<usize>(id));
    let (seats, mut choices) = (cx.seats.min(MAX_SEATS), form.read().unwrap_or_default());
    let before = choices;
    cx.row(ui, "form-species", |ui, cx| {
        let mut with = choices[..seats].iter().any(|choice| *choice != SpeciesChoice::Plain);
        if widgets::toggle(ui, &mut with, &cx.text.say("form-with-species")).changed() {
            choices = [if with { SpeciesChoice::Deal } else { SpeciesChoice::Plain }; MAX_SEATS];
        }
        ui.add_space(space::M);
        if widgets::button(ui, Some(Icon::Book), &cx.text.say("form-species-read"), Tone::Quiet).clicked() {
            reading = Some(0);
        }
    });
    if choices[..seats].iter().any(|choice| *choice != SpeciesChoice::Plain) {
        each_seat(ui, cx.text, &mut choices, seats, &sheets);
    }
    if choices != before {
        form.write(&choices);
    }
    let reading = reading.and_then(|chosen| pages(ui, cx.text, &sheets, chosen));
    ui.data_mut(|data| match reading {
        Some(chosen) => {
            data.insert_temp(id, chosen);
        }
        None => data.remove::<usize>(id),
    });
}

/// A list for each seat, two in a row where there is room.
fn each_seat(
    ui: &mut Ui,
    text: &Text,
    choices: &mut [SpeciesChoice; MAX_SEATS],
    seats: usize,
    sheets: &[&Sheet],
) {
    let columns = if ui.available_width() > 420.0 { 2 } else { 1 };
    ui.add_space(-space::XS);
    ui.columns(columns, |uis| {
        for ui in uis.iter_mut() {
            ui.spacing_mut().item_spacing.y = 2.0;
        }
        for seat in 0..seats {
            let taken = |choice| (0..seats).any(|other| other != seat && choices[other] == choice);
            let chosen = one_seat(&mut uis[seat % columns], text, seat, choices[seat], sheets, &taken);
            choices[seat] = chosen;
        }
    });
    ui.add_space(-space::XS);
}

fn one_seat(
    ui: &mut Ui,
    text: &Text,
    seat: usize,
    choice: SpeciesChoice,
    sheets: &[&Sheet],
    taken: &dyn Fn(SpeciesChoice) -> bool,
) -> SpeciesChoice {
    let look = Look::of(Seat(seat as u8));
    let colony = text.say(look.key());
    let mut chosen = choice;
    ui.horizontal(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(24.0, 30.0), Sense::hover());
        look.paint(ui.painter(), rect.center(), 8.0);
        response.on_hover_text(&colony);
        let combo = ComboBox::from_id_salt(("species", seat))
            .selected_text(words(text, choice, sheets))
            .width((ui.available_width() - 8.0).max(120.0))
            .height(600.0)
            .truncate();
        let shown = combo.show_ui(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for general in
                [SpeciesChoice::Plain, SpeciesChoice::Deal, SpeciesChoice::Offer, SpeciesChoice::Random]
            {
                ui.selectable_value(&mut chosen, general, words(text, general, sheets));
            }
            ui.separator();
            for sheet in sheets {
                let one = SpeciesChoice::Fixed(sheet.id);
                ui.add_enabled_ui(!taken(one), |ui| {
                    let response = ui.selectable_value(&mut chosen, one, words(text, one, sheets));
                    response.on_hover_ui(|ui| {
                        ui.set_max_width(340.0);
                        species::read(ui, text, sheet, None);
                    });
                });
            }
        });
        let label = text.say_with("form-species-of", &[("colony", Value::from(colony))]);
        shown.response.accessible_name(label);
    });
    chosen
}

fn words(text: &Text, choice: SpeciesChoice, sheets: &[&Sheet]) -> String {
    match choice {
        SpeciesChoice::Plain => text.say("species-plain"),
        SpeciesChoice::Deal => text.say("species-deal"),
        SpeciesChoice::Offer => text.say("species-offer"),
        SpeciesChoice::Random => text.say("species-random"),
        SpeciesChoice::Fixed(species) => {
            let sheet = sheets.iter().find(|sheet| sheet.id == species);
            sheet.map_or_else(|| species.id().to_owned(), |sheet| text.words(&sheet.name).to_owned())
        }
    }
}

/// All species to read: their names at the left, one sheet at the right.
/// Returns which one is read, unless it was closed.
fn pages(ui: &Ui, text: &Text, sheets: &[&Sheet], chosen: usize) -> Option<usize> {
    let window = ui.ctx().content_rect();
    let (width, height) = ((window.width() - 120.0).min(720.0), (window.height() - 190.0).min(460.0));
    widgets::dialog(ui, "species-pages", width, |ui| {
        let mut next = Some(chosen);
        widgets::title(ui, &text.say("form-species-all"));
        ui.add_space(space::S);
        ui.horizontal_top(|ui| {
            let down = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(190.0, height), down, |ui| {
                let scroll = ScrollArea::vertical().id_salt("names").auto_shrink(false);
                scroll.content_margin(Margin::same(3)).show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    for (place, sheet) in sheets.iter().enumerate() {
                        let name = text.words(&sheet.name);
                        if ui.selectable_label(place == chosen, name).clicked() {
                            next = Some(place);
                        }
                    }
                });
            });
            ui.add_space(space::M);
            ui.allocate_ui_with_layout(vec2(ui.available_width(), height), down, |ui| {
                let scroll = ScrollArea::vertical().id_salt("sheet").auto_shrink(false);
                scroll.show(ui, |ui| {
                    if let Some(sheet) = sheets.get(chosen) {
                        species::read(ui, text, sheet, None);
                    }
                });
            });
        });
        ui.add_space(space::S);
        if widgets::button(ui, None, &text.say("close"), Tone::Plain).clicked() {
            next = None;
        }
        next
    })
    .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(species: &str) -> Form {
        Form { species: species.to_owned(), ..Form::default() }
    }

    #[test]
    fn words_are_for_the_seats_that_play() {
        assert_eq!(of("").species(3), None);
        assert_eq!(of("plain").species(4), None);
        assert_eq!(of("deal").species(2).as_deref(), Some("deal,deal"));
        assert_eq!(of("giant, fire").species(3).as_deref(), Some("giant,fire,plain"));
        assert_eq!(of("plain,plain,deal,deal").species(2), None);
        assert_eq!(of("nobody").species(2).as_deref(), Some("nobody"), "left for the fault to name");
    }

    #[test]
    fn what_is_chosen_is_what_is_read() {
        let mut form = of("random");
        let mut choices = form.read().expect("a word");
        choices[2] = SpeciesChoice::Fixed(PLAYED[0]);
        form.write(&choices);
        assert_eq!(form.read(), Some(choices));
        form.write(&[SpeciesChoice::Plain; MAX_SEATS]);
        assert_eq!(form.species, "");
    }
}
