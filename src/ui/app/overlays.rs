//! What lies over the screens: rules, settings, notices.

use egui::{Align, Layout, RichText, Ui};

use super::{App, Notice};
use crate::text::{Lang, Text};
use crate::ui::command::Command;
use crate::ui::icons::Icon;
use crate::ui::settings::{Pace, Settings, Shade};
use crate::ui::theme::{space, theme};
use crate::ui::widgets::{self, Tone};

impl App {
    pub(super) fn overlays(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        if self.settings_open {
            let (text, current) = (&self.text, &self.settings);
            let record = self.table.as_ref().and_then(|table| table.record());
            let record = record.map(|path| path.display().to_string());
            let shown = widgets::dialog(ui, "settings", 420.0, |ui| {
                settings(ui, text, current, record.as_deref(), commands)
            });
            if shown.is_none() {
                commands.push(Command::Settings(false));
            }
        }
        if self.rules_open {
            self.rules.show(ui, &self.text, commands);
        }
        if let Some(given) = &self.notice
            && widgets::dialog(ui, "notice", 460.0, |ui| notice(ui, &self.text, given, commands)).is_none()
        {
            commands.push(Command::CloseNotice);
        }
    }
}

fn settings(ui: &mut Ui, text: &Text, current: &Settings, record: Option<&str>, commands: &mut Vec<Command>) {
    widgets::title(ui, &text.say("settings-title"));
    ui.add_space(space::S);
    let label = text.say("settings-language");
    widgets::form_row(ui, &label, |ui| {
        let mut lang = text.lang();
        let options = Lang::ALL.map(|lang| (lang, lang.own_name().to_owned()));
        if widgets::segments(ui, &label, &mut lang, &options) {
            commands.push(Command::Lang(lang));
        }
    });
    let label = text.say("settings-shade");
    widgets::form_row(ui, &label, |ui| {
        let mut shade = current.shade;
        let options = [
            (Shade::System, text.say("shade-system")),
            (Shade::Light, text.say("shade-light")),
            (Shade::Dark, text.say("shade-dark")),
        ];
        if widgets::segments(ui, &label, &mut shade, &options) {
            commands.push(Command::Shade(shade));
        }
    });
    let label = text.say("pace-title");
    widgets::form_row(ui, &label, |ui| {
        let mut pace = current.pace;
        let options = Pace::ALL.map(|pace| (pace, text.say(pace.key())));
        if widgets::segments(ui, &label, &mut pace, &options) {
            commands.push(Command::Pace(pace));
        }
    });
    let label = text.say("settings-motion");
    widgets::form_row(ui, &label, |ui| {
        let mut motion = current.motion;
        if widgets::toggle(ui, &mut motion, &text.say("settings-motion-about")).changed() {
            commands.push(Command::Motion(motion));
        }
    });
    if let Some(record) = record {
        ui.add_space(space::S);
        widgets::small(ui, &text.say_with("score-record", &[("path", record.into())]));
    }
    ui.add_space(space::L);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(ui, None, &text.say("close"), Tone::Main).clicked() {
            commands.push(Command::Settings(false));
        }
    });
}

fn notice(ui: &mut Ui, text: &Text, given: &Notice, commands: &mut Vec<Command>) {
    let theme = theme(ui);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(22.0), egui::Sense::hover());
        Icon::Warning.paint(ui.painter(), rect, theme.bad);
        widgets::title(ui, &text.say(given.title));
    });
    ui.add(egui::Label::new(RichText::new(&given.words).color(theme.ink)).wrap().selectable(true));
    ui.add_space(space::L);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(ui, None, &text.say("close"), Tone::Main).clicked() {
            commands.push(Command::CloseNotice);
        }
    });
}
