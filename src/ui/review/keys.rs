//! The keyboard of a review.

use egui::{Event, Key, Modifiers, Ui};

use super::Wish;
use crate::engine::Unit;

/// Takes the keys that mean something to a review. Each press of a key that is
/// held counts, however many come in one frame, so that no step is passed over.
pub(super) fn take(ui: &Ui, strip: Option<egui::Id>, wishes: &mut Vec<Wish>) {
    let focus = ui.memory(|memory| memory.focused());
    let elsewhere = focus.is_some() && focus != strip;
    let before = wishes.len();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = event else { return true };
            // What has the keyboard is pressed with the space bar.
            if *key == Key::Space && elsewhere {
                return true;
            }
            let wish = meaning(*key, *modifiers);
            let none = wish.is_none();
            wishes.extend(wish);
            none
        });
    });
    // The arrows would move the keyboard on, too.
    if let Some(id) = focus.filter(|_| elsewhere && wishes.len() > before) {
        ui.memory_mut(|memory| memory.surrender_focus(id));
    }
}

fn meaning(key: Key, modifiers: Modifiers) -> Option<Wish> {
    let unit = match (modifiers.alt, modifiers.shift, modifiers.ctrl || modifiers.command) {
        (false, false, false) => Unit::Decision,
        (true, false, false) => Unit::Event,
        (false, true, false) => Unit::Turn,
        (false, false, true) => Unit::Round,
        _ => return None,
    };
    match key {
        Key::ArrowLeft => return Some(Wish::Move(unit, false)),
        Key::ArrowRight => return Some(Wish::Move(unit, true)),
        _ => {}
    }
    if !modifiers.is_none() {
        return None;
    }
    Some(match key {
        Key::Space => Wish::Play,
        Key::Home => Wish::Home,
        Key::End => Wish::End,
        Key::M => Wish::Main,
        Key::Plus | Key::Equals => Wish::Faster(true),
        Key::Minus => Wish::Faster(false),
        Key::V => Wish::Variations,
        Key::E => Wish::EndTurn,
        Key::T => Wish::Trial,
        Key::S => Wish::Sheet,
        Key::H => Wish::Hint,
        Key::Escape => Wish::Escape,
        _ => return None,
    })
}
