//! The time line: over a document that is no game, and under a long game.

use formicarium::engine::{Among, Chance, Fast, Fold, Misfit, NoStep, StepId, Timeline};

/// A text that is edited: what an editor's document is to the engine.
struct Text;

#[derive(Debug, Clone, PartialEq)]
enum Edit {
    Insert(usize, char),
    Remove(usize),
}

impl Fold for Text {
    type State = Vec<char>;
    type Event = Edit;

    fn fold(text: &mut Vec<char>, edit: &Edit) {
        match *edit {
            Edit::Insert(at, letter) => text.insert(at, letter),
            Edit::Remove(at) => drop(text.remove(at)),
        }
    }

    fn admits(text: &Vec<char>, edit: &Edit) -> Result<(), Misfit> {
        let fits = match *edit {
            Edit::Insert(at, _) => at <= text.len(),
            Edit::Remove(at) => at < text.len(),
        };
        Misfit::unless(fits, "there is no such place")
    }
}

type Document = Timeline<Text, &'static str>;

fn write(document: &mut Document, word: &str) -> StepId {
    let start = document.state().len();
    let edits: Vec<_> = word.chars().enumerate().map(|(n, letter)| Edit::Insert(start + n, letter)).collect();
    document.push(&edits, "write", Among::First)
}

fn text(document: &Document) -> String {
    document.state().iter().collect()
}

fn empty() -> Document {
    Timeline::new(Vec::new(), &[])
}

#[test]
fn undo_and_redo_move_along_the_main_line() {
    let mut document = empty();
    write(&mut document, "ant");
    write(&mut document, "hill");
    assert_eq!(text(&document), "anthill");
    assert!(document.undo());
    assert_eq!(text(&document), "ant");
    assert!(document.redo());
    assert_eq!(text(&document), "anthill");
    assert!(!document.redo());
    assert!(document.undo() && document.undo());
    assert!(!document.undo());
    assert_eq!(text(&document), "");
}

#[test]
fn a_new_step_stands_before_what_was_taken_back() {
    let mut document = empty();
    let first = write(&mut document, "ant");
    document.undo();
    let second = write(&mut document, "bee");
    assert_eq!(document.children(StepId::START), [second, first]);
    document.undo();
    assert!(document.redo());
    assert_eq!(text(&document), "bee");
    document.undo();
    let third = document.push(&[Edit::Insert(0, 'w')], "wasp", Among::Last);
    document.undo();
    let fourth = document.push(&[], "before the ant", Among::Before(first));
    assert_eq!(document.children(StepId::START), [second, fourth, first, third]);
    assert_eq!(document.line_through(StepId::START), [StepId::START, second]);
}

#[test]
fn promoting_moves_the_nearest_fork_first() {
    let mut document = empty();
    let main = write(&mut document, "a");
    document.undo();
    let side = document.push(&[], "side", Among::Last);
    let deep = document.push(&[], "deep", Among::Last);
    document.undo();
    let deeper = document.push(&[], "deeper", Among::Last);
    assert_eq!(document.promote(deeper), Ok(true));
    assert_eq!(document.children(side), [deeper, deep]);
    assert_eq!(document.children(StepId::START), [main, side]);
    assert_eq!(document.promote(deeper), Ok(true));
    assert_eq!(document.children(StepId::START), [side, main]);
    assert_eq!(document.promote(deeper), Ok(false));
    assert_eq!(document.promote(StepId::START), Err(NoStep::Start));
}

#[test]
fn dropping_takes_all_that_follows_and_frees_no_number() {
    let mut document = empty();
    let first = write(&mut document, "ant");
    let second = write(&mut document, "hill");
    let third = write(&mut document, "s");
    assert_eq!(document.drop_step(second), Ok(()));
    assert_eq!(document.cursor(), first);
    assert_eq!(text(&document), "ant");
    assert!(!document.has(second) && !document.has(third));
    assert_eq!(document.seek(third), Err(NoStep::Unknown(third)));
    assert_eq!(document.drop_step(second), Err(NoStep::Unknown(second)));
    assert_eq!(document.drop_step(StepId::START), Err(NoStep::Start));
    assert_eq!(write(&mut document, "s"), StepId(4));
    assert_eq!(document.line_to(StepId(4)), [StepId::START, first, StepId(4)]);
    assert_eq!(text(&document), "ants");
}

