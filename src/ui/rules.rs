//! The rules, readable from every screen.

use std::collections::BTreeMap;

use egui::{
    Align, CornerRadius, Frame, Id, Key, Layout, Margin, RichText, ScrollArea, Sense, Stroke, Ui, vec2,
};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};
use include_dir::{Dir, include_dir};

use super::command::Command;
use super::icons::Icon;
use super::theme::{self, size, space, theme};
use super::widgets;
use crate::text::{Lang, Text};

static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/rules");

/// A page of rules.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Page {
    /// Its file's name without the ending.
    name: &'static str,
    title: String,
    blocks: Vec<Block>,
}

/// A heading, a rule or a paragraph: what is shown and jumped to as one.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Block {
    kind: Kind,
    text: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    Chapter,
    /// With its number.
    Rule(String),
    Other,
}

/// The pages of a language, by name.
fn pages(lang: Lang) -> Vec<Page> {
    let files = FOLDER.get_dir(lang.tag()).map(Dir::files).into_iter().flatten();
    let mut pages: Vec<Page> = files
        .filter_map(|file| {
            let name = file.path().file_stem()?.to_str()?;
            (file.path().extension()? == "md").then(|| page(name, file.contents_utf8().unwrap_or_default()))
        })
        .collect();
    pages.sort_by_key(|page| page.name);
    pages
}

fn page(name: &'static str, source: &str) -> Page {
    let mut title = name.to_owned();
    let mut blocks: Vec<Block> = Vec::new();
    // A line that begins nothing of its own goes on with the block before.
    let mut open = false;
    for line in source.lines() {
        if let Some(words) = line.strip_prefix("# ") {
            title = words.trim().to_owned();
            open = false;
        } else if let Some(words) = line.strip_prefix("## ") {
            blocks.push(Block { kind: Kind::Chapter, text: words.trim().to_owned() });
            open = false;
        } else if line.trim().is_empty() {
            open = false;
        } else if let Some((number, text)) = numbered(line) {
            blocks.push(Block { kind: Kind::Rule(number.to_owned()), text: text.to_owned() });
            open = true;
        } else if open && let Some(last) = blocks.last_mut() {
            last.text.push('\n');
            last.text.push_str(line);
        } else {
            blocks.push(Block { kind: Kind::Other, text: line.to_owned() });
            open = true;
        }
    }
    Page { name, title, blocks }
}

/// The number and the text of a line like `- M7.3 A tile…`.
fn numbered(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_prefix("- ")?.trim_start();
    let (number, text) = rest.split_once(' ')?;
    let number = number.trim_matches('*').trim_end_matches('.');
    let (letters, digits) = number.split_at(number.find(|c: char| c.is_ascii_digit())?);
    let fits = (1..=2).contains(&letters.len())
        && letters.chars().all(|c| c.is_ascii_uppercase())
        && digits.chars().all(|c| c.is_ascii_digit() || c == '.');
    fits.then_some((number, text))
}

/// The reader.
pub struct Rules {
    pages: BTreeMap<&'static str, Vec<Page>>,
    cache: CommonMarkCache,
    page: usize,
    /// A rule to bring into view in the next frame.
    jump: Option<String>,
    /// The rule that was jumped to last: it is marked.
    marked: Option<String>,
    /// A chapter to bring into view.
    chapter: Option<usize>,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            pages: Lang::ALL.into_iter().map(|lang| (lang.tag(), pages(lang))).collect(),
            cache: CommonMarkCache::default(),
            page: 0,
            jump: None,
            marked: None,
            chapter: None,
        }
    }
}

impl Rules {
    /// Whether a rule of this number is written down, in every language.
    pub fn has(&self, number: &str) -> bool {
        self.pages.values().all(|pages| pages.iter().any(|page| page.has(number)))
    }

    /// Turns to a page by its name, if there is one.
    pub fn turn_to(&mut self, name: &str) {
        let found =
            self.pages.values().next().and_then(|pages| pages.iter().position(|page| page.name == name));
        self.page = found.unwrap_or(self.page);
        self.marked = None;
    }

    /// Turns to a rule, if there is one of this number.
    pub fn jump(&mut self, number: &str) {
        let found =
            self.pages.values().next().and_then(|pages| pages.iter().position(|page| page.has(number)));
        if let Some(page) = found {
            self.page = page;
            self.jump = Some(number.to_owned());
            self.marked = Some(number.to_owned());
        }
    }

    /// Paints the reader over everything else.
    pub fn show(&mut self, ui: &Ui, text: &Text, commands: &mut Vec<Command>) {
        let window = ui.ctx().content_rect();
        let size = vec2((window.width() - 80.0).min(1040.0), window.height() - 72.0);
        let theme = theme(ui);
        let frame = widgets::card(ui).inner_margin(Margin::same(0)).shadow(theme.lifted_shadow());
        let modal = egui::Modal::new(Id::unique("rules"))
            .frame(frame)
            .backdrop_color(theme.background.gamma_multiply(0.72));
        let shown = modal.show(ui.ctx(), |ui| {
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let (head, body) = rect.split_top_bottom_at_y(rect.top() + 58.0);
            let (left, right) = body.split_left_right_at_x(body.left() + 236.0);
            ui.painter().hline(rect.x_range(), head.bottom(), Stroke::new(1.0, theme.line));
            ui.painter().vline(left.right(), body.y_range(), Stroke::new(1.0, theme.line));
            widgets::region(ui, head.shrink2(vec2(24.0, 10.0)), "head", |ui| self.head(ui, text, commands));
            let pages = self.pages.get(text.lang().tag()).map_or(&[][..], Vec::as_slice);
            let Some(page) = pages.get(self.page.min(pages.len().saturating_sub(1))).cloned() else { return };
            widgets::region(ui, left.shrink2(vec2(space::S, 1.0)), "left", |ui| self.contents(ui, &page));
            widgets::region(ui, right.shrink2(vec2(space::L, 1.0)), "right", |ui| {
                self.text(ui, text.lang(), &page);
            });
        });
        if shown.should_close() || ui.input(|input| input.key_pressed(Key::F1)) {
            commands.push(Command::CloseRules);
        }
    }

