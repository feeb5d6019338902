//! The regions of the review, and what is painted into which.

use std::path::Path;

use egui::{Rect, RichText, Stroke, Ui, vec2};

use super::book::Damage;
use super::{Pane, Review, Wish, bar, controls, tree};
use crate::engine::{Game, Refusal};
use crate::text::{Text, trouble};
use crate::ui::command::Command;
use crate::ui::face::{Asks, Face, Scene};
use crate::ui::icons::Icon;
use crate::ui::table::colonies::{self, Clicks};
use crate::ui::table::frame::{Regions, choices, grounds};
use crate::ui::table::score::{self, Count};
use crate::ui::table::{self, TableCx, advice, toast};
use crate::ui::theme::{space, theme};
use crate::ui::widgets;

/// Height of the switch between boards and variations.
const TABS: f32 = 34.0;

/// Where everything is.
struct Places {
    regions: Regions,
    /// Where the variations are, if they have a place beside the boards.
    tree: Option<Rect>,
    low: Rect,
}

impl Places {
    fn new(window: Rect, strip_height: f32) -> Self {
        let (upper, low) = window.split_top_bottom_at_y(window.bottom() - controls::HEIGHT);
        let mut regions = Regions::new(upper, strip_height);
        // In a wide window the log has a column of its own.
        let wide = regions.log.top() <= regions.board.top();
        let tree = wide.then(|| {
            let middle = regions.log.top() + regions.log.height() * 0.5;
            let (log, tree) = regions.log.split_top_bottom_at_y(middle);
            regions.log = log;
            tree
        });
        Self { regions, tree, low }
    }
}

/// Paints the review.
pub(super) fn show<F: Face>(
    review: &mut Review<F>,
    ui: &mut Ui,
    cx: &mut TableCx<'_>,
    wishes: &mut Vec<Wish>,
) {
    let window = ui.max_rect();
    let places = Places::new(window, review.face.strip_height(window.height()));
    grounds(ui, &places.regions);
    ui.painter().rect_filled(places.low, 0.0, theme(ui).panel);
    let line = Stroke::new(1.0, theme(ui).line);
    ui.painter().hline(places.low.x_range(), places.low.top() + 0.5, line);
    let asks = paint(review, ui, cx, &places, wishes);
    review.heed(ui, cx, asks);
}

type AllAsks<F> = Vec<crate::ui::face::Ask<<F as Face>::Game>>;

fn paint<F: Face>(
    review: &mut Review<F>,
    ui: &mut Ui,
    cx: &mut TableCx<'_>,
    places: &Places,
    wishes: &mut Vec<Wish>,
) -> AllAsks<F> {
    let (progress, decider) = (review.progress(), review.decider());
    let (face, mode) = (review.face.clone(), review.mode());
    let Review { book, desk, strip, log, tree: list, notes, goto, .. } = review;
    let (refused, none) = (decider, decider.is_none());
    let refuse = |action: &<F::Game as Game>::Action| -> Option<Refusal<<F::Game as Game>::Place>> {
        refused.and_then(|seat| book.table.refuse(seat, action))
    };
    let scene = Scene::<F::Game> {
        view: &book.view,
        before: book.before.as_ref(),
        progress,
        ready: book.table.ready(),
        eyes: book.looking(),
        turn: book.turn(),
        clock: book.clock(),
        legal: if none { &[] } else { book.table.legal() },
        lit: &review.lit,
        pointed: review.pointed.as_deref().unwrap_or(&review.told),
        hinted: &review.hinted,
        shown: review.shown,
        colonies: &review.colonies,
        text: cx.text,
        refuse: &refuse,
    };
    let pane = Pane::<F> { book, mode };
    let mut hands = Hands::<F> { desk, list, notes, strip, goto, asks: Asks::default() };
    if !cx.behind && !ui.ctx().text_edit_focused() {
        Review::<F>::game_keys(ui, &face, &scene, hands.desk, &mut hands.asks);
    }
    widgets::region(ui, places.regions.bar, "bar", |ui| bar::show(&*face, ui, cx, &scene, &pane, wishes));
    middle(&*face, ui, places, &scene, &pane, &mut hands, wishes);
    let log_place = places.regions.log.shrink2(vec2(space::M, space::S));
    let touch = widgets::region(ui, log_place, "log", |ui| log.show(ui, &scene, book)).inner;
    wishes.extend(touch.clicked.map(Wish::Read));
    scrubber(&*face, ui, places, &scene, &pane, &mut hands, wishes);
    choices(&*face, ui, &scene, places.regions.board, &mut hands.asks);
    sheet(&*face, ui, places, &scene, &pane, cx.commands, wishes);
    let pointed = touch.over.map(|line| face.places(&scene, line));
    let told = if none { last_places(&*face, &scene, &pane) } else { Vec::new() };
    let asks = hands.asks.take();
    let mut closes = false;
    let advice = review.advice.as_mut();
    let hinted = advice::show(&*face, advice, ui, cx, &scene, places.regions.board, &mut closes);
    wishes.extend(closes.then_some(Wish::Hint));
    if review.pointed != pointed || review.told != told || review.hinted != hinted {
        (review.pointed, review.told, review.hinted) = (pointed, told, hinted);
        // The board was painted before the log.
        ui.ctx().request_repaint();
    }
    floating(review, ui, cx, places.regions.board, wishes);
    asks
}

