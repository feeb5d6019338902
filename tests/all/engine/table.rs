//! Playing at a table: turns, barriers, variations, bots.

use formicarium::engine::{Arg, Bot, Eyes, Game, History, Look, Move, Seat, Step, StepId, Table, Turn};

use super::games::{pick, play, play_wildly, ready, table};
use crate::toy::{Action, Answer, Setup, Toy};

fn active(table: &Table<Toy>) -> Seat {
    table.state().active
}

#[test]
fn undo_stops_at_chance() {
    let mut table = table(2, 1);
    let seat = active(&table);
    assert!(!table.can_undo(), "the start is not taken back");
    assert!(!table.act(seat, Action::Take { crumbs: 2 }).unwrap().barrier);
    let taken = table.state().clone();
    let card = table.state().hands[seat.index()].trailing_zeros() as u8;
    assert!(!table.act(seat, Action::Bury { card }).unwrap().barrier);
    assert!(table.undo());
    assert_eq!(*table.state(), taken);
    assert!(table.can_redo());
    assert!(table.redo());
    assert!(!table.can_redo());
    assert!(table.act(seat, Action::Roll).unwrap().barrier);
    assert!(!table.can_undo() && !table.undo());
}

#[test]
fn undo_stops_where_something_was_disclosed_and_at_another_seats_decision() {
    let mut table = table(2, 2);
    let seat = active(&table);
    assert!(table.act(seat, Action::Count).unwrap().barrier);
    let card = table.state().hands[seat.index()].trailing_zeros() as u8;
    let step = table.act(seat, Action::Play { card }).unwrap();
    assert!(step.barrier && matches!(step.turn, Turn::Seat(next) if next != seat));
    let next = table.state().next();
    assert!(table.act(next, Action::Pass).unwrap().barrier);
    assert!(!table.undo());
}

#[test]
fn restarting_a_turn_goes_to_its_start_or_the_last_barrier() {
    let mut table = table(2, 3);
    let seat = active(&table);
    let start = table.state().clone();
    let card = table.state().hands[seat.index()].trailing_zeros() as u8;
    table.act(seat, Action::Take { crumbs: 1 }).unwrap();
    table.act(seat, Action::Bury { card }).unwrap();
    assert!(table.can_restart_turn() && table.restart_turn());
    assert_eq!(*table.state(), start);
    assert!(!table.can_restart_turn() && !table.restart_turn());
    table.act(seat, Action::Roll).unwrap();
    let rolled = table.state().clone();
    table.act(seat, Action::Take { crumbs: 1 }).unwrap();
    assert!(table.restart_turn());
    assert_eq!(*table.state(), rolled);
}

#[test]
fn what_is_played_after_an_undo_is_the_main_line() {
    let mut table = table(2, 4);
    let seat = active(&table);
    table.act(seat, Action::Take { crumbs: 1 }).unwrap();
    table.undo();
    table.act(seat, Action::Take { crumbs: 2 }).unwrap();
    table.undo();
    table.act(seat, Action::Take { crumbs: 3 }).unwrap();
    let children = table.timeline().children(StepId::START);
    assert_eq!(children, [StepId(3), StepId(2), StepId(1)]);
    table.undo();
    table.redo();
    assert_eq!(table.timeline().cursor(), StepId(3));
}

#[test]
fn a_refused_action_changes_nothing_and_names_its_rule() {
    let mut table = table(3, 5);
    let seat = active(&table);
    let before = table.state().clone();
    let other = table.state().next();
    assert_eq!(table.act(other, Action::End).err().unwrap().rule, "T2");
    let refusal = table.act(seat, Action::Play { card: 99 }).err().unwrap();
    assert_eq!((refusal.rule, refusal.places), ("T4", vec![99]));
    assert_eq!(*table.state(), before);
    assert_eq!(table.timeline().count(), 1);
    assert_eq!(table.refuse(seat, &Action::End), None);
}

/// What a step gave, for comparison.
fn rolls(table: &mut Table<Toy>, times: u32) -> Vec<i16> {
    let mut scores = Vec::new();
    for _ in 0..times {
        let seat = active(table);
        table.act(seat, Action::Roll).unwrap();
        scores.push(table.state().scores[seat.index()]);
        table.act(seat, Action::End).unwrap();
    }
    scores
}

