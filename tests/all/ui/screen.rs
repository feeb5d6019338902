//! The program in a test: clicks by name, waits for bots, takes pictures.

use std::cell::{RefCell, RefMut};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use egui::{Color32, FullOutput, Modifiers, TexturesDelta, Theme, UiBuilder, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, TestRenderer};
use formicarium::text::{Lang, Text};
use formicarium::ui::cpu::CpuPainter;
use formicarium::ui::games::{AnyGame, OnShelf};
use formicarium::ui::host::{Alone, Folders, Host};
use formicarium::ui::{App, Parts};
use tempfile::TempDir;

use super::face::{TEXTS, ToyFace};

/// The program with the toy in it, its folders in a place of its own.
pub struct Screen {
    pub harness: Harness<'static, Rc<RefCell<Option<App>>>>,
    pub folder: TempDir,
}

/// Paints pictures without a graphics card.
#[derive(Default)]
struct Renderer(CpuPainter);

impl TestRenderer for Renderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.update(delta);
        self.0.free(delta);
    }

    fn render(&mut self, ctx: &egui::Context, output: &FullOutput) -> Result<image::RgbaImage, String> {
        let canvas = self.0.picture(ctx, output, Color32::BLACK);
        let (width, height) = (canvas.width() as u32, canvas.height() as u32);
        image::RgbaImage::from_raw(width, height, canvas.bytes().to_vec()).ok_or("sizes differ".to_owned())
    }
}

pub fn text(lang: Lang) -> Text {
    let mut text = Text::new(lang);
    for (lang, source) in TEXTS {
        text.add(lang, source);
    }
    text
}

impl Screen {
    pub fn new() -> Self {
        Self::with(Lang::English, Theme::Light, vec2(1280.0, 800.0), TempDir::new().unwrap())
    }

    pub fn with(lang: Lang, theme: Theme, size: Vec2, folder: TempDir) -> Self {
        Self::of(vec![OnShelf::boxed(ToyFace)], lang, theme, size, folder)
    }

    /// The program with these games in it.
    pub fn of(games: Vec<Box<dyn AnyGame>>, lang: Lang, theme: Theme, size: Vec2, folder: TempDir) -> Self {
        Self::hosted(games, Box::new(Alone), lang, theme, size, folder)
    }

    /// The same with a world around it.
    pub fn hosted(
        games: Vec<Box<dyn AnyGame>>,
        host: Box<dyn Host>,
        lang: Lang,
        theme: Theme,
        size: Vec2,
        folder: TempDir,
    ) -> Self {
        let folders = Folders { saves: folder.path().join("saves"), config: folder.path().join("config") };
        let parts = Parts { games, text: text(lang), folders: folders.clone(), host, lang: Some(lang) };
        let app = Rc::new(RefCell::new(None));
        let made = app.clone();
        let builder = Harness::builder()
            .with_size(size)
            .with_step_dt(1.0 / 20.0)
            .with_max_steps(200)
            .with_theme(theme)
            .with_context_setup(move |ctx| *made.borrow_mut() = Some(App::new(ctx, parts)))
            .renderer(Renderer::default());
        let show = |ui: &mut egui::Ui, app: &mut Rc<RefCell<Option<App>>>| {
            // The harness keeps a margin that no window has.
            let window = UiBuilder::new().max_rect(ui.ctx().content_rect());
            ui.scope_builder(window, |ui| {
                ui.set_clip_rect(ui.max_rect());
                app.borrow_mut().as_mut().unwrap().show(ui);
            });
        };
        let mut screen = Self { harness: builder.build_ui_state(show, app), folder };
        screen.settle();
        screen
    }

    pub fn speaking(lang: Lang) -> Self {
        Self::with(lang, Theme::Light, vec2(1280.0, 800.0), TempDir::new().unwrap())
    }

