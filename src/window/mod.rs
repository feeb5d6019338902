//! The native window around the interface: the only place, with `main`, that
//! knows eframe and rfd.

mod dialogs;
mod icon;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use egui::{Key, KeyboardShortcut, Modifiers, Ui, ViewportCommand, vec2};

use crate::cli::Order;
use crate::engine::{Sources, Who};
use crate::folders;
use crate::registry;
use crate::text::{Lang, Text};
use crate::ui::host::Folders;
use crate::ui::{App, Parts};

use dialogs::Dialogs;

/// What the window opens with.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// A language that goes before the one in the settings.
    pub lang: Option<Lang>,
    /// The game to choose in the lobby.
    pub game: Option<String>,
    /// The folder of a pack.
    pub pack: Option<PathBuf>,
    /// The file of a layout.
    pub layout: Option<PathBuf>,
    /// What each seat is in the game.
    pub species: Option<String>,
    /// Who plays, seat by seat: the game starts at once then.
    pub seats: Option<Vec<Who>>,
    /// The seed of all draws.
    pub seed: Option<u64>,
    /// A record to go on with or to look at.
    pub file: Option<PathBuf>,
    /// Whether the record is only to be looked at.
    pub review: bool,
    /// Whether maps are to be drawn: the file is one.
    pub edit: bool,
}

impl From<&Order> for Options {
    fn from(order: &Order) -> Self {
        Self {
            lang: order.lang_asked.then_some(order.lang),
            game: order.game.clone(),
            pack: order.pack.clone(),
            layout: order.layout.clone(),
            species: order.species.clone(),
            seats: order.seats.clone(),
            seed: order.seed,
            file: order.file.clone(),
            review: order.review,
            edit: order.edit,
        }
    }
}

/// The window can't be opened, with the system's reason.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoDisplay(pub String);

/// Opens the window and comes back when it is closed.
///
/// # Errors
/// [`NoDisplay`] where there is no usable display.
pub fn run(options: Options) -> Result<(), NoDisplay> {
    let native = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Formicarium")
            .with_app_id("formicarium")
            .with_icon(icon::draw())
            .with_inner_size(vec2(1280.0, 800.0))
            .with_min_inner_size(vec2(1000.0, 660.0)),
        centered: true,
        system_font_fallback: false,
        ..eframe::NativeOptions::default()
    };
    let opened = std::sync::Arc::new(AtomicBool::new(false));
    let open = opened.clone();
    let ran = eframe::run_native(
        "formicarium",
        native,
        Box::new(move |created| {
            open.store(true, Ordering::Relaxed);
            Ok(Box::new(Window(app(&created.egui_ctx, options))))
        }),
    );
    match ran {
        Err(error) if opened.load(Ordering::Relaxed) => {
            log::error!("the window failed: {error}");
            Err(NoDisplay(reason(&error.to_string())))
        }
        other => other.map_err(|error| NoDisplay(reason(&error.to_string()))),
    }
}

/// What the system says, without the line of source code that heard it.
fn reason(error: &str) -> String {
    let behind = error
        .find(".rs:")
        .map_or(error, |at| error[at + 4..].trim_start_matches(|c: char| c.is_ascii_digit()));
    behind.trim_start_matches([':', ' ']).to_owned()
}

/// The interface with everything that this platform gives.
fn app(ctx: &egui::Context, options: Options) -> App {
    let parts = Parts {
        games: registry::shelf(),
        text: Text::new(options.lang.unwrap_or_default()),
        folders: places(),
        host: Box::new(Dialogs),
        lang: options.lang,
    };
    let mut app = App::new(ctx, parts);
    let sources = Sources {
        pack: options.pack.as_deref(),
        layout: options.layout.as_deref(),
        species: options.species.as_deref(),
    };
    app.preset(options.game.as_deref(), &sources, options.seed);
    if options.edit {
        app.edit(options.file.as_deref());
    } else if let Some(file) = &options.file {
        if options.review {
            app.review(file);
        } else {
            app.open(file);
        }
    } else if let Some(seats) = options.seats {
        app.seat(seats);
        app.start();
    }
    app
}

/// Where this platform keeps things. Recorded games lie in `saves/` when the
/// program is run inside its own checkout, else in the data folder.
fn places() -> Folders {
    let data = folders::data().unwrap_or_else(|| PathBuf::from("formicarium-data"));
    let overridden = std::env::var_os(folders::OVERRIDE).is_some_and(|folder| !folder.is_empty());
    let here = Path::new("saves");
    let saves = if !overridden && in_checkout() { here.to_owned() } else { data.join("saves") };
    let config = match directories::ProjectDirs::from("", "", "Formicarium") {
        Some(dirs) if !overridden => dirs.config_dir().to_owned(),
        _ => data,
    };
    Folders { saves, config }
}

/// Whether the current folder is this program's checkout.
fn in_checkout() -> bool {
    let manifest = std::fs::read_to_string("Cargo.toml").unwrap_or_default();
    manifest.contains("name = \"formicarium\"") && Path::new("saves").is_dir()
}

struct Window(App);

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.0.show(ui);
        let quit = KeyboardShortcut::new(Modifiers::COMMAND, Key::Q);
        if ui.input_mut(|input| input.consume_shortcut(&quit)) {
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.0.leave();
    }
}

#[cfg(test)]
mod tests {
    use super::reason;

    #[test]
    fn a_reason_names_no_source_code() {
        let error = "winit EventLoopError: os error at /a/b/mod.rs:765: DISPLAY is not set";
        assert_eq!(reason(error), "DISPLAY is not set");
        assert_eq!(reason("no pixels"), "no pixels");
    }
}
