//! JSON as people and version control like it.

use serde::Serialize;

/// The longest line, in characters. Most cards fit.
const WIDTH: usize = 180;

/// Writes a value as the files of packs and layouts are written: whatever
/// fits stands on one line, so that one card is one line of a diff; the
/// outermost level never does.
///
/// # Errors
/// If the value has no JSON form, such as a map whose keys are no texts.
pub fn tidy(value: &impl Serialize) -> serde_json::Result<String> {
    let compact = serde_json::to_string(value)?;
    let mut out = String::with_capacity(compact.len() * 3 / 2);
    block(&compact, 0, 0, &mut out);
    out.push('\n');
    Ok(out)
}

/// Writes a value at an indent, behind a key of `used` characters.
fn block(text: &str, indent: usize, used: usize, out: &mut String) {
    let line = spaced(text);
    let parts = parts(text);
    // One character more for the comma behind it.
    let fits = indent + used + line.chars().count() < WIDTH;
    if parts.is_empty() || fits && indent > 0 {
        out.push_str(&line);
        return;
    }
    let (open, close) = (&text[..1], &text[text.len() - 1..]);
    out.push_str(open);
    for (index, part) in parts.iter().enumerate() {
        out.push_str(if index == 0 { "\n" } else { ",\n" });
        out.extend(std::iter::repeat_n(' ', indent + 2));
        let key = if open == "{" { string_end(part) + 1 } else { 0 };
        if key > 0 {
            out.push_str(&part[..key]);
            out.push(' ');
        }
        block(&part[key..], indent + 2, part[..key].chars().count() + usize::from(key > 0), out);
    }
    out.push('\n');
    out.extend(std::iter::repeat_n(' ', indent));
    out.push_str(close);
}

/// Compact JSON with a space behind commas and colons.
fn spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 4);
    walk(text, |_, c, quoted, _| {
        out.push(c);
        if !quoted && matches!(c, ',' | ':') {
            out.push(' ');
        }
    });
    out
}

/// The entries of a list or object, keys included; none of anything else.
fn parts(text: &str) -> Vec<&str> {
    if !text.starts_with(['{', '[']) || text.len() == 2 {
        return Vec::new();
    }
    let mut parts = Vec::new();
    let mut from = 1;
    walk(text, |at, c, quoted, depth| {
        if !quoted && (c == ',' && depth == 1 || depth == 0) {
            parts.push(&text[from..at]);
            from = at + 1;
        }
    });
    parts
}

/// Where the text that `text` begins with ends.
fn string_end(text: &str) -> usize {
    let mut end = None;
    walk(text, |at, _, quoted, _| {
        if !quoted && end.is_none() && at > 0 {
            end = Some(at);
        }
    });
    end.unwrap_or(text.len())
}

/// Goes through JSON and says of every character where it is, whether it
/// belongs to a text, and how deep in lists and objects it leaves us.
fn walk(text: &str, mut visit: impl FnMut(usize, char, bool, usize)) {
    let (mut quoted, mut escaped, mut depth) = (false, false, 0_usize);
    for (at, c) in text.char_indices() {
        let inside = quoted || c == '"';
        if escaped {
            escaped = false;
        } else if quoted {
            escaped = c == '\\';
            quoted = c != '"';
        } else {
            match c {
                '"' => quoted = true,
                '{' | '[' => depth += 1,
                '}' | ']' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        visit(at, c, inside, depth);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn keeps_the_value_and_one_card_a_line() {
        let long = "x".repeat(150);
        let value = json!({
            "list": [{"a": 1, "b": [2, 3]}, {"d": long}, {"c": "comma, colon: \"quote\" } ]"}],
            "empty": [], "none": {}, "text": "\\", "long": [long, long, {"deep": [long, "蚁"]}]
        });
        let text = tidy(&value).unwrap();
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
        assert!(text.contains("\n    {\"a\": 1, \"b\": [2, 3]},\n"), "{text}");
        assert!(text.contains("\n  \"empty\": [],\n"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        assert!(text.ends_with("}\n"));
    }
}
