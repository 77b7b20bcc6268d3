//! The header `Link` (RFC 8288).

use http::HeaderMap;
use http::header::LINK;

/// Returns the target of the first link with `rel="next"`.
pub fn next(headers: &HeaderMap) -> Option<String> {
    let values = headers.get_all(LINK).into_iter();
    let mut texts = values.filter_map(|value| value.to_str().ok());
    texts.find_map(next_in)
}

fn next_in(mut text: &str) -> Option<String> {
    loop {
        let (_, behind) = text.split_once('<')?;
        let (target, behind) = behind.split_once('>')?;
        let (is_next, rest) = parameters(behind);
        if is_next {
            return Some(target.trim().to_owned());
        }
        text = rest;
    }
}

/// Parses the parameters of a link, and returns whether it is the next page, and the rest. A link
/// with another context (`anchor`) is not.
fn parameters(mut text: &str) -> (bool, &str) {
    let (mut relation, mut is_of_another) = (None, false);
    while let Some(behind) = text.trim_start().strip_prefix(';') {
        let (name, rest) = split_at(behind, |letter| matches!(letter, '=' | ';' | ','));
        let (value, rest) = match rest.strip_prefix('=') {
            Some(value) => value_of(value),
            None => (String::new(), rest),
        };
        match name.trim() {
            name if name.eq_ignore_ascii_case("rel") => {
                relation.get_or_insert(value);
            }
            name => is_of_another |= name.eq_ignore_ascii_case("anchor"),
        }
        text = rest;
    }
    let mut relations = relation.iter().flat_map(|all| all.split_ascii_whitespace());
    let is_next = relations.any(|one| one.eq_ignore_ascii_case("next"));
    (is_next && !is_of_another, text)
}

/// Parses a token or a quoted string, and returns the rest.
fn value_of(text: &str) -> (String, &str) {
    let Some(quoted) = text.trim_start().strip_prefix('"') else {
        let (token, rest) = split_at(text, |letter| matches!(letter, ';' | ','));
        return (token.trim().to_owned(), rest);
    };
    let (mut value, mut letters) = (String::new(), quoted.chars());
    while let Some(letter) = letters.next() {
        match letter {
            '"' => break,
            '\\' => value.extend(letters.next()),
            letter => value.push(letter),
        }
    }
    (value, letters.as_str())
}

fn split_at(text: &str, is_end: fn(char) -> bool) -> (&str, &str) {
    let end = text.find(is_end).unwrap_or(text.len());
    text.split_at_checked(end).unwrap_or((text, ""))
}
