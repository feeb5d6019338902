//! Recorded games that must be read and decided as they were. Together they
//! show every rank with and without its talent, every kind of spoils and every
//! ending. `FORMICARIUM_RECORD=1` looks for them anew.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use formicarium::antrealm::pack::{Kind, Rank, Talent};
use formicarium::antrealm::state::{Phase, Purpose, WarStep};
use formicarium::antrealm::{Action, AntRealm, Event, Item, Setup, State};
use formicarium::engine::record;
use formicarium::engine::{
    Balance, Chance, Fast, Fold, Game, Header, Journal, Kept, Move, Played, Player, Seat, Table, Timeline,
    Turn, Who,
};

use super::given::setup;

/// What all records together show.
const WANTED: [&str; 66] = [
    "2 eaten without Herding",
    "2 herded",
    "3 of the attacker",
    "3 of the defender paid for",
    "3 of the defender turned away from",
    "3 debt paid",
    "3 debt not paid",
    "4 eaten",
    "4 for a Fungus chamber",
    "4 burnt in vain",
    "4 burnt and the war ended",
    "5 eaten",
    "6 eaten without Planting",
    "6 became level 3",
    "6 eaten at level 3",
    "7 eased without Honey sac",
    "7 eased with Honey sac",
    "7 kept",
    "7 upkeep paid",
    "7 upkeep not paid",
    "7 eaten",
    "8 made a draw smaller",
    "9 paid",
    "9 without a green token",
    "10 taken without Leap",
    "10 taken with Leap",
    "10 hurt without Leap",
    "10 hurt with Leap",
    "10 ignored by Leap",
    "J ate without Leap",
    "J ate with Leap",
    "J ignored by Leap",
    "Q swept without Ant bridge",
    "Q swept with Ant bridge",
    "Q bridged",
    "K met",
    "K met even",
    "K passed a card",
    "K passed card taken",
    "A own sign",
    "A taken",
    "A upkeep paid",
    "A upkeep not paid",
    "A war",
    "spoils of a Storehouse",
    "spoils of a Nursery",
    "spoils of a Fungus chamber",
    "spoils of a Dump",
    "spoils of the Queen",
    "an empty chamber",
    "the Queen's fall killed",
    "the last token returned",
    "retreat",
    "Formic acid saved",
    "Gas gland used",
    "Big heads paid",
    "Mass brood drew more",
    "Endurance waived",
    "a marker without Fungiculture",
    "a marker with Fungiculture",
    "care",
    "hand limit",
    "ended by rounds",
    "ended by deaths",
    "ended by all dying together",
    "ended by a concession",
];

type Shows = BTreeSet<&'static str>;

fn pick(has: bool, with: &'static str, without: &'static str) -> &'static str {
    if has { with } else { without }
}

/// What an event shows, folded onto this position.
fn shown(before: &State, event: &Event, action: Move<Action>) -> Option<&'static str> {
    let has = |seat: Seat, talent: Talent| before.has(seat, talent);
    Some(match *event {
        Event::Eaten { seat, item: Item::Card(card), .. } => match card.rank() {
            Rank::HoneyInsect if !has(seat, Talent::Herding) => "2 eaten without Herding",
            Rank::DeadLeaf => "4 eaten",
            Rank::SmallInsect => "5 eaten",
            Rank::Seed if before.improved.contains(card) => "6 eaten at level 3",
            Rank::Seed if !has(seat, Talent::Planting) => "6 eaten without Planting",
            Rank::Resin => "7 eaten",
            _ => return None,
        },
        Event::Herded { .. } => "2 herded",
        Event::AttackStoned { .. } => "3 of the attacker",
        Event::PlaceBarred { .. } => "3 of the defender turned away from",
        Event::Paid { purpose, extra, .. } if extra > 0 && purpose != Purpose::Debt => "Big heads paid",
        Event::Paid { purpose, .. } => match purpose {
            Purpose::Toll => "3 of the defender paid for",
            Purpose::Debt => "3 debt paid",
            Purpose::Resin(_) => "7 upkeep paid",
            Purpose::Nest(_) => "A upkeep paid",
            _ => return None,
        },
        Event::Forgone { purpose, .. } => match purpose {
            Purpose::Debt => "3 debt not paid",
            Purpose::Resin(_) => "7 upkeep not paid",
            Purpose::Nest(_) => "A upkeep not paid",
            _ => return None,
        },
        Event::Mulched { .. } => "4 for a Fungus chamber",
        Event::Planted { card, .. } if before.planted_before.contains(card) => "6 became level 3",
        Event::Eased { seat } => {
            pick(has(seat, Talent::HoneySac), "7 eased with Honey sac", "7 eased without Honey sac")
        }
        Event::Taken { seat, card } => return taken(before, seat, card.rank()),
        Event::StragglerSettled { paid, .. } => pick(paid, "9 paid", "9 without a green token"),
        Event::TokenLost { seat, .. } if before.mover == Some(seat) => {
            pick(has(seat, Talent::Leap), "J ate with Leap", "J ate without Leap")
        }
        Event::SweptBack { seat, .. } => {
            pick(has(seat, Talent::AntBridge), "Q swept with Ant bridge", "Q swept without Ant bridge")
        }
        Event::Bridged { .. } => "Q bridged",
        Event::Met { points, .. } => pick(points > 0, "K met", "K met even"),
        Event::Passed { card: Some(_) } => "K passed a card",
        Event::OwnNest { .. } => "A own sign",
        Event::WarDeclared { .. } => "A war",
        Event::Cared { .. } => "care",
        Event::Discarded { .. } => "hand limit",
        Event::Waived { .. } => "Endurance waived",
        Event::Ripened { seat, .. } => pick(
            has(seat, Talent::Fungiculture),
            "a marker with Fungiculture",
            "a marker without Fungiculture",
        ),
        Event::Rolled { seat, card, pips } => return rolled(before, seat, card.rank(), pips),
        Event::Owes { seat, .. } if action == Move::Act(Action::Decline) && before.war.is_none() => {
            pick(has(seat, Talent::Leap), "10 hurt with Leap", "10 hurt without Leap")
        }
        Event::Prepared { seat, took, .. } => return prepared(before, seat, took),
        _ => return warring(before, event, action),
    })
}

