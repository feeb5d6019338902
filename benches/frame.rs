//! What a frame of the table costs: layout and tessellation of the late
//! four-colony table of Microlonies, with every panel and the log; and of an
//! environment of 4,000 hexes.
//!
//! `cargo bench --bench frame`

use std::path::Path;

use divan::Bencher;
use egui::{Context, Event, Key, Modifiers, Pos2, RawInput, Rect, Theme, ViewportId, vec2};
use formicarium::bots::Spec;
use formicarium::engine::{Eyes, Game, Header, Journal, Kept, Player, Seat, Table, Turn, Who};
use formicarium::microlonies::pack::{Layout, Pack};
use formicarium::microlonies::state::Phase;
use formicarium::microlonies::{Content, Microlonies, Setup, View};
use formicarium::text::{Lang, Text};
use formicarium::ui::games::OnShelf;
use formicarium::ui::host::{Alone, Folders};
use formicarium::ui::microlonies::MicroloniesFace;
use formicarium::ui::microlonies::field::{self, FieldDesk};
use formicarium::ui::microlonies::stage::Stage;
use formicarium::ui::{App, Parts};
use tempfile::TempDir;

const COLONIES: u8 = 4;
const SEED: u64 = 5;

fn main() {
    divan::main();
}

/// Records a game up to a late turn of the first seat.
fn record(file: &Path) {
    let layout = Layout::base(usize::from(COLONIES)).expect("a base layout");
    let setup =
        Setup { pack: Pack::base().into(), layout: layout.into(), colonies: COLONIES, species: Vec::new() };
    let ready = Microlonies::check(&setup).expect("the base pack is right");
    let who = |seat: u8| if seat == 0 { Who::Human } else { Who::Bot("greedy".to_owned()) };
    let players: Vec<Player> =
        (0..COLONIES).map(|seat| Player { name: String::new(), who: who(seat) }).collect();
    let header = Header::new::<Microlonies>(setup, players.clone(), SEED);
    let journal = Journal::create(file, &header).expect("a new file");
    let mut table = Table::<Microlonies>::new(ready.clone(), SEED, Kept::new(&ready, players, Some(journal)));
    let mut bots: Vec<_> =
        (0..COLONIES).map(|seat| Spec::Greedy.make::<Microlonies>(SEED, Seat(seat))).collect();
    while let Turn::Seat(seat) = table.turn() {
        let state = table.state();
        if state.round >= 12 && seat == Seat(0) && state.now.phase == Phase::TakeUp {
            break;
        }
        table.ask(bots[seat.index()].as_mut());
    }
}

/// The table as it looks to the first seat.
struct Shown {
    ctx: Context,
    app: App,
    _folder: TempDir,
    time: f64,
}

impl Shown {
    fn new(lang: Lang) -> Self {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("late.jsonl");
        record(&file);
        let ctx = Context::default();
        ctx.set_theme(Theme::Light);
        let folders = Folders { saves: folder.path().to_owned(), config: folder.path().join("config") };
        let parts = Parts {
            games: vec![OnShelf::boxed(MicroloniesFace)],
            text: Text::new(lang),
            folders,
            host: Box::new(Alone),
            lang: Some(lang),
        };
        let mut app = App::new(&ctx, parts);
        app.open(&file);
        let mut shown = Self { ctx, app, _folder: folder, time: 0.0 };
        for _ in 0..30 {
            shown.frame();
        }
        shown
    }

    /// Lays a frame out, tessellates it, and returns how many triangles it has.
    fn frame(&mut self) -> usize {
        self.frame_with(Vec::new())
    }

    /// A frame in which these things happen.
    fn frame_with(&mut self, events: Vec<Event>) -> usize {
        self.time += 1.0 / 60.0;
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1920.0, 1080.0))),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point = Some(1.0);
        let app = &mut self.app;
        let mut output = self.ctx.run_ui(input, |ui| app.show(ui));
        output.textures_delta.clear();
        let primitives = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let indices = primitives.iter().map(|clipped| match &clipped.primitive {
            egui::epaint::Primitive::Mesh(mesh) => mesh.indices.len(),
            egui::epaint::Primitive::Callback(_) => 0,
        });
        indices.sum::<usize>() / 3
    }
}

/// A map of 4,000 hexes, as large as the game allows.
fn wide_map() -> View {
    use formicarium::microlonies::pack::{FreeGround, FreeHex, Terrain};

    let mut layout = Layout::base(2).expect("a base layout");
    layout.tiles.clear();
    layout.starts.clear();
    layout.hexes = (0..4000)
        .map(|i| {
            let (row, column) = (i / 80, i % 80);
            let terrain = Terrain::ALL[(i as usize * 7 + row as usize) % 4];
            FreeHex {
                at: [column - row / 2, row],
                ground: FreeGround::Terrain(terrain),
                bonus: None,
                entrance: false,
            }
        })
        .collect();
    let setup = Setup { pack: Pack::base().into(), layout: layout.into(), colonies: 2, species: Vec::new() };
    let state = Microlonies::blank(&Content::new(setup).into());
    Microlonies::view(&state, Eyes::Public)
}

