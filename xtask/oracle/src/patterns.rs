//! Translates ECMA-262 patterns for the validator's engine.

use serde_json::{Map, Value};

/// The meaning of `.`: any character except line terminators (ECMA-262, section 22.2.2.9). For the engine,
/// only `\n` is one.
const ANY: &str = r"[^\n\r\u{2028}\u{2029}]";

/// Translates the patterns of a schema: of strings and of property names.
pub fn as_ecma_262(object: &mut Map<String, Value>) {
    change(object, &|pattern| with_lines(pattern));
}

/// Removes the slashes and flags of a JavaScript literal.
pub fn without_slashes(object: &mut Map<String, Value>) {
    change(object, &|pattern| {
        unwrapped(pattern).unwrap_or_else(|| pattern.to_owned())
    });
}

fn change(object: &mut Map<String, Value>, edit: &dyn Fn(&str) -> String) {
    if let Some(Value::String(pattern)) = object.get_mut("pattern") {
        *pattern = edit(pattern);
    }
    if let Some(Value::Object(named)) = object.get_mut("patternProperties") {
        let patterns = std::mem::take(named).into_iter();
        *named = patterns
            .map(|(pattern, schema)| (edit(&pattern), schema))
            .collect();
    }
}

fn with_lines(pattern: &str) -> String {
    let mut translated = String::new();
    let (mut is_escaped, mut is_in_set) = (false, false);
    for letter in pattern.chars() {
        match letter {
            '.' if !is_escaped && !is_in_set => translated.push_str(ANY),
            letter => translated.push(letter),
        }
        match letter {
            '[' if !is_escaped => is_in_set = true,
            ']' if !is_escaped => is_in_set = false,
            _ => {}
        }
        is_escaped = letter == '\\' && !is_escaped;
    }
    translated
}

fn unwrapped(pattern: &str) -> Option<String> {
    let (inner, flags) = pattern.strip_prefix('/')?.rsplit_once('/')?;
    let flags: String = flags
        .chars()
        .filter(|flag| matches!(flag, 'i' | 's' | 'm'))
        .collect();
    Some(match flags.as_str() {
        "" => inner.to_owned(),
        flags => format!("(?{flags}){inner}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dot_matches_no_line_terminator() {
        assert_eq!(with_lines("^a.b$"), format!("^a{ANY}b$"));
        assert_eq!(with_lines(r"a\.[.\]]"), r"a\.[.\]]");
        assert_eq!(with_lines(r"\\."), format!(r"\\{ANY}"));
    }

    #[test]
    fn slashes_and_flags_are_removed() {
        assert_eq!(unwrapped("/^a$/"), Some("^a$".to_owned()));
        assert_eq!(unwrapped("/^a$/gi"), Some("(?i)^a$".to_owned()));
        assert_eq!(unwrapped("^a$"), None);
    }
}
