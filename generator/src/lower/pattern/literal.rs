//! JavaScript literals: `/^a$/i`.

use super::parse::{Flags, Result};
use super::tree::SyntaxError;

/// Returns the pattern and the flags of a literal; `None` for a plain pattern.
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
        return error("ambiguous slashes around the pattern: remove them, or write `\\/`");
    }
    if letters.contains(['v', 'y']) {
        return error("slashes around the pattern and an unsupported flag");
    }
    let mut flags = Flags::default();
    flags.set(letters, true);
    Ok(Some((inner, flags)))
}

/// Returns `true` for a path.
fn is_plain(inner: &str) -> bool {
    inner
        .chars()
        .all(|character| character.is_alphanumeric() || "-_.~%:@/ ".contains(character))
}

/// Returns `true` if the text contains an unescaped slash, which would end a literal.
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