/// The time line and the controls below it.
fn scrubber<F: Face>(
    face: &F,
    ui: &mut Ui,
    places: &Places,
    scene: &Scene<'_, F::Game>,
    pane: &Pane<'_, F>,
    hands: &mut Hands<'_, F>,
    wishes: &mut Vec<Wish>,
) {
    widgets::region(ui, places.low.shrink2(vec2(space::M, space::XS)), "scrubber", |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        controls::show_strip(face, ui, scene, pane, hands.strip, wishes);
        controls::show_row(ui, scene, pane, hands.goto, wishes);
    });
}

/// What lies over the board: a refusal, and what is wrong with the record.
fn floating<F: Face>(review: &Review<F>, ui: &Ui, cx: &mut TableCx<'_>, board: Rect, wishes: &mut Vec<Wish>) {
    let mut closes = Vec::new();
    toast::show(review.toast.as_ref(), ui, cx, &review.colonies, board, &mut closes);
    wishes.extend(closes.into_iter().filter_map(of_table));
    if review.remark {
        remark(review, ui, cx, board, wishes);
    }
}

/// What parts of the screen change by themselves, and what they ask for.
struct Hands<'a, F: Face> {
    desk: &'a mut F::Desk,
    list: &'a mut tree::Tree,
    notes: &'a mut super::Notes,
    strip: &'a mut super::Strip,
    goto: &'a mut String,
    asks: Asks<F::Game>,
}

/// The colonies, the boards and the variations.
fn middle<F: Face>(
    face: &F,
    ui: &mut Ui,
    places: &Places,
    scene: &Scene<'_, F::Game>,
    pane: &Pane<'_, F>,
    hands: &mut Hands<'_, F>,
    wishes: &mut Vec<Wish>,
) {
    let regions = &places.regions;
    let mut shows = Vec::new();
    widgets::region(ui, regions.colonies.shrink2(vec2(1.0, 0.0)), "colonies", |ui| {
        let clicks = if pane.mode.trial { Clicks::Show } else { Clicks::Pin(pane.mode.pinned) };
        colonies::show(face, ui, scene, clicks, &mut shows);
    });
    wishes.extend(shows.into_iter().filter_map(of_table));
    widgets::region(ui, regions.board, "board", |ui| face.board(ui, scene, hands.desk, &mut hands.asks));
    let (side, tree) = match places.tree {
        Some(tree) => (Some(regions.side), Some(tree)),
        None => {
            let below = regions.side.with_min_y(regions.side.top() + TABS);
            match tabs(ui, regions.side, pane.mode.variations, scene, wishes) {
                Some(boards) => (Some(boards), None),
                None => (None, Some(below)),
            }
        }
    };
    if let Some(side) = side {
        widgets::region(ui, side.shrink(space::S), "side", |ui| {
            face.side(ui, scene, hands.desk, &mut hands.asks);
        });
    }
    if let Some(tree) = tree {
        variations(ui, tree, scene, pane, hands.list, hands.notes, wishes);
    }
    widgets::region(ui, regions.strip.shrink(space::S), "strip", |ui| {
        face.strip(ui, scene, hands.desk, &mut hands.asks);
    });
}

/// The score sheet of a game that is over, above the boards.
fn sheet<F: Face>(
    face: &F,
    ui: &Ui,
    places: &Places,
    scene: &Scene<'_, F::Game>,
    pane: &Pane<'_, F>,
    commands: &mut Vec<Command>,
    wishes: &mut Vec<Wish>,
) {
    // What the last step did is seen first.
    if !pane.mode.sheet || scene.progress < 1.0 {
        return;
    }
    let Some(count) = Count::of(face, scene) else { return };
    let text = scene.text;
    let (mut close, mut back) = (false, false);
    let corner = &mut |ui: &mut Ui| {
        close = widgets::icon_button(ui, Icon::Close, &text.say("review-sheet-close")).clicked();
    };
    let foot = &mut |ui: &mut Ui| {
        let words = text.say("review-to-main");
        back = widgets::button(ui, Some(Icon::Undo), &words, widgets::Tone::Main).clicked();
        widgets::faint(ui, &text.say("review-over-aside"));
    };
    let foot: Option<&mut dyn FnMut(&mut Ui)> = if pane.book.is_aside() { Some(foot) } else { None };
    score::panel(ui, places.regions.boards(), &count, score::Around { corner, foot }, commands);
    wishes.extend(close.then_some(Wish::Sheet));
    wishes.extend(back.then_some(Wish::Main));
}

