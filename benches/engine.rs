//! What the engine costs: seeking in and loading a recorded game of 1,000
//! steps, and a table's own time per decision. `cargo bench --bench engine`
//! runs it; `--no-default-features` saves building the window.

use std::sync::Arc;
use std::time::Instant;

use divan::{AllocProfiler, Bencher, black_box};
use formicarium::bots::Spec;
use formicarium::engine::{
    Beat, Bot, Chance, Cx, Eyes, Fast, Fold, Game, Header, Journal, Kept, Line, Listen, Look, Opened, Player,
    Seat, Silent, StepId, Table, Track, Turn, Who, record, study,
};
use formicarium::microlonies::pack::{FreeGround, FreeHex, Layout, Pack, Terrain};
use formicarium::microlonies::{Microlonies, Setup};

/// How long the record is that is sought in and loaded.
const STEPS: usize = 1000;

/// Shows in each measurement what was allocated: a clone is a snapshot.
#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    figures();
    divan::main();
}

fn setup() -> Setup {
    let layout = Layout::base(4).expect("the base pack has a layout");
    Setup { pack: Arc::new(Pack::base()), layout: Arc::new(layout), colonies: 4, species: Vec::new() }
}

type Ready = <Microlonies as Game>::Ready;

fn ready() -> Ready {
    Microlonies::check(&setup()).expect("the base pack can be played")
}

/// The longest of some random games, cut or not, as its file holds it.
fn record_text() -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let players = vec![Player { name: "Bench".to_owned(), who: Who::Bot("random".to_owned()) }; 4];
    let ready = ready();
    let mut longest = Vec::new();
    for seed in 0.. {
        let path = folder.path().join(format!("{seed}.jsonl"));
        let header = Header::new::<Microlonies>(setup(), players.clone(), seed);
        let journal = Journal::create(&path, &header).expect("a new file").hasty();
        let kept = Kept::<Microlonies>::new(&ready, players.clone(), Some(journal));
        let mut table = Table::new(ready.clone(), seed, kept);
        let mut bot = Random(Fast::new(seed));
        while table.timeline().count() <= STEPS && table.ask(&mut bot).is_some() {}
        let steps = table.timeline().count();
        drop(table);
        longest = std::fs::read(&path).expect("the record");
        if steps > STEPS || seed == 200 {
            break;
        }
    }
    longest
}

fn opened() -> Opened<Microlonies> {
    record::read(record_text()).expect("a sound record")
}

/// Four random colonies on the base layout, with as many hexes of grassland
/// around it as make `hexes`, in a game that goes on for so many steps.
fn endless(hexes: usize, steps: u32) -> Table<Microlonies> {
    let mut setup = setup();
    let mut pack = (*setup.pack).clone();
    let numbers = &mut pack.manifest.numbers;
    (numbers.prey_to_end, numbers.chambers_to_end, numbers.round_limit) = (20, 40, 400);
    setup.pack = Arc::new(pack);
    let mut layout = (*setup.layout).clone();
    let taken = Microlonies::check(&setup).expect("a setup").hexes.clone();
    let around = (0..).flat_map(|radius| hexx::Hex::ZERO.ring(radius));
    let free = around.filter(|hex| !taken.contains(hex)).take(hexes.saturating_sub(taken.len()));
    layout.hexes.extend(free.map(|hex| FreeHex {
        at: [hex.x as i16, hex.y as i16],
        ground: FreeGround::Terrain(Terrain::Grassland),
        bonus: None,
        entrance: false,
    }));
    setup.layout = Arc::new(layout);
    let ready = Microlonies::check(&setup).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut table = Table::new(ready.clone(), 1, Kept::new(&ready, Vec::new(), None));
    let mut bot = Random(Fast::new(1));
    while table.depth() < steps && table.ask(&mut bot).is_some() {}
    table
}

/// Random seeks in 3,000 steps, the mean time of one, and what the snapshots
/// weigh.
fn tell_seeks(hexes: usize) {
    let table = endless(hexes, 3000);
    let mut timeline = table.timeline().clone();
    let mut chance = Fast::new(1);
    let steps = timeline.count() as u32;
    let begun = Instant::now();
    for _ in 0..20_000 {
        timeline.seek(StepId(chance.below(steps))).expect("a step");
    }
    let each = begun.elapsed().as_nanos() as f64 / 20_000.0 / 1000.0;
    let weight = Microlonies::weight(timeline.state()) * timeline.snapshots();
    println!(
        "{} steps on {} hexes: a random seek takes {each:.2} us on average; {} snapshots weigh {:.2} MB",
        table.depth(),
        table.state().cells.len(),
        timeline.snapshots(),
        weight as f64 / 1e6,
    );
}