#[test]
fn a_variation_has_draws_of_its_own() {
    let mut main = table(2, 6);
    let played = rolls(&mut main, 6);
    let mut differs = false;
    for _ in 0..3 {
        main.branch(StepId::START).unwrap();
        differs |= rolls(&mut main, 6) != played;
    }
    assert!(differs, "the same rolls in every variation");
    let timeline = main.timeline();
    let children = timeline.children(StepId::START);
    let variations: Vec<_> = children.iter().map(|id| timeline.info(*id).unwrap().variation).collect();
    assert_eq!(variations, [0, 1, 2, 3], "variations stand behind what was played, each with its number");
}

#[test]
fn undo_within_a_variation_does_not_lead_back_to_the_draws_of_the_main_line() {
    let mut table = table(2, 7);
    let seat = active(&table);
    table.act(seat, Action::Roll).unwrap();
    table.branch(StepId::START).unwrap();
    table.act(seat, Action::Take { crumbs: 1 }).unwrap();
    assert!(table.undo());
    table.act(seat, Action::Roll).unwrap();
    let info = table.timeline().info(table.timeline().cursor()).unwrap();
    assert_eq!(info.variation, 1);
}

#[test]
fn redo_follows_the_variation_and_not_the_main_line() {
    let mut table = table(2, 8);
    let seat = active(&table);
    table.act(seat, Action::Take { crumbs: 1 }).unwrap();
    table.branch(StepId::START).unwrap();
    assert!(!table.can_redo(), "nothing was taken back in the new variation");
    table.act(seat, Action::Take { crumbs: 2 }).unwrap();
    table.undo();
    table.act(seat, Action::Take { crumbs: 3 }).unwrap();
    table.undo();
    assert!(table.redo());
    assert_eq!(table.timeline().cursor(), StepId(3));
    assert_eq!(table.timeline().children(StepId::START), [StepId(1), StepId(3), StepId(2)]);
}

#[test]
fn looking_changes_no_later_draw() {
    let mut plain = table(3, 9);
    let mut looked_at = table(3, 9);
    for _ in 0..60 {
        let Some((seat, action)) = pick(&plain, 1) else { break };
        looked_at.view(Eyes::Public);
        looked_at.question();
        let cursor = looked_at.timeline().cursor();
        looked_at.timeline().state_at(StepId(cursor.0 / 2)).unwrap();
        looked_at.sketch().branch(StepId::START).unwrap();
        plain.act(seat, action).unwrap();
        looked_at.act(seat, action).unwrap();
        assert_eq!(plain.state(), looked_at.state());
    }
}

#[test]
fn a_table_without_memory_plays_the_same_game() {
    for seed in 0..20 {
        let mut kept = table(4, seed);
        let mut unkept = Table::<Toy, ()>::new(ready(&Setup::of(4)), seed, ());
        play(&mut kept, seed, u32::MAX);
        play(&mut unkept, seed, u32::MAX);
        assert_eq!(kept.state(), unkept.state());
        assert_eq!(kept.decisions(), unkept.decisions());
        assert!(matches!(unkept.turn(), Turn::Over(_)));
        assert!(unkept.legal().is_empty());
    }
}

struct Count<'a>(&'a mut u64);

impl History<Toy> for Count<'_> {
    fn started(&mut self, _base: &<Toy as formicarium::engine::Fold>::State, events: &[crate::toy::Event]) {
        assert_eq!(events.len(), 7);
    }
    fn stepped(&mut self, step: &Step<'_, Toy>) {
        assert!(!step.events.is_empty());
        *self.0 += 1;
    }
}

#[test]
fn a_history_hears_of_every_step() {
    let mut steps = 0;
    let mut table = Table::new(ready(&Setup::of(2)), 1, Count(&mut steps));
    play(&mut table, 1, 5);
    drop(table);
    assert_eq!(steps, 5);
}

#[test]
fn conceding_is_a_step_and_ends_a_game_of_two() {
    let mut table = table(2, 10);
    let loser = active(&table).0;
    let step = table.concede(Seat(loser)).unwrap();
    assert!(step.barrier && step.action == Move::Concede);
    let Turn::Over(outcome) = table.turn() else { panic!("the game goes on") };
    assert_eq!(outcome.places[usize::from(loser)], 2);
    assert!(table.concede(Seat(1 - loser)).is_none(), "the game is over");
    assert!(!table.can_undo());
    assert!(table.question().is_none());
}

