//! A line measured for moving along it: over a document that is no game, and
//! over a game.

use std::marker::PhantomData;

use formicarium::engine::{
    Among, Beat, Eyes, Fold, Game, Line, Listen, Misfit, Seat, Spot, StepId, Timeline, Track, Unit,
};

use super::games;
use crate::toy::{Setup, Toy};

/// A text that grows letter by letter, a word a step.
pub struct Text;

impl Fold for Text {
    type State = String;
    type Event = char;

    fn fold(text: &mut String, letter: &char) {
        text.push(*letter);
    }

    fn admits(_text: &String, _letter: &char) -> Result<(), Misfit> {
        Ok(())
    }
}

/// Reads a document: a turn is a word, a round a sentence; vowels are marked.
pub struct Reader;

impl Listen<Text> for Reader {
    type Line = char;

    fn beat(&self, text: &String) -> Beat {
        let words = text.matches(' ').count() as u16;
        Beat { round: text.matches('.').count() as u16, turn: words, seat: Some(Seat((words % 4) as u8)) }
    }

    fn line(&self, _before: &String, letter: &char) -> Option<char> {
        letter.is_alphabetic().then_some(*letter)
    }

    fn mark(&self, _before: &String, letter: &char) -> Option<&'static str> {
        "aeiou".contains(*letter).then_some("vowel")
    }
}

pub fn write(words: &[&str]) -> Timeline<Text> {
    let mut document = Timeline::new(String::new(), &['^']);
    for word in words {
        let letters: Vec<char> = word.chars().collect();
        document.push(&letters, (), Among::First);
    }
    document
}

pub fn laid(document: &Timeline<Text>) -> Track<char> {
    let mut track = Track::default();
    track.lay(document, &String::new(), &document.line_through(document.cursor()), &Reader);
    track
}

fn all(track: &Track<char>, from: Spot, unit: Unit, forward: bool) -> Vec<(usize, u32)> {
    let go = |spot: &Spot| if forward { track.next(*spot, unit) } else { track.back(*spot, unit) };
    let spots = std::iter::successors(Some(from), go);
    spots.map(|spot| (spot.stop, spot.events)).collect()
}

#[test]
fn every_unit_visits_each_of_its_places_once_both_ways() {
    let document = write(&["ants ", "dig", " ", "deep. ", "", "So. "]);
    let track = laid(&document);
    assert_eq!(track.len(), 6);
    for unit in [Unit::Event, Unit::Decision, Unit::Turn, Unit::Round] {
        let there = all(&track, Spot::default(), unit, true);
        let mut back = all(&track, track.end(), unit, false);
        back.reverse();
        let ends = there.last() == Some(&(6, 0)) && there[0] == (0, 0);
        assert!(ends && there.is_sorted(), "{unit:?} {there:?}");
        assert_eq!(there, back, "{unit:?}");
    }
    assert_eq!(all(&track, Spot::default(), Unit::Decision, true).len(), 7);
    // A step without events is one place; the others are as many as events.
    assert_eq!(all(&track, Spot::default(), Unit::Event, true).len(), 1 + 5 + 3 + 1 + 6 + 1 + 4);
    let turns = all(&track, Spot::default(), Unit::Turn, true);
    assert_eq!(turns, [(0, 0), (1, 0), (3, 0), (4, 0), (6, 0)]);
    let rounds = all(&track, Spot::default(), Unit::Round, true);
    assert_eq!(rounds, [(0, 0), (4, 0), (6, 0)]);
}

#[test]
fn from_the_middle_of_a_step_its_edges_are_nearest() {
    let track = laid(&write(&["ants ", "dig "]));
    let inside = Spot { stop: 1, events: 2 };
    assert_eq!(track.back(inside, Unit::Decision), Some(Spot::behind(1)));
    assert_eq!(track.next(inside, Unit::Decision), Some(Spot::behind(2)));
    assert_eq!(track.back(inside, Unit::Turn), Some(Spot::behind(1)));
    assert_eq!(track.next(track.end(), Unit::Event), None);
    assert_eq!(track.back(Spot::default(), Unit::Round), None);
}

#[test]
fn lines_and_marks_lead_behind_what_they_tell_of() {
    let track = laid(&write(&["ant", "hill"]));
    let lines: Vec<_> = track.lines().iter().map(|heard| (heard.what, heard.spot)).collect();
    let at = |stop, events| Spot { stop, events };
    assert_eq!(
        lines,
        [
            ('a', at(0, 1)),
            ('n', at(0, 2)),
            ('t', at(1, 0)),
            ('h', at(1, 1)),
            ('i', at(1, 2)),
            ('l', at(1, 3)),
            ('l', at(2, 0)),
        ]
    );
    assert_eq!(track.marks().iter().map(|mark| mark.stop).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(track.told(at(1, 1)), 4);
    assert_eq!(track.told(Spot::default()), 0);
}

#[test]
fn turns_follow_each_other_without_gaps() {
    let track = laid(&write(&["a ", "b ", "c", "d. "]));
    let segments: Vec<_> = track.segments().map(|turn| (turn.from, turn.to, turn.opens_round)).collect();
    assert_eq!(segments, [(0, 1, false), (1, 2, false), (2, 4, false), (4, 4, true)]);
    assert_eq!((track.turn(2), track.turn(9)), (Some(2), None));
    assert_eq!((track.round(1), track.round(0)), (Some(4), Some(0)));
}

/// Reads a game as the public.
struct Public<G>(PhantomData<G>);

impl<G: Game> Listen<G> for Public<G> {
    type Line = Line;

    fn beat(&self, state: &G::State) -> Beat {
        G::clock(state).into()
    }

    fn line(&self, before: &G::State, event: &G::Event) -> Option<Line> {
        G::glimpse(before, event, Eyes::Public)
    }

    fn mark(&self, before: &G::State, event: &G::Event) -> Option<&'static str> {
        G::mark(before, event)
    }
}

#[test]
fn what_two_lines_share_is_kept_and_the_rest_is_measured_anew() {
    let mut table = games::table(3, 5);
    games::play(&mut table, 1, 40);
    table.branch(StepId(25)).unwrap();
    games::play(&mut table, 2, 30);
    let branch = table.timeline().cursor();
    let timeline = table.timeline();
    let base = Toy::blank(&games::ready(&Setup::of(3)));
    let listen = Public::<Toy>(PhantomData);
    let lines = [timeline.line_through(StepId(40)), timeline.line_through(branch)];
    let fresh = lines.clone().map(|line| {
        let mut track = Track::default();
        track.lay(timeline, &base, &line, &listen);
        track
    });
    let mut track = Track::default();
    for turn in [0, 1, 0, 1] {
        track.lay(timeline, &base, &lines[turn], &listen);
        assert_eq!(track.stops(), fresh[turn].stops());
        assert_eq!(track.lines(), fresh[turn].lines());
        assert_eq!(track.marks(), fresh[turn].marks());
        assert_eq!(track.segments().collect::<Vec<_>>(), fresh[turn].segments().collect::<Vec<_>>());
    }
    assert_eq!(track.lay(timeline, &base, &lines[0], &listen), 26, "the start and 25 steps are shared");
    assert!(!fresh[0].marks().is_empty() && fresh[0].lines() != fresh[1].lines());
}