/// The line of a record as a review measures it, for everyone's eyes.
struct Public;

impl Listen<Microlonies> for Public {
    type Line = Line;

    fn beat(&self, state: &<Microlonies as Fold>::State) -> Beat {
        Microlonies::clock(state).into()
    }

    fn line(
        &self,
        before: &<Microlonies as Fold>::State,
        event: &<Microlonies as Fold>::Event,
    ) -> Option<Line> {
        Microlonies::glimpse(before, event, Eyes::Public)
    }

    fn mark(
        &self,
        before: &<Microlonies as Fold>::State,
        event: &<Microlonies as Fold>::Event,
    ) -> Option<&'static str> {
        Microlonies::mark(before, event)
    }
}

/// A record of so many steps: the first part of a game, and variations of it.
fn long_text(steps: usize) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("long.jsonl");
    let players = vec![Player { name: "Bench".to_owned(), who: Who::Bot("random".to_owned()) }; 4];
    let journal = Journal::create(&path, &Header::new::<Microlonies>(setup(), players.clone(), 1))
        .expect("a new file")
        .hasty();
    let ready = ready();
    let mut table = Table::new(ready.clone(), 1, Kept::<Microlonies>::new(&ready, players, Some(journal)));
    let mut bot = Random(Fast::new(1));
    while table.timeline().count() <= steps {
        table.ask(&mut bot).expect("a game lasts longer");
        // At the end of the game its record would be closed.
        if table.depth() > 250 {
            table.branch(StepId(bot.0.below(200))).expect("a step");
        }
    }
    drop(table);
    let text = std::fs::read(&path).expect("the record");
    let opened: Opened<Microlonies> = record::read(text.clone()).expect("a sound record");
    assert!(opened.cut.is_none() && opened.timeline.count() > steps);
    text
}

struct Random(Fast);

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _seat: Seat, legal: &[G::Action], _look: &Look<'_, G>) -> G::Action {
        legal[self.0.below(legal.len() as u32) as usize]
    }
}

/// The longest of some games of four greedy colonies.
fn long_game() -> Table<Microlonies> {
    let ready = ready();
    let play = |seed| {
        let mut table = Table::new(ready.clone(), seed, Kept::new(&ready, Vec::new(), None));
        let mut bots: Vec<_> = Seat::all(4).map(|seat| Spec::Greedy.make(seed, seat)).collect();
        while let Turn::Seat(seat) = table.turn() {
            table.ask(&mut *bots[seat.index()]);
        }
        table
    };
    (0..20).map(play).max_by_key(|table| table.depth()).expect("some games")
}

/// Figures that are no times of a function: sizes, and a table's share.
fn figures() {
    let text = record_text();
    let opened: Opened<Microlonies> = record::read(text.clone()).expect("a sound record");
    let state = opened.timeline.state();
    let bytes = serde_json::to_vec(&Microlonies::position(state)).map_or(0, |json| json.len());
    println!(
        "record: {} steps, {} KB, snapshots: {}, a position is {bytes} bytes of JSON",
        opened.timeline.count() - 1,
        text.len() / 1024,
        opened.timeline.snapshots(),
    );
    let long = long_game();
    println!(
        "four greedy colonies: {} steps, snapshots: {}; their memory is what copying them allocates, below",
        long.depth(),
        long.timeline().snapshots(),
    );
    tell_seeks(0);
    tell_seeks(4000);
    let ready = ready();
    let (with, steps) = timed(|bot| {
        let mut table = Table::<Microlonies, ()>::new(ready.clone(), bot.0.below(1 << 30).into(), ());
        while table.ask(bot).is_some() {}
        u64::from(table.depth())
    });
    let (without, _) = timed(|bot| bare(&ready, bot));
    println!("a step at a table: {with:.0} ns; the rules alone: {without:.0} ns; {steps} steps");
}

