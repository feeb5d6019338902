//! Species: their sheets to read, a strip with the one in play, and the cards
//! that one is chosen from.

use egui::{
    Align2, Area, Color32, CornerRadius, CursorIcon, Frame, Id, Key, Margin, Modifiers, Order, Rect,
    RichText, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::score;
use super::sheet::Sheet as Board;
use super::stage::Stage;
use super::supply;
use crate::engine::{Line, Seat};
use crate::microlonies::action::Action;
use crate::microlonies::pack::{AbilityText, Grade, Sheet};
use crate::microlonies::species::{self, Component};
use crate::text::{Text, Value};
use crate::ui::brush::Brush;
use crate::ui::icons::Icon;
use crate::ui::theme::{CARD_CORNER, CORNER, Theme, mix, size, space, theme};
use crate::ui::widgets;

/// The height of the strip with the species in play.
pub const STRIP: f32 = 28.0;

/// The text key of a grade.
pub fn grade_key(grade: Grade) -> &'static str {
    match grade {
        Grade::Green => "grade-green",
        Grade::Red => "grade-red",
    }
}

/// The mark of a grade: one drop for the easy ones, two for the others, so
/// that it holds without colour. Returns how wide it is.
pub fn grade_mark(brush: &mut Brush, theme: &Theme, left: egui::Pos2, grade: Grade) -> f32 {
    let (count, color) = match grade {
        Grade::Green => (1, theme.good),
        Grade::Red => (2, theme.bad),
    };
    for i in 0..count {
        let at = left + vec2(4.0 + 9.0 * i as f32, 0.0);
        brush.disc(at, 4.0, color);
        brush.ring(at, 4.0, 1.0, mix(color, Color32::BLACK, 0.35));
    }
    8.0 + 9.0 * (count - 1) as f32
}

/// How things stand for a colony that has the species.
pub struct Standing<'a> {
    /// Whether the ability of a rule applies now.
    pub applies: &'a dyn Fn(&str) -> bool,
    /// VP of the Supremacy, and what they are made of.
    pub supremacy: (i32, Line),
    /// Its pieces.
    pub components: Vec<Component>,
}

/// A sheet to be read.
pub fn read(ui: &mut Ui, text: &Text, sheet: &Sheet, standing: Option<&Standing<'_>>) {
    ui.spacing_mut().item_spacing.y = space::XS;
    name(ui, text, sheet);
    ui.label(RichText::new(text.words(&sheet.summary)).color(theme(ui).ink));
    ui.add_space(space::XS);
    for one in &sheet.abilities {
        ability(ui, text, one, standing.is_some_and(|standing| (standing.applies)(&one.rule)));
    }
    ui.add_space(space::XS);
    supremacy(ui, text, sheet, standing);
    for component in standing.iter().flat_map(|standing| &standing.components) {
        widgets::faint(ui, &text.plain(&supply::line(component)));
    }
}

fn name(ui: &mut Ui, text: &Text, sheet: &Sheet) {
    let theme = theme(ui);
    ui.horizontal(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(17.0, 20.0), Sense::hover());
        let grade = text.say(grade_key(sheet.grade));
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &grade));
        let mut brush = Brush::of(ui);
        let wide = grade_mark(&mut brush, theme, rect.left_center(), sheet.grade);
        ui.painter().add(brush.take());
        ui.add_space(wide - 17.0 - 2.0);
        widgets::heading(ui, text.words(&sheet.name));
        widgets::small(ui, &grade);
    });
}

/// An ability; one that applies now is lit, and says so.
fn ability(ui: &mut Ui, text: &Text, ability: &AbilityText, now: bool) {
    let theme = theme(ui);
    let fill = if now { mix(theme.card, theme.accent, 0.22) } else { Color32::TRANSPARENT };
    let line = if now { theme.accent } else { mix(theme.card, theme.line, 0.9) };
    let margin = Margin { left: 10, right: 6, top: 2, bottom: 2 };
    let frame = Frame::new().fill(fill).corner_radius(CornerRadius::same(CORNER / 2)).inner_margin(margin);
    let painted = frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 0.0;
        if now {
            let words = RichText::new(text.say("ability-now")).size(size::SMALL);
            ui.label(words.color(mix(theme.accent, theme.ink, 0.45)).strong());
        }
        ui.label(RichText::new(text.words(&ability.text)).color(theme.ink));
    });
    let rect = painted.response.rect;
    let bar = rect.with_max_x(rect.left() + if now { 4.0 } else { 2.0 });
    ui.painter().rect_filled(bar, 1.0, line);
}