    fn head(&mut self, ui: &mut Ui, text: &Text, commands: &mut Vec<Command>) {
        let titles: Vec<(usize, String)> = self
            .pages
            .get(text.lang().tag())
            .map(|pages| pages.iter().enumerate().map(|(i, page)| (i, page.title.clone())).collect())
            .unwrap_or_default();
        ui.horizontal(|ui| {
            widgets::title(ui, &text.say("rules-title"));
            ui.add_space(space::M);
            if titles.len() > 1 && widgets::segments(ui, &text.say("rules-page"), &mut self.page, &titles) {
                self.marked = None;
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if widgets::icon_button(ui, Icon::Close, &text.say("close")).clicked() {
                    commands.push(Command::CloseRules);
                }
            });
        });
    }

    /// The chapters, to jump to.
    fn contents(&mut self, ui: &mut Ui, page: &Page) {
        let scroll = ScrollArea::vertical().id_salt("contents").auto_shrink(false);
        scroll.show(ui, |ui| {
            ui.add_space(space::M);
            ui.spacing_mut().item_spacing.y = 1.0;
            let chapters = page.blocks.iter().enumerate().filter(|(_, block)| block.kind == Kind::Chapter);
            for (index, chapter) in chapters {
                if widgets::row_button(ui, &chapter.text).clicked() {
                    self.chapter = Some(index);
                }
            }
        });
    }

    fn text(&mut self, ui: &mut Ui, lang: Lang, page: &Page) {
        let scroll = ScrollArea::vertical().id_salt(("rules", lang.tag(), page.name)).auto_shrink(false);
        scroll.show(ui, |ui| {
            ui.set_max_width(ui.available_width().min(760.0));
            ui.style_mut().interaction.selectable_labels = true;
            ui.spacing_mut().item_spacing.y = space::S;
            ui.add_space(space::M);
            for (index, block) in page.blocks.iter().enumerate() {
                let response = self.block(ui, block);
                let wanted = match &block.kind {
                    Kind::Rule(number) => self.jump.as_ref() == Some(number),
                    _ => self.chapter == Some(index),
                };
                if wanted {
                    let align = if self.jump.is_some() { Align::Center } else { Align::TOP };
                    response.scroll_to_me(Some(align));
                    self.jump = None;
                    self.chapter = None;
                }
            }
            ui.add_space(space::XL);
        });
    }

    fn block(&mut self, ui: &mut Ui, block: &Block) -> egui::Response {
        let theme = theme(ui);
        match &block.kind {
            Kind::Chapter => {
                ui.add_space(space::M);
                let words = RichText::new(&block.text).size(size::TITLE - 2.0).color(theme.ink);
                ui.label(words)
            }
            Kind::Other => self.markdown(ui, &block.text),
            Kind::Rule(number) => {
                let marked = self.marked.as_ref() == Some(number);
                let fill = if marked { theme.glow() } else { egui::Color32::TRANSPARENT };
                let frame = Frame::new().fill(fill).corner_radius(CornerRadius::same(theme::CORNER));
                let shown = frame.inner_margin(Margin::symmetric(8, 4)).show(ui, |ui| {
                    ui.horizontal_top(|ui| {
                        ui.allocate_ui(vec2(46.0, 18.0), |ui| {
                            ui.set_min_width(46.0);
                            let color =
                                theme::mix(theme.accent, theme.ink, if theme.dark { 0.0 } else { 0.2 });
                            ui.label(RichText::new(number).color(color));
                        });
                        ui.vertical(|ui| self.markdown(ui, &block.text));
                    });
                });
                shown.response
            }
        }
    }

    fn markdown(&mut self, ui: &mut Ui, text: &str) -> egui::Response {
        ui.scope(|ui| CommonMarkViewer::new().show(ui, &mut self.cache, text)).response
    }
}

impl Page {
    fn has(&self, number: &str) -> bool {
        self.blocks.iter().any(|block| matches!(&block.kind, Kind::Rule(own) if own == number))
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Rules, numbered, pages};
    use crate::text::Lang;

    #[test]
    fn a_rule_has_its_number() {
        assert_eq!(numbered("- M7.3 A tile"), Some(("M7.3", "A tile")));
        assert_eq!(numbered("- A plain item"), None);
        assert_eq!(numbered("M7.3 no item"), None);
    }

    #[test]
    fn the_languages_have_the_same_rules_in_the_same_order() {
        let numbers = |lang| -> Vec<Vec<String>> {
            let numbers = |page: super::Page| {
                let rules = page.blocks.into_iter().filter_map(|block| match block.kind {
                    Kind::Rule(number) => Some(number),
                    _ => None,
                });
                rules.collect()
            };
            pages(lang).into_iter().map(numbers).collect()
        };
        let english = numbers(Lang::English);
        assert!(english.iter().flatten().count() > 50, "the rules are read");
        assert_eq!(english, numbers(Lang::Chinese));
    }

    #[test]
    fn rules_are_found_by_number() {
        let rules = Rules::default();
        assert!(rules.has("M4.3"));
        assert!(!rules.has("M99.1"));
    }
}
