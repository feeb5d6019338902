//! The toy's face: the smallest one that uses everything a face can do.

use std::ops::RangeInclusive;

use egui::{Sense, Ui, vec2};
use formicarium::engine::{Line, Problem, Seat};
use formicarium::text::Lang;
use formicarium::ui::face::{Asks, Choice, Face, FormCx, RowKind, Scene, ScoreRow};
use formicarium::ui::form::PathKind;
use formicarium::ui::icons::Icon;
use formicarium::ui::{theme, widgets};
use serde::{Deserialize, Serialize};

use crate::toy::{Action, Answer, Setup, Toy, cards};

pub struct ToyFace;

#[derive(Clone, Serialize, Deserialize)]
pub struct Form {
    pub turns: u16,
    pub path: String,
}

impl Default for Form {
    fn default() -> Self {
        Self { turns: 6, path: String::new() }
    }
}

/// What the face remembers of a table.
#[derive(Default)]
pub struct Desk {
    clicks: usize,
}

impl Face for ToyFace {
    type Game = Toy;
    type Form = Form;
    type Desk = Desk;
    const TITLE: &'static str = "toy-title";
    const ABOUT: &'static str = "toy-about";
    const RULES: &'static str = "toy";

    fn seats(&self) -> RangeInclusive<usize> {
        2..=4
    }

    fn form(&self, ui: &mut Ui, form: &mut Form, cx: &mut FormCx<'_>) {
        cx.row(ui, "toy-form-turns", |ui, cx| {
            let name = cx.text.say("toy-form-turns");
            ui.add(egui::DragValue::new(&mut form.turns).range(0..=6000)).accessible_name(name);
        });
        cx.path(ui, "toy-form-file", "toy-form-file-hint", PathKind::File(&["toy"]), &mut form.path);
    }

    fn setup(&self, form: &Form, seats: usize) -> Result<Setup, Vec<Problem>> {
        Ok(Setup { turns: form.turns, ..Setup::of(seats as u8) })
    }

    fn ask(&self, scene: &Scene<'_, Toy>) -> Line {
        Line::new(scene.clock.phase)
    }

    fn choices(&self, scene: &Scene<'_, Toy>) -> Vec<Choice<Action>> {
        let label = |action: &Action| {
            Some(match action {
                Action::Take { crumbs } => Line::new("toy-take").with("crumbs", i64::from(*crumbs)),
                Action::Roll => Line::new("toy-roll"),
                Action::Count => Line::new("toy-count"),
                Action::Pass => Line::new("toy-pass"),
                _ => return None,
            })
        };
        let choices = scene.legal.iter().filter_map(|action| Some(Choice::new(*action, label(action)?)));
        choices.map(|choice| choice.icon(Icon::Food)).collect()
    }

    fn card(&self, ui: &mut Ui, scene: &Scene<'_, Toy>, seat: Seat) {
        let (score, size) = (scene.view.scores[seat.index()], scene.view.sizes[seat.index()]);
        ui.label(scene.say(
            &Line::new("toy-card-figures").with("score", i64::from(score)).with("cards", i64::from(size)),
        ));
    }

    fn board(&self, ui: &mut Ui, scene: &Scene<'_, Toy>, desk: &mut Desk, asks: &mut Asks<Toy>) {
        let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        let heap = egui::Rect::from_center_size(rect.center(), vec2(120.0, 120.0));
        Icon::Mound.paint_solid(ui.painter(), heap, theme::theme(ui).mound);
        let name = scene.say(&Line::new("toy-heap").with("crumbs", i64::from(scene.view.heap)));
        // Three is refused when crumbs were taken already.
        let response = widgets::spot(ui, heap, "heap", &name, scene.allows(&Action::Take { crumbs: 3 }));
        if response.clicked() {
            desk.clicks += 1;
            asks.act(Action::Take { crumbs: 3 });
        }
    }

    fn side(&self, ui: &mut Ui, scene: &Scene<'_, Toy>, desk: &mut Desk, _asks: &mut Asks<Toy>) {
        widgets::heading(ui, &scene.name(scene.shown));
        let known = scene.view.hands[scene.shown.index()];
        let key = if known.is_some() { "toy-hand-open" } else { "toy-hand-closed" };
        ui.label(scene.text.say(key));
        let _ = desk.clicks;
    }

    fn strip(&self, ui: &mut Ui, scene: &Scene<'_, Toy>, _desk: &mut Desk, asks: &mut Asks<Toy>) {
        let Some(hand) = scene.view.hands[scene.shown.index()] else { return };
        ui.horizontal(|ui| {
            for card in cards(hand) {
                let name = scene.say(&self.place(scene, &card));
                let (rect, _) = ui.allocate_exact_size(vec2(64.0, 90.0), Sense::hover());
                let theme = theme::theme(ui);
                let lit = scene.lit.contains(&card);
                ui.painter().rect_filled(rect, 8.0, if lit { theme.bad } else { theme.card });
                ui.painter().text(
                    rect.center(),
                    egui::Align2::CENTER_CENTER,
                    card.to_string(),
                    theme::font(20.0),
                    theme.ink,
                );
                let answering = scene.view.answer == crate::toy::hidden::Shown::Known(Answer::Asked);
                let action = if answering { Action::Answer { card } } else { Action::Play { card } };
                let asked = scene.allows(&action);
                if widgets::spot(ui, rect, ("card", card), &name, asked).clicked() {
                    asks.act(action);
                }
            }
        });
    }