fn supremacy(ui: &mut Ui, text: &Text, sheet: &Sheet, standing: Option<&Standing<'_>>) {
    let theme = theme(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        let (rect, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
        Icon::Points.paint(ui.painter(), rect, mix(theme.ink, theme.accent, 0.6));
        let words = [("what", Value::from(text.words(&sheet.supremacy)))];
        ui.label(RichText::new(text.say_with("species-supremacy", &words)).color(theme.ink));
    });
    if let Some(standing) = standing {
        let (vp, working) = &standing.supremacy;
        let line = Line::new("species-supremacy-now").with("vp", i64::from(*vp));
        let words = text.plain(&line.with("working", working.clone()));
        ui.label(RichText::new(words).color(mix(theme.good, theme.ink, 0.35)).strong());
    }
}

/// The sheet as one text, for screen readers.
fn spoken(text: &Text, sheet: &Sheet) -> String {
    let mut words = text.words(&sheet.summary).to_owned();
    let abilities = sheet.abilities.iter().map(|ability| text.words(&ability.text));
    for more in abilities.chain([text.words(&sheet.supremacy)]) {
        words.push(' ');
        words.push_str(more);
    }
    words
}

/// The sheet of a seat's species, if it is known.
pub fn sheet_of<'a>(stage: &'a Stage<'_>, seat: Seat) -> Option<&'a Sheet> {
    stage.view.colony(seat).species.and_then(|species| stage.view.content.sheet(species))
}

/// The strip with the shown colony's species: a click opens its sheet.
pub fn strip(ui: &Ui, stage: &Stage<'_>, rect: Rect, opened: &mut bool) {
    let Some(sheet) = sheet_of(stage, stage.shown) else { return };
    let theme = stage.theme;
    let vp = species::supremacy(stage.view, &stage.view.content, stage.shown);
    let name = stage.text.words(&sheet.name);
    let response = ui.interact(rect, ui.scope_id().with("species"), Sense::click());
    let args = [("species", Value::from(name)), ("vp", i64::from(vp).into())];
    let spoken = stage.text.say_with("species-strip", &args);
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, *opened, &spoken));
    let mut board = Board::new(ui, rect.expand(2.0));
    let fill = if response.hovered() || *opened { theme.hover() } else { theme.card };
    board.brush.rounded(rect, f32::from(CORNER), fill);
    let line = if *opened { mix(theme.line, theme.ink, 0.4) } else { theme.line };
    board.brush.frame(rect, f32::from(CORNER), 1.0, line);
    let y = rect.center().y;
    let wide = grade_mark(&mut board.brush, theme, pos2(rect.left() + 8.0, y), sheet.grade);
    let icon = if *opened { Icon::Close } else { Icon::Book };
    board.brush.icon_at(icon, pos2(rect.right() - 14.0, y), 15.0, theme.faint);
    let right = pos2(rect.right() - 30.0, y);
    let points = board.write(right, Align2::RIGHT_CENTER, &vp.to_string(), size::BODY, theme.ink);
    let star = mix(theme.ink, theme.accent, 0.7);
    board.brush.icon_at(Icon::Points, pos2(points.left() - 10.0, y), 14.0, star);
    let left = pos2(rect.left() + 14.0 + wide, y);
    let room = points.left() - 22.0 - left.x;
    let written = board.write_cut(left, Align2::LEFT_CENTER, name, size::BODY, room, theme.ink);
    let tokens = pos2(points.left() - 22.0 - supply::width(stage, stage.shown), y);
    if tokens.x > written.right() + space::S {
        supply::row(&mut board, stage, stage.shown, tokens);
    }
    board.flush();
    widgets::ring(ui, &response, rect, CORNER);
    if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
        *opened = !*opened;
    }
}