fn taken(before: &State, seat: Seat, rank: Rank) -> Option<&'static str> {
    let leap = before.has(seat, Talent::Leap);
    match rank {
        _ if before.offer.is_some() => Some("K passed card taken"),
        Rank::Resin => Some("7 kept"),
        Rank::GiantInsect => Some(pick(leap, "10 taken with Leap", "10 taken without Leap")),
        Rank::Nest => Some("A taken"),
        _ => None,
    }
}

fn rolled(before: &State, _seat: Seat, rank: Rank, pips: u8) -> Option<&'static str> {
    let source = &before.content.source;
    match rank {
        Rank::DeadLeaf => {
            Some(pick(pips >= source.leaf_roll, "4 burnt and the war ended", "4 burnt in vain"))
        }
        Rank::GiantInsect if pips >= source.leap_roll => Some("10 ignored by Leap"),
        Rank::Anteater if pips >= source.leap_roll => Some("J ignored by Leap"),
        _ => None,
    }
}

fn prepared(before: &State, seat: Seat, took: u8) -> Option<&'static str> {
    let colony = before.colony(seat);
    let nurseries = colony.count(Kind::Nursery);
    if colony.crickets > 0 && took < nurseries {
        return Some("8 made a draw smaller");
    }
    (took > nurseries).then_some("Mass brood drew more")
}

fn warring(before: &State, event: &Event, action: Move<Action>) -> Option<&'static str> {
    let war = before.war?;
    let acid = before.has(war.invader, Talent::FormicAcid);
    Some(match *event {
        Event::FoodTaken { chamber, .. } => {
            let kind = before.colony(war.defender).chambers[chamber.index()].kind;
            pick(kind == Kind::Dump, "spoils of a Dump", "spoils of a Storehouse")
        }
        Event::OwesToken { .. } if war.step == WarStep::Spoils => "spoils of a Nursery",
        Event::StepsReset { .. } => "spoils of a Fungus chamber",
        Event::QueenTaken { .. } => "spoils of the Queen",
        Event::Died { .. } => "the Queen's fall killed",
        Event::BrokenIn { spared: Some(_), .. } => "the last token returned",
        Event::BrokenIn { place, .. } => {
            let face = war.faces[usize::from(place)]?;
            match face.chamber {
                None => "an empty chamber",
                Some(_) if acid && face.guards.count() > 0 => "Formic acid saved",
                Some(_) => return None,
            }
        }
        Event::Gassed => "Gas gland used",
        Event::WarEnded if action == Move::Act(Action::Retreat) => "retreat",
        _ => return None,
    })
}

/// How the game ended.
fn ending(end: &State) -> Option<&'static str> {
    let Turn::Over(_) = AntRealm::turn(end) else { return None };
    let living = end.living().count();
    if end.all_seats().any(|seat| end.colony(seat).conceded) && living == 1 && end.seats == 2 {
        return Some("ended by a concession");
    }
    Some(match living {
        0 => "ended by all dying together",
        1 => "ended by deaths",
        _ => "ended by rounds",
    })
}

/// What all steps of a game show.
fn shows_of(blank: State, timeline: &Timeline<AntRealm, Played<Action>>) -> Shows {
    let mut shows = Shows::new();
    let mut state = blank;
    for id in timeline.ids() {
        let action = timeline.info(id).map_or(Move::Concede, |played| played.action);
        for event in timeline.events(id) {
            shows.extend(shown(&state, event, action));
            // A death in the step in which the Queen was reached.
            let killed = matches!(event, Event::Died { .. }) && state.now.phase == Phase::BreakIn;
            shows.extend(killed.then_some("the Queen's fall killed"));
            AntRealm::fold(&mut state, event);
        }
    }
    shows.extend(ending(&state));
    shows
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/antrealm/{name}.jsonl"))
}