/// The places that the log's lines of the last step speak of: what it changed.
fn last_places<F: Face>(
    face: &F,
    scene: &Scene<'_, F::Game>,
    pane: &Pane<'_, F>,
) -> Vec<<F::Game as Game>::Place> {
    let lines = pane.book.track.lines();
    let until = pane.book.track.told(pane.book.spot);
    let Some(last) = until.checked_sub(1).map(|at| lines[at].stop) else { return Vec::new() };
    let here = pane.book.spot.stop + usize::from(pane.book.spot.events > 0);
    if last != here || here == 0 {
        return Vec::new();
    }
    let of_step = lines[..until].iter().rev().take_while(|line| line.stop == last);
    of_step.flat_map(|line| face.places(scene, &line.what)).collect()
}

/// What the table's own parts ask for that a review heeds.
fn of_table(wish: table::Wish) -> Option<Wish> {
    match wish {
        table::Wish::Show(seat) => Some(Wish::Show(seat)),
        table::Wish::CloseToast => Some(Wish::CloseToast),
        _ => None,
    }
}

/// The switch between boards and variations, where there is room for one of
/// them. Returns the place of the boards, if they are shown.
fn tabs<G: Game>(
    ui: &mut Ui,
    side: Rect,
    variations: bool,
    scene: &Scene<'_, G>,
    wishes: &mut Vec<Wish>,
) -> Option<Rect> {
    let (head, boards) = side.split_top_bottom_at_y(side.top() + TABS);
    widgets::region(ui, head.shrink2(vec2(space::S, 2.0)), "tabs", |ui| {
        let mut now = variations;
        let options =
            [(false, scene.text.say("review-tab-boards")), (true, scene.text.say("review-tab-variations"))];
        if widgets::segments(ui, &scene.text.say("review-tab"), &mut now, &options) {
            wishes.push(Wish::Variations);
        }
    });
    (!variations).then_some(boards)
}

fn variations<F: Face>(
    ui: &mut Ui,
    rect: Rect,
    scene: &Scene<'_, F::Game>,
    pane: &Pane<'_, F>,
    list: &mut tree::Tree,
    notes: &mut super::Notes,
    wishes: &mut Vec<Wish>,
) {
    let line = Stroke::new(1.0, theme(ui).line);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, line);
    widgets::region(ui, rect.shrink2(vec2(space::M, space::S)), "variations", |ui| {
        notes.show(ui, scene.text, pane.book, wishes);
        ui.add_space(space::XS);
        let click = list.show(ui, scene, pane.book);
        wishes.extend(click.map(|click| match click {
            tree::Click::Step(step) => Wish::Step(step),
            tree::Click::Fold(head) => Wish::Fold(head),
        }));
    });
}

/// What is wrong with the record.
fn remark<F: Face>(review: &Review<F>, ui: &Ui, cx: &TableCx<'_>, board: Rect, wishes: &mut Vec<Wish>) {
    let (text, damage) = (cx.text, &review.book.damage);
    let sentences = sentences(text, damage);
    toast::floating(ui, "review-remark", board, theme(ui).bad, |ui| {
        ui.vertical(|ui| {
            ui.set_max_width(board.width().min(520.0) - 110.0);
            for sentence in sentences {
                ui.add(egui::Label::new(RichText::new(sentence).color(theme(ui).ink)).wrap());
            }
            if let Some(drift) = damage.drift
                && widgets::button(ui, None, &text.say("review-to-drift"), widgets::Tone::Plain).clicked()
            {
                wishes.push(Wish::Step(drift.step));
            }
        });
        if widgets::icon_button(ui, Icon::Close, &text.say("close")).clicked() {
            wishes.push(Wish::Heal);
        }
    });
}

fn sentences(text: &Text, damage: &Damage) -> Vec<String> {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut sentences = Vec::new();
    if let Some(cut) = &damage.cut {
        let reason = text.plain(&trouble::cut(cut));
        sentences.push(match &damage.cut_side {
            Some(side) => {
                let args = [("file", name(side).into()), ("reason", reason.into())];
                text.say_with("review-cut-side", &args)
            }
            None => text.say_with("review-cut", &[("reason", reason.into())]),
        });
    }
    if let Some(drift) = damage.drift {
        sentences.push(text.say_with("remark-drift", &[("step", i64::from(drift.step.0).into())]));
    }
    if damage.relined {
        sentences.push(text.say("remark-lines"));
    }
    if let Some(older) = &damage.older {
        let key = if older.carried { "review-carried" } else { "review-older" };
        sentences.push(text.say_with(key, &[("file", name(&older.path).into())]));
    }
    sentences
}
