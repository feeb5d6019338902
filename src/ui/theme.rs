//! Colours, sizes and the style of every widget: the one place that knows how
//! things look.

use egui::{Color32, Context, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Ui, vec2};

/// The colours of one of the two looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Theme {
    /// Whether this is the dark look.
    pub dark: bool,
    /// Behind everything.
    pub background: Color32,
    /// Bars and side panels.
    pub panel: Color32,
    /// Cards, fields, menus: what lies on top.
    pub card: Color32,
    /// Words and icons.
    pub ink: Color32,
    /// Words of less weight.
    pub faint: Color32,
    /// Thin lines.
    pub line: Color32,
    /// What is asked now; used for nothing else.
    pub accent: Color32,
    /// Gains, what is complete.
    pub good: Color32,
    /// Losses, refusals.
    pub bad: Color32,
    /// Soil at the top of the anthill.
    pub soil_light: Color32,
    /// Soil deep down.
    pub soil_dark: Color32,
    /// The inside of tunnels and chambers.
    pub tunnel: Color32,
    /// Grassland.
    pub grassland: Color32,
    /// Forest.
    pub forest: Color32,
    /// Rock.
    pub rock: Color32,
    /// Water.
    pub water: Color32,
    /// Hunting Zones.
    pub hunting_zone: Color32,
    /// The Termite Mound.
    pub mound: Color32,
    /// Nests.
    pub nest: Color32,
    /// Shadows under cards.
    pub shadow: Color32,
}

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// Paper by day.
pub static LIGHT: Theme = Theme {
    dark: false,
    background: hex(0xEFE7D6),
    panel: hex(0xF6F0E3),
    card: hex(0xFFFBF2),
    ink: hex(0x2B2620),
    faint: hex(0x7A6F60),
    line: hex(0xD8CBB4),
    accent: hex(0xC9781A),
    good: hex(0x3F8F5B),
    bad: hex(0xB5473A),
    soil_light: hex(0x8A6748),
    soil_dark: hex(0x5F4632),
    tunnel: hex(0x2E221A),
    grassland: hex(0xB5CC7A),
    forest: hex(0x5E8C55),
    rock: hex(0xA7A098),
    water: hex(0x7FB2CF),
    hunting_zone: hex(0xDDB77F),
    mound: hex(0x8E5B3A),
    nest: hex(0x3A2C22),
    shadow: Color32::from_black_alpha(30),
};

/// The same by lamplight.
pub static DARK: Theme = Theme {
    dark: true,
    background: hex(0x1B1714),
    panel: hex(0x26201C),
    card: hex(0x302923),
    ink: hex(0xEDE4D3),
    faint: hex(0xA39784),
    line: hex(0x453B32),
    accent: hex(0xE8A33D),
    good: hex(0x63B57F),
    bad: hex(0xDE7466),
    soil_light: hex(0x6B4F38),
    soil_dark: hex(0x43311F),
    tunnel: hex(0x17100B),
    grassland: hex(0x7E9850),
    forest: hex(0x3F6A3C),
    rock: hex(0x77726B),
    water: hex(0x4A7F9E),
    hunting_zone: hex(0xB08C58),
    mound: hex(0x74492E),
    nest: hex(0x0F0A07),
    shadow: Color32::from_black_alpha(90),
};

/// The theme in use.
pub fn theme(ui: &Ui) -> &'static Theme {
    if ui.visuals().dark_mode { &DARK } else { &LIGHT }
}

/// Distances, in points.
pub mod space {
    /// Between an icon and its word.
    pub const XS: f32 = 4.0;
    /// Between things that belong together.
    pub const S: f32 = 8.0;
    /// Inside cards.
    pub const M: f32 = 12.0;
    /// Between cards.
    pub const L: f32 = 16.0;
    /// Around a page.
    pub const XL: f32 = 24.0;
}

/// Rounding of buttons and fields.
pub const CORNER: u8 = 6;
/// Rounding of cards.
pub const CARD_CORNER: u8 = 8;

/// Sizes of text, in points.
pub mod size {
    /// The smallest.
    pub const SMALL: f32 = 11.0;
    /// Running text.
    pub const BODY: f32 = 13.0;
    /// Names, what is asked.
    pub const STRONG: f32 = 15.0;
    /// Titles.
    pub const TITLE: f32 = 20.0;
    /// Scores.
    pub const SCORE: f32 = 28.0;
}

/// Seconds that motion takes.
pub mod motion {
    /// An answer to the hand.
    pub const ANSWER: f32 = 0.12;
    /// A step of an ant or a card.
    pub const STEP: f32 = 0.28;
}

/// The font of a size.
pub fn font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The text style of names and of what is asked.
pub fn strong() -> TextStyle {
    TextStyle::Name("strong".into())
}

/// The text style of scores.
pub fn score() -> TextStyle {
    TextStyle::Name("score".into())
}

/// `a` towards `b` by `t` from 0 to 1.
pub fn mix(a: Color32, b: Color32, t: f32) -> Color32 {
    a.lerp_to_gamma(b, t.clamp(0.0, 1.0))
}

/// How light a colour is, from 0 to 1, as eyes weigh it.
pub fn lightness(color: Color32) -> f32 {
    let [r, g, b, _] = color.to_array().map(|part| f32::from(part) / 255.0);
    0.299 * r + 0.587 * g + 0.114 * b
}

impl Theme {
    /// The ink that reads on `ground`, in either look.
    pub fn ink_on(&self, ground: Color32) -> Color32 {
        if lightness(ground) > 0.52 { LIGHT.ink } else { hex(0xFFFBF2) }
    }