#[test]
fn recorded_games_are_read_and_decided_as_they_were() {
    if std::env::var_os("FORMICARIUM_RECORD").is_some() {
        record_all();
    }
    let mut shows = Shows::new();
    let folder = path("x").parent().expect("a folder").to_owned();
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the records")
        .map(|entry| entry.expect("a record").path())
        .collect();
    files.sort();
    for file in files {
        let name = file.display();
        let opened = record::load::<AntRealm>(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((opened.cut.clone(), opened.drift, opened.ended), (None, None, true), "{name}");
        let steps = opened.timeline.count();
        assert_eq!(record::verify(&opened), Ok(steps), "{name}");
        shows.extend(shows_of(AntRealm::blank(&opened.ready), &opened.timeline));
    }
    let missing: Vec<_> = WANTED.iter().filter(|wanted| !shows.contains(**wanted)).collect();
    assert!(missing.is_empty(), "no record shows {missing:?}");
}

/// How a player of the recorded games decides: by chance, but seldom ending a
/// turn, and keen on war.
fn choose(table: &Table<AntRealm>, chance: &mut Fast, style: u32) -> Action {
    let legal = table.legal();
    let keen = |action: &Action| match action {
        Action::Declare(_) | Action::Stone(_) | Action::Leaf(_) | Action::Gas | Action::BreakIn => 6,
        Action::Take(_) | Action::Plant(_) | Action::Herd(_) | Action::Mulch { .. } => 5,
        Action::Cultivate(_) | Action::Invade(_) | Action::Store { .. } => 4,
        Action::Reveal(count) => u32::from(*count).min(6),
        Action::Build(kind) if style == *kind as u32 => 4,
        Action::EndTurn | Action::Decline | Action::Retreat => 1,
        _ => 2,
    };
    let best = legal.iter().map(keen).max().unwrap_or(0);
    let liked: Vec<Action> = legal.iter().copied().filter(|action| keen(action) == best).collect();
    let from = if chance.below(4) == 0 { legal } else { &liked[..] };
    from[chance.below(from.len() as u32) as usize]
}

fn game_setup(seed: u64) -> Setup {
    let mut setup = setup(2 + (seed % 3) as u8);
    let harsh = seed.is_multiple_of(5);
    setup.completions.rounds = if seed.is_multiple_of(2) { 5 } else { 8 };
    setup.completions.survival = if harsh { 2 } else { 8 };
    setup.completions.starting_food = if harsh { 0 } else { 2 };
    setup
}

fn played(seed: u64, file: Option<&Path>) -> (Shows, u32) {
    let setup = game_setup(seed);
    let seats = usize::from(setup.colonies);
    let names = ["First", "Second", "Third", "Fourth"];
    let players: Vec<Player> =
        names[..seats].iter().map(|name| Player { name: (*name).to_owned(), who: Who::Human }).collect();
    let header = Header::new::<AntRealm>(setup.clone(), players.clone(), seed);
    let ready = AntRealm::check(&setup).expect("a sound setup");
    let journal = file.map(|path| {
        let _ = std::fs::remove_file(path);
        Journal::create(path, &header).expect("a new record")
    });
    let mut table = Table::new(ready.clone(), seed, Kept::new(&ready, players, journal));
    let mut chance = Fast::new(seed);
    let deal = AntRealm::deal(&ready, &mut chance);
    let style = chance.below(5);
    let leaves = (seed.is_multiple_of(11)).then(|| 20 + chance.below(40));
    while let Turn::Seat(seat) = table.turn() {
        let action =
            AntRealm::dealt(table.state(), &deal).unwrap_or_else(|| choose(&table, &mut chance, style));
        if leaves == Some(table.depth()) {
            table.concede(Seat(0));
        } else {
            table.act(seat, action).expect("a legal action");
        }
    }
    (shows_of(AntRealm::blank(&ready), table.timeline()), table.depth())
}

/// Looks for few games that show everything, and records them.
fn record_all() {
    let folder = path("x").parent().expect("a folder").to_owned();
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the records");
    let games: Vec<(u64, Shows, u32)> = (0..12_000)
        .map(|seed| {
            let (shows, steps) = played(seed, None);
            (seed, shows, steps)
        })
        .collect();
    let mut missing: Shows = WANTED.into();
    for number in 1.. {
        let worth = |game: &&(u64, Shows, u32)| {
            let new = game.1.iter().filter(|shown| missing.contains(*shown)).count() as i64;
            (new > 0, new * 40 - i64::from(game.2))
        };
        let Some(best) = games.iter().max_by_key(worth).filter(|game| worth(game).0) else { break };
        missing.retain(|wanted| !best.1.contains(wanted));
        played(best.0, Some(&path(&format!("game-{number:02}"))));
        println!("game-{number:02}: seed {}, {} steps; {} missing", best.0, best.2, missing.len());
    }
    assert!(missing.is_empty(), "no game shows {missing:?}");
}
