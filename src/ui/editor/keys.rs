//! The keyboard of the editor.

use egui::{Event, Key, Modifiers, Ui};

use super::tool::Tool;
use super::{Editor, Wish};
use crate::editor::Turn;
use crate::editor::shapes::Brush;

/// Takes the keys that mean something to the editor.
pub(super) fn take(editor: &Editor, ui: &Ui, wishes: &mut Vec<Wish>) {
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let wish = match event {
                Event::Copy => Some(Wish::Copy),
                Event::Cut => Some(Wish::Cut),
                Event::Paste(text) => Some(Wish::PasteText(text.clone())),
                Event::Key { key, pressed: true, modifiers, .. } => meaning(editor, *key, *modifiers),
                _ => None,
            };
            let none = wish.is_none();
            wishes.extend(wish);
            none
        });
    });
}

fn meaning(editor: &Editor, key: Key, modifiers: Modifiers) -> Option<Wish> {
    let command = modifiers.command || modifiers.ctrl;
    if command {
        return commanded(editor, key, modifiers.shift);
    }
    if modifiers.alt {
        return None;
    }
    let afloat = editor.desk.floating.is_some() || editor.desk.held.is_some();
    let spin = |mirrored, sixths| afloat.then_some(Wish::Spin(Turn { mirrored, sixths }));
    match (key, modifiers.shift) {
        (Key::R, false) => return spin(false, 1),
        (Key::R, true) => return spin(false, 5),
        (Key::M, false) => return spin(true, 0),
        _ if modifiers.shift => return None,
        _ => {}
    }
    let digit = |digit: usize| Some(Wish::Ink(digit)).filter(|_| digit < editor.swatches.len());
    match key {
        Key::F5 => Some(Wish::Play),
        Key::Escape => Some(Wish::Escape),
        Key::F => Some(Wish::Fit),
        Key::Delete | Key::Backspace => Some(Wish::Delete),
        Key::C => Some(Wish::Coordinates(!editor.desk.coordinates)),
        Key::Y => Some(Wish::History(editor.history.is_none())),
        Key::OpenBracket => Some(Wish::Brush(other_brush(editor.desk.brush, false))),
        Key::CloseBracket => Some(Wish::Brush(other_brush(editor.desk.brush, true))),
        Key::Num1 => digit(0),
        Key::Num2 => digit(1),
        Key::Num3 => digit(2),
        Key::Num4 => digit(3),
        Key::Num5 => digit(4),
        Key::Num6 => digit(5),
        Key::Num7 => digit(6),
        Key::Num8 => digit(7),
        Key::Num9 => digit(8),
        Key::Num0 => digit(9),
        key => Tool::ALL.into_iter().find(|tool| tool.key() == key).map(Wish::Tool),
    }
}

fn commanded(editor: &Editor, key: Key, shift: bool) -> Option<Wish> {
    use super::dialogs::Dialog;
    match (key, shift) {
        (Key::Z, false) => Some(Wish::Undo),
        (Key::Z, true) | (Key::Y, false) => Some(Wish::Redo),
        (Key::A, false) => Some(Wish::SelectAll),
        (Key::D, false) => Some(Wish::Unselect),
        (Key::N, false) => Some(Wish::New),
        (Key::O, false) => Some(Wish::Ask(Dialog::open())),
        (Key::S, false) => Some(Wish::Save),
        (Key::S, true) => Some(Wish::Ask(Dialog::save(editor))),
        (Key::X, false) => Some(Wish::Cut),
        (Key::C, false) => Some(Wish::Copy),
        (Key::V, false) => Some(Wish::Paste),
        _ => None,
    }
}

/// The next larger or smaller brush.
fn other_brush(brush: Brush, larger: bool) -> Brush {
    let place = Brush::ALL.iter().position(|other| *other == brush).unwrap_or(0);
    let place = if larger { (place + 1).min(2) } else { place.saturating_sub(1) };
    Brush::ALL[place]
}