/// A game without a table: what is left is the rules.
fn bare(ready: &Ready, bot: &mut Random) -> u64 {
    let mut state = Microlonies::blank(ready);
    let mut chance = Fast::new(bot.0.below(1 << 30).into());
    Microlonies::start(&mut Cx::new(&mut state, &mut Silent, &mut chance));
    let mut legal = Vec::new();
    let mut steps = 0;
    while let Turn::Seat(seat) = Microlonies::turn(&state) {
        legal.clear();
        Microlonies::legal(&state, &mut legal);
        let action = legal[bot.0.below(legal.len() as u32) as usize];
        Microlonies::decide(&mut Cx::new(&mut state, &mut Silent, &mut chance), seat, action);
        steps += 1;
    }
    steps
}

fn timed(mut game: impl FnMut(&mut Random) -> u64) -> (f64, u64) {
    let mut bot = Random(Fast::new(1));
    let start = Instant::now();
    let steps = (0..2000).map(|_| game(&mut bot)).sum::<u64>();
    (start.elapsed().as_nanos() as f64 / steps as f64, steps)
}

#[divan::bench]
fn seek_to_a_random_step(bencher: Bencher) {
    let mut timeline = opened().timeline;
    let mut chance = Fast::new(1);
    let steps = timeline.count() as u32;
    bencher.bench_local(move || timeline.seek(StepId(chance.below(steps))));
}

#[divan::bench]
fn load_a_record(bencher: Bencher) {
    let text = record_text();
    bencher.with_inputs(|| text.clone()).bench_values(|text| record::read::<Microlonies>(text).is_ok());
}

#[divan::bench]
fn check_the_setup(bencher: Bencher) {
    let setup = setup();
    bencher.bench(|| Microlonies::check(&setup).is_ok());
}

#[divan::bench]
fn verify_a_record(bencher: Bencher) {
    let opened = opened();
    bencher.bench(|| record::verify(&opened).is_ok());
}

#[divan::bench]
fn digest_a_state(bencher: Bencher) {
    let opened = opened();
    bencher.bench(|| Microlonies::digest(black_box(opened.timeline.state())));
}

#[divan::bench]
fn keep_a_snapshot(bencher: Bencher) {
    let opened = opened();
    bencher.bench(|| Box::new(black_box(opened.timeline.state()).clone()));
}

/// What is allocated is the memory of the snapshots, and the time is nobody's.
#[divan::bench]
fn copy_the_snapshots_of_a_long_game(bencher: Bencher) {
    let table = long_game();
    let copies =
        || table.timeline().kept().map(|state| Box::new(black_box(state).clone())).collect::<Vec<_>>();
    bencher.bench_local(copies);
}

/// The most that is allocated at once is the memory of the whole time line.
#[divan::bench]
fn copy_the_time_line_of_a_long_game(bencher: Bencher) {
    let table = long_game();
    bencher.bench_local(|| black_box(table.timeline()).clone());
}

#[divan::bench]
fn copy_a_state(bencher: Bencher) {
    let opened = opened();
    let state = opened.timeline.state();
    let mut copy = state.clone();
    bencher.bench_local(move || Microlonies::copy(black_box(state), &mut copy));
}

#[divan::bench(args = [3_000, 10_000])]
fn seek_in_a_long_record(bencher: Bencher, steps: usize) {
    let opened: Opened<Microlonies> = record::read(long_text(steps)).expect("a sound record");
    println!("{steps} steps, snapshots: {}", opened.timeline.snapshots());
    let mut timeline = opened.timeline;
    let mut chance = Fast::new(1);
    bencher.bench_local(move || timeline.seek(StepId(chance.below(steps as u32))));
}

#[divan::bench]
fn open_a_review_of_ten_thousand_steps(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("long.jsonl");
    std::fs::write(&path, long_text(10_000)).expect("written");
    bencher.bench_local(|| {
        let opened = study::open::<Microlonies>(&path).expect("a sound record").opened;
        let line = opened.timeline.line_through(StepId::START);
        let mut track = Track::default();
        track.lay(&opened.timeline, &opened.base, &line, &Public);
        track.lines().len()
    });
}

#[divan::bench]
fn measure_the_line_of_a_game(bencher: Bencher) {
    let table = long_game();
    let base = Microlonies::blank(&ready());
    let line = table.timeline().line_through(StepId::START);
    bencher.bench_local(|| {
        let mut track = Track::default();
        track.lay(table.timeline(), &base, &line, &Public);
        track.lines().len()
    });
}
