//! Texts of a description in messages.

/// Formats a text of a description in a message: in backticks, with control characters escaped, and shortened to 80
/// characters.
pub(crate) fn quoted(text: &str) -> String {
    const MAX_LENGTH: usize = 80;
    let mut shown: String = text.chars().take(MAX_LENGTH).flat_map(escaped).collect();
    if text.chars().nth(MAX_LENGTH).is_some() {
        shown.push('…');
    }
    format!("`{shown}`")
}

/// Joins texts with commas, and `and` or another word before the last: `a, b and c`.
pub(crate) fn listed(words: &[String], and: &str) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => format!("{} {and} {last}", first.join(", ")),
        words => words.concat(),
    }
}

/// Joins at most `most` texts, and the number of the others: `a, b and 3 more`.
pub(crate) fn listed_briefly(mut words: Vec<String>, most: usize) -> String {
    let more = words.len().saturating_sub(most);
    words.truncate(most);
    words.extend((more > 0).then(|| format!("{more} more")));
    listed(&words, "and")
}

fn escaped(character: char) -> impl Iterator<Item = char> {
    let escape = character.is_control() || is_direction_control(character);
    let escaped = escape.then(|| character.escape_default());
    let plain = (!escape).then_some(character);
    plain.into_iter().chain(escaped.into_iter().flatten())
}

/// `true` if a character changes the direction of the text around it.
fn is_direction_control(character: char) -> bool {
    matches!(character, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_text_stays_on_its_line() {
        assert_eq!(quoted("a b"), "`a b`");
        assert_eq!(quoted("é\n\u{1b}\u{202e}"), "`é\\n\\u{1b}\\u{202e}`");
        assert_eq!(quoted(&"x".repeat(90)), format!("`{}…`", "x".repeat(80)));
    }
}