#[test]
fn names_and_notes_stay_with_their_steps() {
    let mut document = empty();
    let step = write(&mut document, "ant");
    document.set_name(step, "the first word").unwrap();
    document.set_note(step, "short").unwrap();
    write(&mut document, "hill");
    assert_eq!(document.name(step), Some("the first word"));
    assert_eq!(document.note(step), Some("short"));
    document.set_name(step, "").unwrap();
    assert_eq!(document.name(step), None);
    assert_eq!(document.set_note(StepId(9), "x"), Err(NoStep::Unknown(StepId(9))));
}

/// A tree of `steps` steps, and the text at each of them.
fn forest(steps: u32) -> (Document, Vec<Vec<char>>) {
    let mut chance = Fast::new(7);
    let mut document = empty();
    let mut texts = vec![Vec::new()];
    for _ in 0..steps {
        if chance.below(16) == 0 {
            let back = chance.below(document.count() as u32);
            document.seek(StepId(back)).unwrap();
        }
        let length = document.state().len() as u32;
        let edit = if length > 40 || (length > 0 && chance.below(3) == 0) {
            Edit::Remove(chance.below(length) as usize)
        } else {
            let letter = char::from(b'a' + chance.below(26) as u8);
            Edit::Insert(chance.below(length + 1) as usize, letter)
        };
        assert_eq!(Text::admits(document.state(), &edit), Ok(()));
        document.push(&[edit], "edit", Among::First);
        texts.push(document.state().clone());
    }
    (document, texts)
}

#[test]
fn seeking_anywhere_equals_stepping() {
    let (mut document, texts) = forest(3000);
    let mut chance = Fast::new(8);
    for _ in 0..3000 {
        let to = StepId(chance.below(texts.len() as u32));
        assert_eq!(document.state_at(to).unwrap(), texts[to.0 as usize]);
        document.seek(to).unwrap();
        assert_eq!(*document.state(), texts[to.0 as usize]);
    }
}

#[test]
fn snapshots_stay_bounded_as_a_line_grows() {
    let mut document = empty();
    let mut most = 0;
    for step in 0..20_000_u32 {
        document.push(&[Edit::Insert(0, 'x'), Edit::Remove(0)], "edit", Among::First);
        most = most.max(document.snapshots());
        if step == 1000 {
            assert!(document.snapshots() >= 100, "a record of 1,000 steps is dense enough to seek fast");
        }
    }
    assert!(most <= 257, "{most} snapshots");
    assert_eq!(document.kept().count(), document.snapshots());
    document.seek(StepId(12_345)).unwrap();
    assert_eq!(document.depth(document.cursor()), 12_345);
}

#[test]
fn a_copy_of_a_time_line_goes_its_own_way() {
    let mut document = empty();
    write(&mut document, "ant");
    let copy = document.clone();
    write(&mut document, "hill");
    assert_eq!(text(&copy), "ant");
    assert_eq!(copy.count(), 2);
}

#[test]
fn walking_shows_each_event_with_the_state_before_it() {
    let mut document = empty();
    let first = write(&mut document, "ant");
    let second = write(&mut document, "s");
    let mut seen = Vec::new();
    document.walk(StepId::START, second, |id, before, _| seen.push((id, before.len()))).unwrap();
    assert_eq!(seen, [(first, 0), (first, 1), (first, 2), (second, 3)]);
    document.undo();
    let other = write(&mut document, "!");
    assert_eq!(document.walk(second, other, |_, _, _| {}), Err(NoStep::Unknown(second)));
}
