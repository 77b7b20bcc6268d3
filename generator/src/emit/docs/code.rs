//! Texts of the description as code in prose.

/// A text as code: on one line, between enough backticks.
pub fn code(text: &str) -> String {
    if text.is_empty() {
        return "`\"\"`".to_owned();
    }
    let line: String = text
        .chars()
        .flat_map(|character| match character.is_control() {
            true => character.escape_unicode().collect(),
            false => vec![character],
        })
        .collect();
    let longest = line.split(|character| character != '`').map(str::len).max();
    let ticks = "`".repeat(longest.unwrap_or_default() + 1);
    let space = if line.contains('`') { " " } else { "" };
    format!("{ticks}{space}{line}{space}{ticks}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_cannot_end_code_early() {
        assert_eq!(code("^a$"), "`^a$`");
        assert_eq!(code("a`b``c"), "``` a`b``c ```");
        assert_eq!(code("a\nb"), r"`a\u{a}b`");
        assert_eq!(code(""), "`\"\"`");
    }
}
