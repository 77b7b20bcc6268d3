//! Texts of others, as a terminal may be given them.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

/// Whether a character could move the cursor, change the colours, or turn the order of others.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}

/// A text in one line, in which nothing is hidden.
pub fn line(text: &str) -> String {
    shown(text, |character| match character {
        '\n' => "\\n".to_owned(),
        '\r' => "\\r".to_owned(),
        '\t' => "\\t".to_owned(),
        other => format!("\\u{{{:x}}}", u32::from(other)),
    })
}

/// A text that keeps its lines and tabs, and in which nothing else is hidden.
pub fn lines(text: &str) -> String {
    shown(&text.replace("\r\n", "\n"), |character| match character {
        '\n' | '\t' => character.to_string(),
        other => format!("\\u{{{:x}}}", u32::from(other)),
    })
}

/// JSON in which nothing is hidden; it is the same JSON.
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
