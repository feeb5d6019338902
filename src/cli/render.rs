//! `render`: a position as a picture, without a display.

use std::path::Path;

use super::args::Render;
use super::output::Output;
use super::{Context, Failure, told};
use crate::engine::record::peek;
use crate::engine::{Eyes, Seat, StepId};
use crate::registry;
use crate::ui::picture::{MOST_PIXELS, SIDES, Sitting};
use crate::ui::settings::Shade;

/// Runs the command.
///
/// # Errors
/// Why it could not be done; then nothing is written.
pub(super) fn run(args: &Render, context: &Context) -> Result<u8, Failure> {
    let size = checked(args.size)?;
    if !args.out.extension().is_some_and(|end| end.eq_ignore_ascii_case("png")) {
        return Err(Failure::about("cli-render-png", &args.out));
    }
    if args.out.exists() && !args.force {
        return Err(Failure::about("cli-render-exists", &args.out));
    }
    told::a_file(&args.file)?;
    let peeked = peek(&args.file).map_err(|error| told::unreadable(&args.file, error))?;
    let eyes = eyes(args.seat, peeked.seats.len())?;
    let games = registry::shelf();
    let game = games.iter().find(|game| game.id() == peeked.game);
    let game = game.ok_or_else(|| told::unknown_game(&args.file, &peeked.game))?;
    let sitting = Sitting {
        eyes,
        at: args.at.map(StepId),
        size,
        shade: if args.dark { Shade::Dark } else { Shade::Light },
        text: &context.text,
    };
    let painted = game.picture(&args.file, &sitting).map_err(Failure::Said)?;
    for remark in &painted.remarks {
        context.warn(&format!("{}: {}", args.file.display(), context.text.plain(remark)));
    }
    let odd = |why: String| Failure::about("cli-unwritable", &args.out).with("error", why);
    let file = painted.canvas.to_png().map_err(|error| odd(error.to_string()))?;
    write(&args.out, &file).map_err(|error| odd(reason(&error)))?;
    let mut out = Output::default();
    out.line(&context.text.say_with(
        "cli-rendered",
        &[
            ("path", args.out.display().to_string().into()),
            ("width", size[0].into()),
            ("height", size[1].into()),
        ],
    ));
    out.flush()?;
    Ok(0)
}

/// A size that can be painted.
fn checked((width, height): (usize, usize)) -> Result<[usize; 2], Failure> {
    if !SIDES.contains(&width) || !SIDES.contains(&height) || width * height > MOST_PIXELS {
        return Err(Failure::say("cli-render-size")
            .with("width", width as i64)
            .with("height", height as i64)
            .with("least", *SIDES.start() as i64)
            .with("most", *SIDES.end() as i64)
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
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    std::io::Write::write_all(&mut file, bytes)?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}
