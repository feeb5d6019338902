//! Fonts: egui's own, and Chinese behind them.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily};

static CHINESE: &[u8] = include_bytes!("../../assets/fonts/NotoSansSC-Regular-GB2312.otf");

/// The fonts of the interface.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    fonts.font_data.insert("noto-sans-sc".into(), Arc::new(FontData::from_static(CHINESE)));
    fonts.families.entry(FontFamily::Proportional).or_default().insert(0, "noto-sans-sc".into());
    fonts.families.entry(FontFamily::Monospace).or_default().push("noto-sans-sc".into());
    fonts
}

/// Gives `ctx` the fonts.
pub fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
}