    fn told(&self, _scene: &Scene<'_, Toy>, action: &Action) -> Line {
        Line::new("toy-do").with("action", format!("{action:?}"))
    }

    fn mark(&self, key: &str) -> Icon {
        if key == "toy-mark-rolled" { Icon::Die } else { Icon::Hand }
    }

    fn place(&self, _scene: &Scene<'_, Toy>, place: &u8) -> Line {
        Line::new("toy-place-card").with("card", i64::from(*place))
    }

    fn score(&self, view: &crate::toy::hidden::View, ready: &std::sync::Arc<Setup>) -> Vec<ScoreRow> {
        let seats = usize::from(ready.seats);
        let of = |value: &dyn Fn(usize) -> i64| (0..seats).map(value).collect::<Vec<_>>();
        let scores = of(&|seat| view.scores[seat].into());
        vec![
            ScoreRow::points(Line::new("toy-score-crumbs"), scores.clone()).icon(Icon::Food).rule("T5"),
            ScoreRow::points(Line::new("toy-score-total"), scores).kind(RowKind::Total),
            ScoreRow::points(Line::new("toy-score-cards"), of(&|seat| view.sizes[seat].into()))
                .kind(RowKind::Tie),
        ]
    }
}

/// The toy's texts.
pub const TEXTS: [(Lang, &str); 2] = [(Lang::English, ENGLISH), (Lang::Chinese, CHINESE)];

const ENGLISH: &str = "
toy-title = Crumbs
toy-about = Take crumbs, roll the die, play cards.
toy-form-turns = Turns
toy-form-file = Toy file
toy-form-file-hint = none
toy-acting = take, roll, play or end
toy-answering = answer in secret or pass
toy-do = Do { $action }
toy-take = Take { $crumbs }
toy-roll = Roll the die
toy-count = Count
toy-pass = Pass
toy-heap = Heap of { $crumbs } crumbs
toy-hand-open = These are the cards in your hand
toy-hand-closed = These cards are face down
toy-card-figures = { $score } crumbs, { $cards } cards
toy-place-card = Card number { $card }
toy-score-crumbs = Crumbs
toy-score-total = Total
toy-score-cards = Cards left
toy-seats = So many seats are no toy.
toy-turns = A toy lasts from 1 to 6000 turns.
toy-over = The game is over.
toy-not-your-turn = It is another's turn.
toy-answer = First the answer.
toy-card = You do not hold this card.
toy-once = Once a turn is enough.
toy-took = { $seat } takes { $crumbs }
toy-rolled = { $seat } rolls { $face }
toy-dealt = { $seat } is dealt card { $card }
toy-dealt-hidden = { $seat } is dealt a card
toy-drew = { $seat } draws card { $card }
toy-drew-hidden = { $seat } draws a card
toy-buried = { $seat } buries card { $card }
toy-buried-hidden = { $seat } buries a card
toy-played = { $seat } plays card { $card }
toy-answered = { $seat } answers with card { $card }
toy-answered-hidden = { $seat } has answered
toy-passed = Passed
toy-conceded = { $seat } concedes
toy-first = { $seat } begins
toy-mark-rolled = The die
toy-mark-played = A card
";

const CHINESE: &str = "
toy-title = 碎屑
toy-about = 拿碎屑、掷骰、出牌。
toy-form-turns = 回合数
toy-form-file = 玩具文件
toy-form-file-hint = 无
toy-acting = 拿、掷、出牌或结束
toy-answering = 暗中应牌或放弃
toy-do = 做 { $action }
toy-take = 拿 { $crumbs } 粒
toy-roll = 掷骰
toy-count = 清点
toy-pass = 放弃
toy-heap = { $crumbs } 粒碎屑
toy-hand-open = 这是你的手牌
toy-hand-closed = 这些牌正面朝下
toy-card-figures = { $score } 粒，{ $cards } 张牌
toy-place-card = { $card } 号牌
toy-score-crumbs = 碎屑
toy-score-total = 合计
toy-score-cards = 剩余手牌
toy-seats = 座位数不对。
toy-turns = 回合数应为 1 到 6000。
toy-over = 对局已结束。
toy-not-your-turn = 现在轮到别人。
toy-answer = 请先应牌。
toy-card = 你没有这张牌。
toy-once = 每回合只能一次。
toy-took = { $seat }拿了 { $crumbs } 粒
toy-rolled = { $seat }掷出 { $face }
toy-dealt = { $seat }分到 { $card } 号牌
toy-dealt-hidden = { $seat }分到一张牌
toy-drew = { $seat }摸到 { $card } 号牌
toy-drew-hidden = { $seat }摸了一张牌
toy-buried = { $seat }埋下 { $card } 号牌
toy-buried-hidden = { $seat }埋下一张牌
toy-played = { $seat }打出 { $card } 号牌
toy-answered = { $seat }以 { $card } 号牌应牌
toy-answered-hidden = { $seat }已应牌
toy-passed = 放弃
toy-conceded = { $seat }认输
toy-first = { $seat }先手
toy-mark-rolled = 骰子
toy-mark-played = 一张牌
";
