//! Fonts: egui's own, and Chinese behind them.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily};

static CHINESE: &[u8] = include_bytes!("../../assets/fonts/NotoSansSC-Regular-GB2312.otf");

/// The fonts of the interface.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    fonts.font_data.insert("noto-sans-sc".into(), Arc::new(FontData::from_static(CHINESE)));
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.entry(family).or_default().push("noto-sans-sc".into());
    }
    fonts
}

/// Gives `ctx` the fonts.
pub fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
}
