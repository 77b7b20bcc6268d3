//! Safe output of untrusted text on a terminal.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

/// Returns `true` for characters that can move the cursor, change colours, or reorder text.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}

/// Formats a text on one line, with special characters made visible.
pub fn line(text: &str) -> String {
    shown(text, |character| match character {
        '\n' => "\\n".to_owned(),
        '\r' => "\\r".to_owned(),
        '\t' => "\\t".to_owned(),
        other => format!("\\u{{{:x}}}", u32::from(other)),
    })
}

/// Formats a text with its lines and tabs, and other special characters made visible.
pub fn lines(text: &str) -> String {
    shown(&text.replace("\r\n", "\n"), |character| match character {
        '\n' | '\t' => character.to_string(),
        other => format!("\\u{{{:x}}}", u32::from(other)),
    })
}

/// Escapes special characters in JSON, which keeps its meaning.
pub fn json(text: &str) -> String {
    shown(text, |character| match character {
        '\n' => "\n".to_owned(),
        other => format!("\\u{:04x}", u32::from(other)),
    })
}

fn shown(text: &str, escape: impl Fn(char) -> String) -> String {
    if !text.contains(is_hidden) {
        return text.to_owned();
    }
    text.chars().fold(String::new(), |mut shown, character| {
        match is_hidden(character) {
            true => shown.push_str(&escape(character)),
            false => shown.push(character),
        }
        shown
    })
}