    pub fn app(&mut self) -> RefMut<'_, App> {
        RefMut::map(self.harness.state_mut().borrow_mut(), |app| app.as_mut().unwrap())
    }

    /// Runs until nothing moves.
    pub fn settle(&mut self) {
        self.harness.run();
    }

    /// Whether something of this name is there.
    pub fn has(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    /// Whether the name of anything contains these words.
    pub fn mentions(&self, words: &str) -> bool {
        self.harness.query_all_by_label_contains(words).next().is_some()
    }

    /// Clicks and runs until nothing moves.
    pub fn click(&mut self, label: &str) {
        self.press(label);
        self.settle();
    }

    /// Clicks and runs a few frames: bots may go on moving.
    pub fn click_only(&mut self, label: &str) {
        self.press(label);
        self.harness.run_steps(4);
    }

    /// Clicks; nothing happens before the next frame.
    pub fn press(&mut self, label: &str) {
        self.last(label).click();
    }

    /// Clicks as a screen reader does, wherever the thing is scrolled to.
    pub fn activate(&mut self, label: &str) {
        self.last(label).click_accesskit();
        self.harness.run_steps(4);
    }

    /// What has this name; of a field and its label, the field.
    fn last<'a>(&'a self, label: &'a str) -> egui_kittest::Node<'a> {
        let named = self.harness.query_all_by_label(label).last();
        named.unwrap_or_else(|| panic!("there is no {label:?} in {:?}", self.labels()))
    }

    /// Chooses from a list.
    pub fn choose(&mut self, list: &str, option: &str) {
        self.click(list);
        self.press(option);
        self.harness.run_steps(4);
    }

    /// Sets a number.
    pub fn set(&mut self, label: &str, number: &str) {
        self.last(label).set_value_accesskit(number.parse().unwrap());
        self.settle();
    }

    /// What the keyboard is on.
    pub fn focused(&self) -> Option<String> {
        let nodes: Vec<_> = self.harness.root().children_recursive().collect();
        nodes.iter().find(|node| node.is_focused()).and_then(|node| node.accesskit_node().label())
    }

    /// How many records there are.
    pub fn files(&self) -> usize {
        std::fs::read_dir(self.folder.path().join("saves")).map_or(0, Iterator::count)
    }

    /// The name of the one record there is.
    pub fn only_file(&self) -> String {
        let mut files = std::fs::read_dir(self.folder.path().join("saves")).unwrap();
        let file = files.next().unwrap().unwrap();
        assert!(files.next().is_none());
        file.file_name().into_string().unwrap()
    }

    /// Nothing asks for another frame, once threads have reported.
    pub fn assert_asleep(&mut self, place: &str) {
        let patience = Instant::now() + Duration::from_secs(20);
        loop {
            self.settle();
            self.harness.run_steps(2);
            let output = self.harness.output();
            let delay = output.viewport_output[&egui::ViewportId::ROOT].repaint_delay;
            if delay > Duration::from_secs(5) {
                return;
            }
            assert!(Instant::now() < patience, "{place} wants to be painted again after {delay:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits for a name to appear, while bots think.
    pub fn wait_for(&mut self, label: &str) {
        let patience = Instant::now() + Duration::from_secs(20);
        while !self.has(label) {
            assert!(Instant::now() < patience, "there is no {label:?} in {:?}", self.labels());
            std::thread::sleep(Duration::from_millis(2));
            self.harness.run_steps(1);
        }
    }

    pub fn key(&mut self, modifiers: Modifiers, key: egui::Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// Types into the field of this name.
    pub fn fill(&mut self, label: &str, words: &str) {
        self.last(label).click();
        self.settle();
        self.last(label).type_text(words);
        self.settle();
    }

    /// Every name on the screen.
    pub fn labels(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes.filter_map(|node| node.accesskit_node().label()).filter(|label| !label.is_empty()).collect()
    }

    /// Every word that is painted.
    pub fn painted(&self) -> String {
        let mut words = String::new();
        for clipped in &self.harness.output().shapes {
            read(&clipped.shape, &mut words);
        }
        words
    }

    /// Keeps a picture of the screen in the folder that `FORMICARIUM_PICTURES`
    /// names, to look at.
    pub fn picture(&mut self, name: &str) {
        if let Some(folder) = std::env::var_os("FORMICARIUM_PICTURES") {
            let picture = self.harness.render().unwrap();
            picture.save(Path::new(&folder).join(format!("{name}.png"))).unwrap();
        }
    }
}

fn read(shape: &egui::Shape, words: &mut String) {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, words)),
        egui::Shape::Text(text) => {
            words.push_str(text.galley.text());
            words.push('\n');
        }
        _ => {}
    }
}

/// A file that is dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

pub fn dropped(path: &Path) -> std::sync::Arc<dyn egui::DroppedFile + Send + Sync> {
    std::sync::Arc::new(Dropped(path.to_owned()))
}
