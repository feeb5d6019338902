//! `render`: a position or a map as a picture, without a display.

use std::path::Path;

use super::args::Render;
use super::output::Output;
use super::{Context, Failure, told};
use crate::editor::{Drawing, files};
use crate::engine::record::peek;
use crate::engine::{Eyes, Seat, StepId};
use crate::registry;
use crate::ui::cpu::Canvas;
use crate::ui::editor::{Studio, print};
use crate::ui::picture::{MOST_PIXELS, SIDES, Sitting};
use crate::ui::settings::Shade;

/// Width and height of a position, if none are asked for.
const USUAL: (usize, usize) = (1280, 800);

/// Runs the command.
///
/// # Errors
/// Why it could not be done; then nothing is written.
pub(super) fn run(args: &Render, context: &Context) -> Result<u8, Failure> {
    if !args.out.extension().is_some_and(|end| end.eq_ignore_ascii_case("png")) {
        return Err(Failure::about("cli-render-png", &args.out));
    }
    if args.out.exists() && !args.force {
        return Err(Failure::about("cli-render-exists", &args.out));
    }
    told::a_file(&args.file)?;
    let peeked = match peek(&args.file) {
        Ok(peeked) => peeked,
        Err(error) => return map(args, context, told::unreadable(&args.file, error)),
    };
    let size = checked(args.size.unwrap_or(USUAL), &SIDES)?;
    let eyes = eyes(args.seat, peeked.seats.len())?;
    let games = registry::shelf();
    let game = games.iter().find(|game| game.id() == peeked.game);
    let game = game.ok_or_else(|| told::unknown_game(&args.file, &peeked.game))?;
    let sitting = Sitting { eyes, at: args.at.map(StepId), size, shade: shade(args), text: &context.text };
    let painted = game.picture(&args.file, &sitting).map_err(Failure::Said)?;
    for remark in &painted.remarks {
        context.warn(&format!("{}: {}", args.file.display(), context.text.plain(remark)));
    }
    keep(args, context, &painted.canvas)
}

/// Paints a map. `no_record` is what to say if it is none either.
fn map(args: &Render, context: &Context, no_record: Failure) -> Result<u8, Failure> {
    let Some((studio, drawing)) = drawn(&args.file)? else { return Err(no_record) };
    if args.at.is_some() || args.seat.is_some() {
        return Err(Failure::about("cli-render-map", &args.file));
    }
    let asked = args.size.map(|(width, height)| [width, height]);
    let [width, height] = print::size(&drawing, asked);
    let size = checked((width, height), &print::SIDES)?;
    let mut out = Output::default();
    out.line(
        &context.text.say_with("cli-render-will", &[("width", width.into()), ("height", height.into())]),
    );
    out.flush()?;
    keep(args, context, &print::print(&studio, &drawing, size, shade(args)))
}

/// The map in a file, if it is one of any game; `None` if it is no JSON file.
fn drawn(file: &Path) -> Result<Option<(Studio, Drawing)>, Failure> {
    if !file.extension().is_some_and(|end| end.eq_ignore_ascii_case("json")) {
        return Ok(None);
    }
    let (text, _) = files::open(file).map_err(|fault| Failure::Said(fault.line()))?;
    let mut reason = None;
    for studio in registry::shelf().iter().filter_map(|game| game.studio()) {
        match studio.craft.read(&text) {
            Ok(drawing) => return Ok(Some((studio, drawing))),
            Err(fault) => reason = reason.or(Some(fault.0)),
        }
    }
    reason.map_or(Ok(None), |reason| Err(Failure::about("cli-no-map", file).with("why", reason)))
}

fn shade(args: &Render) -> Shade {
    if args.dark { Shade::Dark } else { Shade::Light }
}

/// Writes the picture, and says so.
fn keep(args: &Render, context: &Context, canvas: &Canvas) -> Result<u8, Failure> {
    let odd = |why: String| Failure::about("cli-unwritable", &args.out).with("error", why);
    let file = canvas.to_png().map_err(|error| odd(error.to_string()))?;
    write(&args.out, &file).map_err(|error| odd(reason(&error)))?;
    let mut out = Output::default();
    out.line(&context.text.say_with(
        "cli-rendered",
        &[
            ("path", args.out.display().to_string().into()),
            ("width", canvas.width().into()),
            ("height", canvas.height().into()),
        ],
    ));
    out.flush()?;
    Ok(0)
}

/// A size that can be painted.
fn checked(
    (width, height): (usize, usize),
    sides: &std::ops::RangeInclusive<usize>,
) -> Result<[usize; 2], Failure> {
    if !sides.contains(&width) || !sides.contains(&height) || width * height > MOST_PIXELS {
        return Err(Failure::say("cli-render-size")
            .with("width", width as i64)
            .with("height", height as i64)
            .with("least", *sides.start() as i64)
            .with("most", *sides.end() as i64)
            .with("pixels", (MOST_PIXELS / 1_000_000) as i64));
    }
    Ok([width, height])
}

fn eyes(seat: Option<u8>, seats: usize) -> Result<Eyes, Failure> {
    match seat {
        None => Ok(Eyes::Public),
        Some(number) if (1..=seats).contains(&usize::from(number)) => Ok(Eyes::Seat(Seat(number - 1))),
        Some(_) => Err(Failure::say("cli-no-seat").with("seats", seats as i64)),
    }
}

/// What the system says, without the name of the file that was written first.
fn reason(error: &std::io::Error) -> String {
    std::io::Error::from(error.kind()).to_string()
}

/// Writes the file whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = files::fresh(folder)?;
    std::io::Write::write_all(&mut file, bytes)?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}
