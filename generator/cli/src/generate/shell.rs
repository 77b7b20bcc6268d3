//! Quotes arguments for a shell.

/// Quotes an argument for a shell where necessary.
pub(super) fn shell_word(word: &str) -> String {
    let is_plain =
        |character: char| character.is_ascii_alphanumeric() || "-_./=:,".contains(character);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_quoted_where_necessary() {
        for (word, quoted) in [
            ("../a_b-c.yaml", "../a_b-c.yaml"),
            ("my api.yaml", "'my api.yaml'"),
            ("it's", r"'it'\''s'"),
            ("$HOME", "'$HOME'"),
            ("", "''"),
        ] {
            assert_eq!(shell_word(word), quoted);
        }
    }
}
