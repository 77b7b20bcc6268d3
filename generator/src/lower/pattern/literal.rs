//! JavaScript literals: `/^a$/i`.

use super::parse::Result;
use super::tree::SyntaxError;

/// Returns the pattern without slashes, and `true` if it ignores case.
pub fn unwrap_literal(source: &str) -> Result<(&str, bool)> {
    let Some((inner, letters)) = source
        .strip_prefix('/')
        .and_then(|rest| rest.rsplit_once('/'))
    else {
        return Ok((source, false));
    };
    let are_flags = letters.chars().all(|letter| "dgimsuvy".contains(letter));
    if !are_flags || inner.is_empty() || is_plain(inner) || has_open_slash(inner) {
        return Ok((source, false));
    }
    let never_matches_within =
        inner.starts_with('^') || inner.ends_with('$') || inner.starts_with("(?");
    let error = |message: &str| Err(SyntaxError::unsupported(message));
    if !never_matches_within {
        return error("ambiguous slashes around the pattern: remove them, or write `\\/`");
    }
    if letters.contains(['m', 's', 'v', 'y']) {
        return error("slashes around the pattern and an unsupported flag");
    }
    Ok((inner, letters.contains('i')))
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
