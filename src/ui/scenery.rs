//! What lies behind lobby, cover and score sheet: a meadow, and the nest below.

use std::f32::consts::TAU;

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::theme::{Theme, mix};

/// A surface from one colour at the top to another at the bottom.
pub fn gradient(painter: &Painter, rect: Rect, top: Color32, bottom: Color32) {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(rect.left_top(), top);
    mesh.colored_vertex(rect.right_top(), top);
    mesh.colored_vertex(rect.right_bottom(), bottom);
    mesh.colored_vertex(rect.left_bottom(), bottom);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}

/// Everything under a rolling line, down to the lower edge of `rect`.
fn hill(painter: &Painter, rect: Rect, height: f32, waves: f32, phase: f32, swell: f32, color: Color32) {
    const STEPS: usize = 64;
    let mut mesh = Mesh::default();
    let mut ridge = Vec::with_capacity(STEPS + 1);
    for step in 0..=STEPS {
        let t = step as f32 / STEPS as f32;
        let wave = (t * waves * TAU + phase).sin() + 0.45 * (t * waves * 2.3 * TAU + phase * 1.7).sin();
        let x = rect.left() + rect.width() * t;
        ridge.push(pos2(x, rect.bottom() - height - wave * swell));
        mesh.colored_vertex(ridge[step], color);
        mesh.colored_vertex(pos2(x, rect.bottom()), color);
        if step > 0 {
            let i = 2 * step as u32;
            mesh.add_triangle(i - 2, i - 1, i);
            mesh.add_triangle(i - 1, i, i + 1);
        }
    }
    painter.add(Shape::mesh(mesh));
    // Meshes have hard edges; a line over the ridge softens it.
    painter.line(ridge, Stroke::new(1.5, color));
}

/// Sky, hills and a strip of soil: a band along the top of a screen.
pub fn meadow(painter: &Painter, rect: Rect, theme: &Theme) {
    let painter = painter.with_clip_rect(rect);
    let sky = mix(theme.background, theme.water, if theme.dark { 0.16 } else { 0.34 });
    gradient(&painter, rect, sky, mix(theme.background, theme.card, 0.5));
    let far = mix(theme.background, theme.forest, 0.35);
    let h = rect.height();
    hill(&painter, rect, h * 0.46, 1.3, 0.6, h * 0.07, far);
    hill(&painter, rect, h * 0.33, 1.8, 2.4, h * 0.06, mix(theme.background, theme.grassland, 0.6));
    hill(&painter, rect, h * 0.22, 1.1, 4.1, h * 0.035, theme.grassland);
    blades(&painter, rect, h * 0.20, theme);
    let soil = Rect::from_min_max(pos2(rect.left(), rect.bottom() - h * 0.15), rect.max);
    gradient(&painter, soil, theme.soil_light, theme.soil_dark);
    procession(&painter, rect, theme);
}

/// Blades of grass along the edge of the soil.
fn blades(painter: &Painter, rect: Rect, height: f32, theme: &Theme) {
    let count = (rect.width() / 14.0) as usize;
    for i in 0..count {
        let turn = scatter(i, 0.618);
        let x = rect.left() + (i as f32 + turn) * 14.0;
        let foot = pos2(x, rect.bottom() - height * 0.70);
        let tip = foot + vec2((turn - 0.5) * 9.0, -height * (0.28 + 0.4 * scatter(i, 0.414)));
        let color = mix(theme.forest, theme.grassland, scatter(i, 0.732) * 0.6);
        painter.line_segment([foot, tip], Stroke::new(1.6, color));
    }
}

/// A number from 0 to 1 that looks thrown, the same in every frame.
fn scatter(i: usize, step: f32) -> f32 {
    ((i as f32 + 1.0) * step).fract()
}

/// A few ants on the soil, one behind the other.
fn procession(painter: &Painter, rect: Rect, theme: &Theme) {
    let y = rect.bottom() - rect.height() * 0.15;
    let color = mix(theme.nest, theme.mound, 0.15);
    for i in 0..6 {
        let x = rect.right() - 90.0 - 46.0 * i as f32 - 10.0 * scatter(i, 0.618);
        ant(painter, pos2(x, y - 3.0), 1.0, color);
    }
}