/// The sheet of the shown colony's species, beside its anthill.
pub fn page(ui: &Ui, stage: &Stage<'_>, side: Rect, legal: &[Action], opened: &mut bool) {
    let Some(sheet) = sheet_of(stage, stage.shown).filter(|_| *opened) else { return };
    let window = ui.ctx().content_rect();
    let width = (side.left() - window.left() - 240.0).clamp(240.0, 380.0);
    let area = Area::new(Id::unique("species-page"))
        .pivot(Align2::RIGHT_TOP)
        .fixed_pos(side.left_top() + vec2(-space::M, space::S))
        .order(Order::Middle)
        .constrain_to(window)
        .fade_in(false);
    let seat = stage.shown;
    let applies = |rule: &str| species::applies(stage.view, seat, legal, rule);
    let standing = Standing {
        applies: &applies,
        supremacy: (
            species::supremacy(stage.view, &stage.view.content, seat),
            score::supremacy(stage.view, &stage.view.content, seat),
        ),
        components: species::components(stage.view, &stage.view.content, seat),
    };
    area.show(ui.ctx(), |ui| {
        lifted(ui).show(ui, |ui| {
            ui.set_width(width);
            let most = side.height() - 40.0;
            let scroll = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
            scroll.show(ui, |ui| read(ui, stage.text, sheet, Some(&standing)));
        });
    });
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        *opened = false;
    }
}

/// A card that lies over a board.
fn lifted(ui: &Ui) -> Frame {
    let theme = theme(ui);
    widgets::card(ui)
        .corner_radius(CornerRadius::same(CARD_CORNER + 4))
        .stroke(Stroke::new(1.0, theme.line))
        .shadow(theme.lifted_shadow())
}

/// The species that may be kept or chosen now, as cards over the board.
/// Returns the one that was clicked.
pub fn offer(ui: &Ui, stage: &Stage<'_>, legal: &[Action]) -> Option<Action> {
    let is_offer = |action: &Action| matches!(action, Action::KeepSpecies(_) | Action::ChooseSpecies(_));
    if stage.decider.is_none() || !legal.iter().any(is_offer) {
        return None;
    }
    let board = ui.max_rect();
    let area = Area::new(Id::unique("species-offer"))
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(pos2(board.center().x, board.bottom() - space::M))
        .order(Order::Middle)
        .constrain_to(board)
        .fade_in(false);
    let mut clicked = None;
    area.show(ui.ctx(), |ui| {
        lifted(ui).show(ui, |ui| {
            ui.set_width((board.width() - 4.0 * space::M).min(760.0));
            let most = board.height() * 0.86 - 2.0 * space::M;
            let scroll = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
            scroll.content_margin(Margin::same(3)).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::S;
                for action in legal {
                    if let Action::KeepSpecies(species) | Action::ChooseSpecies(species) = *action
                        && let Some(sheet) = stage.view.content.sheet(species)
                        && offered(ui, stage.text, sheet)
                    {
                        clicked = Some(*action);
                    }
                }
            });
        });
    });
    clicked
}

/// A sheet as a card to be clicked.
fn offered(ui: &mut Ui, text: &Text, sheet: &Sheet) -> bool {
    let builder = UiBuilder::new().id_salt(("offered", sheet.id.id())).sense(Sense::click());
    let scope = ui.scope_builder(builder, |ui| {
        let (theme, over) = (theme(ui), ui.response().hovered());
        let fill = if over { mix(theme.card, theme.accent, 0.14) } else { mix(theme.card, theme.panel, 0.6) };
        let line = if over { Stroke::new(2.0, theme.accent) } else { Stroke::new(1.0, theme.accent) };
        let frame = Frame::new()
            .fill(fill)
            .corner_radius(CornerRadius::same(CARD_CORNER))
            .stroke(line)
            .inner_margin(Margin::symmetric(space::M as i8, space::S as i8));
        frame.show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            read(ui, text, sheet, None);
        });
    });
    let response = scope.response.on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| {
        let args =
            [("species", Value::from(text.words(&sheet.name))), ("about", Value::from(spoken(text, sheet)))];
        WidgetInfo::labeled(Role::Button, true, text.say_with("species-offered", &args))
    });
    widgets::ring(ui, &response, response.rect, CARD_CORNER);
    response.clicked()
}