    /// A fill that hints at the accent, for what is lit.
    pub fn glow(&self) -> Color32 {
        mix(self.card, self.accent, if self.dark { 0.28 } else { 0.18 })
    }

    /// The ground under something the pointer is over.
    pub fn hover(&self) -> Color32 {
        mix(self.card, self.ink, if self.dark { 0.10 } else { 0.06 })
    }

    /// The soft shadow under a card.
    pub fn card_shadow(&self) -> Shadow {
        Shadow { offset: [0, 2], blur: 10, spread: 0, color: self.shadow }
    }

    /// The deeper shadow under what is lifted: menus, dialogs, dragged pieces.
    pub fn lifted_shadow(&self) -> Shadow {
        Shadow { offset: [0, 6], blur: 24, spread: 0, color: self.shadow }
    }

    fn visuals(&self) -> egui::Visuals {
        let mut visuals = if self.dark { egui::Visuals::dark() } else { egui::Visuals::light() };
        visuals.override_text_color = None;
        visuals.weak_text_color = Some(self.faint);
        visuals.panel_fill = self.background;
        visuals.window_fill = self.card;
        visuals.window_stroke = Stroke::new(1.0, self.line);
        visuals.window_corner_radius = CornerRadius::same(CARD_CORNER);
        visuals.menu_corner_radius = CornerRadius::same(CARD_CORNER);
        visuals.window_shadow = self.lifted_shadow();
        visuals.popup_shadow = self.lifted_shadow();
        visuals.extreme_bg_color = if self.dark { self.background } else { hex(0xFFFFFF) };
        visuals.text_edit_bg_color = Some(if self.dark { self.background } else { hex(0xFFFEFA) });
        visuals.faint_bg_color = mix(self.card, self.line, 0.25);
        visuals.code_bg_color = mix(self.card, self.line, 0.5);
        visuals.hyperlink_color = self.accent;
        visuals.warn_fg_color = self.accent;
        visuals.error_fg_color = self.bad;
        visuals.selection.bg_fill = mix(self.card, self.accent, if self.dark { 0.45 } else { 0.35 });
        visuals.selection.stroke = Stroke::new(1.5, self.accent);
        visuals.text_cursor.stroke = Stroke::new(2.0, self.accent);
        // A blinking cursor would wake the program twice a second.
        visuals.text_cursor.blink = false;
        visuals.slider_trailing_fill = true;
        visuals.striped = false;
        visuals.disabled_alpha = 0.45;
        visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
        self.widgets(&mut visuals.widgets);
        visuals
    }

    fn widgets(&self, widgets: &mut egui::style::Widgets) {
        let button = mix(self.card, self.line, if self.dark { 0.7 } else { 0.35 });
        let look = |fill: Color32, line: Color32, ink: Color32, width: f32| egui::style::WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: Stroke::new(width, line),
            corner_radius: CornerRadius::same(CORNER),
            fg_stroke: Stroke::new(1.0, ink),
            expansion: 0.0,
        };
        widgets.noninteractive = look(self.panel, self.line, self.ink, 1.0);
        widgets.inactive = look(button, self.line, self.ink, 1.0);
        widgets.hovered = look(self.hover(), mix(self.line, self.ink, 0.35), self.ink, 1.0);
        widgets.active = look(mix(self.card, self.ink, 0.14), self.accent, self.ink, 1.5);
        widgets.open = look(self.hover(), self.line, self.ink, 1.0);
    }

    fn style(&self) -> egui::Style {
        let mut style = egui::Style { visuals: self.visuals(), ..egui::Style::default() };
        let mono = FontId::new(size::BODY, FontFamily::Monospace);
        style.text_styles = [
            (TextStyle::Small, font(size::SMALL)),
            (TextStyle::Body, font(size::BODY)),
            (TextStyle::Button, font(size::BODY)),
            (TextStyle::Monospace, mono),
            (TextStyle::Heading, font(size::TITLE)),
            (strong(), font(size::STRONG)),
            (score(), font(size::SCORE)),
        ]
        .into();
        let spacing = &mut style.spacing;
        spacing.item_spacing = vec2(space::S, space::S);
        spacing.button_padding = vec2(space::M, 6.0);
        spacing.interact_size = vec2(32.0, 30.0);
        spacing.window_margin = Margin::same(space::L as i8);
        spacing.menu_margin = Margin::same(space::S as i8);
        spacing.icon_width = 18.0;
        spacing.icon_width_inner = 10.0;
        spacing.combo_width = 120.0;
        spacing.tooltip_width = 360.0;
        spacing.scroll = egui::style::ScrollStyle::thin();
        spacing.scroll.bar_width = 8.0;
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.35;
        style.animation_time = motion::ANSWER;
        style
    }
}

/// Gives `ctx` both looks. `still` turns motion off.
pub fn install(ctx: &Context, still: bool) {
    // Where the system does not say which it wants.
    ctx.options_mut(|options| options.fallback_theme = egui::Theme::Light);
    for (theme, of) in [(egui::Theme::Light, &LIGHT), (egui::Theme::Dark, &DARK)] {
        let mut style = of.style();
        if still {
            style.animation_time = 0.0;
            style.scroll_animation = egui::style::ScrollAnimation::none();
        }
        ctx.set_style_of(theme, style);
    }
}

/// Whether things may move.
pub fn moves(ui: &Ui) -> bool {
    ui.style().animation_time > 0.0
}