/// The environment alone, whole and near.
#[divan::bench(args = [1.0, 5.0], sample_count = 200)]
fn wide_environment(bencher: Bencher, nearer: f32) {
    let view = wide_map();
    let text = Text::new(Lang::English);
    let ctx = Context::default();
    formicarium::ui::theme::install(&ctx, true);
    let mut desk = FieldDesk::default();
    let mut frame = move || {
        let size = Rect::from_min_size(Pos2::ZERO, vec2(1200.0, 900.0));
        let input = RawInput { screen_rect: Some(size), ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| {
            field::show(ui, &Stage::still(ui, &view, &[], &text), &mut desk);
        });
        output.textures_delta.clear();
        if desk.camera.fitted && nearer > 1.0 {
            desk.camera.zoom_at(size, size.center(), nearer, [1.0, 100.0]);
        }
        ctx.tessellate(output.shapes, output.pixels_per_point).len()
    };
    for _ in 0..5 {
        frame();
    }
    bencher.bench_local(frame);
}

#[divan::bench(args = [Lang::English, Lang::Chinese], sample_count = 300)]
fn late_table(bencher: Bencher, lang: Lang) {
    let mut shown = Shown::new(lang);
    bencher.bench_local(|| shown.frame());
}

/// A frame of the review of the same game in which the place changes.
#[divan::bench(sample_count = 300)]
fn seek_in_a_review(bencher: Bencher) {
    let mut shown = Shown::new(Lang::English);
    let file = shown.app.record().expect("a record").to_owned();
    shown.app.review(&file);
    let press = |key| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::SHIFT,
    };
    let mut there = false;
    bencher.bench_local(move || {
        let before = shown.app.reviewed().map(|review| review.spot());
        let key = if there { Key::ArrowRight } else { Key::ArrowLeft };
        let triangles = shown.frame_with(vec![press(key)]);
        if shown.app.reviewed().map(|review| review.spot()) == before {
            there = !there;
        }
        triangles
    });
}

/// The editor with a map of 100,000 hexes, so many steps nearer than all of
/// it.
fn large_map(nearer: u32) -> Shown {
    let mut shown = Shown::new(Lang::English);
    let file = shown._folder.path().join("large.json");
    let rows: Vec<String> = (0..316)
        .map(|row: i32| {
            let hexes: String = (0..316)
                .map(|column| ["g", "f", "r", "w"][((column * 7 + row * 3) / 5 % 4) as usize])
                .collect();
            format!("{{\"at\": [{}, {row}], \"hexes\": \"{hexes}\"}}", -(row / 2))
        })
        .collect();
    let text = format!(
        "{{\"format\": 1, \"id\": \"large\", \"name\": {{\"en\": \"Large\"}}, \"colonies\": [2], \"tiles\": [], \"starts\": [], \"rows\": [{}]}}",
        rows.join(",")
    );
    std::fs::write(&file, text).expect("a file");
    shown.app.edit(Some(&file));
    for _ in 0..30 {
        shown.frame();
    }
    let middle = Pos2::new(800.0, 500.0);
    shown.frame_with(vec![Event::PointerMoved(middle)]);
    for _ in 0..nearer {
        shown.frame_with(vec![Event::Zoom(1.3)]);
    }
    for _ in 0..60 {
        shown.frame();
    }
    assert!(shown.app.edited().is_some_and(|editor| editor.drawing().grid.len() == 316 * 316));
    shown
}

/// A frame in which the map moves under the hand.
#[divan::bench(args = [0, 4, 7, 10], sample_count = 200)]
fn pan_a_map_of_100_000_hexes(bencher: Bencher, nearer: u32) {
    let mut shown = large_map(nearer);
    let button = |pressed| Event::PointerButton {
        pos: Pos2::new(800.0, 500.0),
        button: egui::PointerButton::Middle,
        pressed,
        modifiers: Modifiers::NONE,
    };
    shown.frame_with(vec![button(true)]);
    let mut step = 0_u32;
    bencher.bench_local(move || {
        step += 1;
        let far = (step % 60) as f32;
        shown.frame_with(vec![Event::PointerMoved(Pos2::new(770.0 + far, 500.0 + far / 2.0))])
    });
}

/// A frame in which the map comes nearer.
#[divan::bench(args = [0, 4, 7], sample_count = 200)]
fn zoom_a_map_of_100_000_hexes(bencher: Bencher, nearer: u32) {
    let mut shown = large_map(nearer);
    let mut step = 0_u32;
    bencher.bench_local(move || {
        step += 1;
        let factor = if step.is_multiple_of(2) { 1.02 } else { 1.0 / 1.02 };
        shown.frame_with(vec![Event::Zoom(factor)])
    });
}