#[test]
fn a_seat_concedes_once_and_out_of_turn_too() {
    let mut table = table(3, 11);
    let other = table.state().next();
    assert!(table.concede(Seat(7)).is_none(), "there is no such seat");
    assert!(table.concede(other).is_some());
    assert!(table.concede(other).is_none());
    assert!(matches!(table.turn(), Turn::Seat(_)));
}

struct Greedy;

impl Bot<Toy> for Greedy {
    fn choose(&mut self, seat: Seat, legal: &[Action], look: &Look<'_, Toy>) -> Action {
        let view = look.view();
        assert_eq!(view.eyes, Eyes::Seat(seat));
        assert_eq!(look.ready().seats, view.seats);
        *legal.last().unwrap()
    }
}

struct Cheat;

impl Bot<Toy> for Cheat {
    fn choose(&mut self, _seat: Seat, _legal: &[Action], _look: &Look<'_, Toy>) -> Action {
        Action::Play { card: 200 }
    }
}

#[test]
fn bots_play_through_the_same_table() {
    let mut table = table(3, 12);
    while let Some(action) = table.ask(&mut Greedy) {
        let last = table.timeline().info(table.timeline().cursor()).unwrap();
        assert_eq!(last.action, Move::Act(action));
    }
    assert!(matches!(table.turn(), Turn::Over(_)));
}

#[test]
fn a_bot_that_answers_nonsense_plays_the_first_legal_action() {
    let mut table = table(2, 13);
    let first = table.legal()[0];
    assert_eq!(table.question().unwrap().put(&mut Cheat), first);
    assert_eq!(table.ask(&mut Cheat), Some(first));
}

#[test]
fn the_log_tells_each_seat_what_it_may_know() {
    let mut table = table(2, 14);
    let seat = active(&table);
    let next = table.state().next();
    let card = table.state().hands[seat.index()].trailing_zeros() as u8;
    table.act(seat, Action::Bury { card }).unwrap();
    let at = table.timeline().cursor();
    let last = |eyes| table.log(Some(StepId::START), eyes).pop().unwrap();
    assert_eq!(last(Eyes::Seat(seat)).step, at);
    assert_eq!(last(Eyes::Seat(seat)).line.key, "toy-buried");
    for eyes in [Eyes::Seat(next), Eyes::Public] {
        let line = last(eyes).line;
        assert_eq!(line.key, "toy-buried-hidden");
        assert!(!line.args.iter().any(|(_, arg)| *arg == Arg::Number(card.into())));
    }
    assert_eq!(table.log(None, Eyes::All).len(), 3 * 2 + 1 + 1);
    table.undo();
    assert_eq!(table.log(None, Eyes::All).len(), 3 * 2 + 1, "what was taken back is not told");
}

#[test]
fn an_answer_is_secret_until_the_turn_ends() {
    let mut table = table(2, 15);
    let (seat, next) = (active(&table), table.state().next());
    let card = table.state().hands[seat.index()].trailing_zeros() as u8;
    table.act(seat, Action::Play { card }).unwrap();
    assert!(Toy::secret(table.state()));
    let before = table.view(Eyes::Seat(seat)).sizes;
    let mut passed = table.sketch();
    passed.act(next, Action::Pass).unwrap();
    let answer = table.state().hands[next.index()].trailing_zeros() as u8;
    table.act(next, Action::Answer { card: answer }).unwrap();
    assert_eq!(table.state().answer, Answer::Card(answer));
    assert_eq!(table.view(Eyes::Seat(seat)), passed.view(Eyes::Seat(seat)));
    assert_eq!(table.view(Eyes::Seat(seat)).sizes, before);
    assert_ne!(table.view(Eyes::Seat(next)), passed.view(Eyes::Seat(next)));
}

#[test]
fn only_choices_count_as_decisions() {
    let mut table = table(2, 16);
    let mut choices = 0;
    while let Some((seat, action)) = pick(&table, 3) {
        choices += u64::from(table.legal().len() > 1);
        table.act(seat, action).unwrap();
    }
    assert_eq!(table.decisions(), choices);
}

#[test]
fn a_sketch_leaves_the_game_alone() {
    let mut table = table(3, 17);
    play(&mut table, 2, 12);
    let state = table.state().clone();
    let mut sketch = table.sketch();
    assert_eq!(sketch.legal(), table.legal());
    play_wildly(&mut sketch, 5, 60);
    assert_eq!(*table.state(), state);
    assert_eq!(table.timeline().count(), 13);
}