/// An ant from the side, walking to the left, about 20 points long.
pub fn ant(painter: &Painter, at: Pos2, scale: f32, color: Color32) {
    let oval = |x: f32, y: f32, rx: f32, ry: f32| {
        let center = at + vec2(x, y) * scale;
        painter.add(Shape::ellipse_filled(center, vec2(rx, ry) * scale, color));
    };
    oval(6.0, -3.2, 4.6, 3.1);
    oval(-0.5, -3.0, 3.0, 1.9);
    oval(-6.0, -4.0, 2.6, 2.2);
    let line = Stroke::new(1.1 * scale, color);
    let at_scaled = |x: f32, y: f32| at + vec2(x, y) * scale;
    for (x, foot) in [(-2.0, -5.0), (-0.4, -0.6), (1.2, 4.6)] {
        let knee = at_scaled((x + foot) / 2.0, -4.4);
        painter.line_segment([at_scaled(x, -2.6), knee], line);
        painter.line_segment([knee, at_scaled(foot, 2.4)], line);
    }
    painter.line_segment([at_scaled(-7.6, -5.4), at_scaled(-10.4, -7.4)], line);
    painter.line_segment([at_scaled(-7.0, -5.8), at_scaled(-8.6, -8.8)], line);
}

/// The nest below the meadow, as large as the window.
pub fn underground(painter: &Painter, rect: Rect, theme: &Theme) {
    let grass = rect.top() + rect.height() * 0.16;
    let sky = Rect::from_min_max(rect.min, pos2(rect.right(), grass + 14.0));
    meadow(painter, sky, theme);
    let soil = Rect::from_min_max(pos2(rect.left(), grass + 10.0), rect.max);
    gradient(painter, soil, theme.soil_light, theme.soil_dark);
    let painter = painter.with_clip_rect(soil);
    pebbles(&painter, soil, theme);
    tunnels(&painter, soil, theme);
}

fn pebbles(painter: &Painter, soil: Rect, theme: &Theme) {
    for i in 0..90 {
        let at = pos2(
            soil.left() + soil.width() * scatter(i, 0.618),
            soil.top() + soil.height() * scatter(i, 0.755),
        );
        let size = 1.5 + 4.0 * scatter(i, 0.327);
        let color = mix(theme.soil_dark, theme.rock, 0.12 + 0.3 * scatter(i, 0.519)).gamma_multiply(0.55);
        painter.add(Shape::ellipse_filled(at, vec2(size * 1.3, size), color));
    }
}

/// Chambers at the left and right of the middle, and the tunnels between.
fn tunnels(painter: &Painter, soil: Rect, theme: &Theme) {
    const CHAMBERS: [(f32, f32, f32); 8] = [
        (0.10, 0.24, 1.0),
        (0.20, 0.62, 1.3),
        (0.07, 0.88, 0.9),
        (0.31, 0.90, 0.8),
        (0.86, 0.20, 0.9),
        (0.92, 0.56, 1.2),
        (0.78, 0.74, 1.0),
        (0.90, 0.92, 0.9),
    ];
    const JOINED: [(usize, usize); 6] = [(0, 1), (1, 2), (1, 3), (4, 5), (5, 6), (6, 7)];
    let at = |(x, y, _): (f32, f32, f32)| soil.min + vec2(x, y) * soil.size();
    let wide = Stroke::new(20.0, theme.tunnel);
    for (a, b) in JOINED {
        let (from, to) = (at(CHAMBERS[a]), at(CHAMBERS[b]));
        let bend = vec2((to.y - from.y) * 0.12, (from.x - to.x) * 0.12);
        let points = [from, from.lerp(to, 0.33) + bend, from.lerp(to, 0.67) - bend, to];
        let curve =
            egui::epaint::CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, wide);
        painter.add(curve);
    }
    for (top, x) in [(0, 0.13), (4, 0.83)] {
        let mouth = pos2(soil.left() + soil.width() * x, soil.top());
        painter.line_segment([mouth, at(CHAMBERS[top])], wide);
    }
    for (i, chamber) in CHAMBERS.into_iter().enumerate() {
        let (center, size) = (at(chamber), vec2(62.0, 38.0) * chamber.2);
        painter.add(Shape::ellipse_filled(center, size, theme.tunnel));
        let floor = center + vec2(0.0, size.y * 0.55);
        if i % 2 == 0 {
            eggs(painter, floor, theme);
        } else {
            let color = mix(theme.tunnel, theme.hunting_zone, 0.45);
            ant(painter, floor + vec2(12.0, -2.0), 1.3, color);
            ant(painter, floor + vec2(-22.0, -4.0), 1.3, color);
        }
    }
}

fn eggs(painter: &Painter, at: Pos2, theme: &Theme) {
    let color = mix(theme.tunnel, Color32::from_rgb(0xF5, 0xEC, 0xDA), 0.75);
    for (x, y) in [(-12.0, 0.0), (0.0, 1.0), (12.0, 0.0), (-6.0, -8.0), (6.0, -8.0)] {
        painter.add(Shape::ellipse_filled(at + vec2(x, y - 3.0), vec2(5.2, 7.0), color));
    }
}
