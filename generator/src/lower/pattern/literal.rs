//! Patterns that are written as literals of JavaScript: `/^a$/i`.

use super::parse::{Flags, Result};
use super::tree::SyntaxError;

/// The pattern in a literal, and its flags; `None` if the whole text is the
/// pattern itself.
pub(super) fn unwrap_literal(source: &str) -> Result<Option<(&str, Flags)>> {
    let Some((inner, letters)) = source
        .strip_prefix('/')
        .and_then(|rest| rest.rsplit_once('/'))
    else {
        return Ok(None);
    };
    let are_flags = letters.chars().all(|letter| "dgimsuvy".contains(letter));
    if !are_flags || inner.is_empty() || is_plain(inner) || has_open_slash(inner) {
        return Ok(None);
    }
    let never_matches_within =
        inner.starts_with('^') || inner.ends_with('$') || inner.starts_with("(?");
    let error = |message: &str| {
        Err(SyntaxError {
            at: 0,
            message: message.to_owned(),
        })
    };
    if !never_matches_within {
        return error(
            "slashes around it, which are plain characters to JSON Schema and may be meant as none: \
             leave them out, or write `\\/`",
        );
    }
    if letters.contains(['v', 'y']) {
        return error("slashes around it and a flag behind them that changes its meaning");
    }
    let mut flags = Flags::default();
    flags.set(letters, true);
    Ok(Some((inner, flags)))
}

/// Whether it is the text of a path rather than a pattern.
fn is_plain(inner: &str) -> bool {
    inner
        .chars()
        .all(|character| character.is_alphanumeric() || "-_.~%:@/ ".contains(character))
}

/// Whether it has a slash that would end a literal: one without a backslash, and
/// in no set.
fn has_open_slash(inner: &str) -> bool {
    let (mut escaped, mut in_set) = (false, false);
    inner.chars().any(|character| {
        let is_untyped = character == '/' && !escaped && !in_set;
        match character {
            '[' if !escaped => in_set = true,
            ']' if !escaped => in_set = false,
            _ => {}
        }
        escaped = character == '\\' && !escaped;
        is_untyped
    })
}
