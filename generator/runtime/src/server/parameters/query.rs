//! Parsing of the query (RFC 3986, section 3.4) into pairs.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

use crate::runtime::reason::Reason;
use crate::runtime::server::parameter::{Parameter, Text};
use crate::runtime::violation::{Place, Violations};

/// Returns the parameters with the given names, in one pass over the query.
///
/// Unknown names are ignored. Repeated names and invalid percent-encoding are noted.
pub fn read<'a, const N: usize>(
    query: Option<&'a str>,
    names: [&'static str; N],
    violations: &mut Violations,
) -> [Parameter<'a>; N] {
    let mut found = [const { Text::Absent }; N];
    for (name, value) in pairs(query.unwrap_or_default()) {
        let Some(name) = decode(name) else {
            violations.push(
                Place::QueryString,
                Reason::syntax("a name is not percent-encoded UTF-8"),
            );
            continue;
        };
        for (slot, known) in found.iter_mut().zip(names) {
            if known == name {
                note(slot, known, value, violations);
            }
        }
    }
    let mut found = found.into_iter();
    names.map(|name| Parameter::new(Place::Query(name), found.next().unwrap_or(Text::Absent)))
}

/// Returns the whole query as one parameter. Invalid percent-encoding is noted.
pub fn whole<'a>(query: Option<&'a str>, violations: &mut Violations) -> Parameter<'a> {
    let text = match query.map(percent_decode) {
        None => Text::Absent,
        Some(Some(text)) => Text::Given(text),
        Some(None) => {
            violations.push(
                Place::QueryString,
                Reason::syntax("is not percent-encoded UTF-8"),
            );
            Text::Broken
        }
    };
    Parameter::new(Place::QueryString, text)
}

fn note<'a>(slot: &mut Text<'a>, name: &'static str, value: &'a str, violations: &mut Violations) {
    if !matches!(slot, Text::Absent) {
        violations.push(Place::Query(name), Reason::REPEATED);
        return;
    }
    *slot = match decode(value) {
        Some(value) => Text::Given(value),
        None => {
            violations.push(
                Place::Query(name),
                Reason::syntax("is not percent-encoded UTF-8"),
            );
            Text::Broken
        }
    };
}

/// Returns the encoded names and values of a query.
pub(crate) fn pairs(query: &str) -> impl Iterator<Item = (&str, &str)> {
    query
        .split('&')
        .filter(|pair| !pair.is_empty())
        .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
}

/// Decodes `+` as a space and `%XX` as a byte. `None` if the result is not UTF-8.
pub(crate) fn decode(text: &str) -> Option<Cow<'_, str>> {
    if !text.bytes().any(|byte| byte == b'%' || byte == b'+') {
        return Some(Cow::Borrowed(text));
    }
    let spaced = text.replace('+', " ");
    percent_decode(&spaced).map(|text| Cow::Owned(text.into_owned()))
}

/// Decodes `%XX`. `None` if a `%` is not followed by two hexadecimal digits, or if the result is
/// not UTF-8.
pub(crate) fn percent_decode(text: &str) -> Option<Cow<'_, str>> {
    if !text.contains('%') {
        return Some(Cow::Borrowed(text));
    }
    let broken = text.split('%').skip(1).any(|rest| {
        !rest
            .get(..2)
            .is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
    });
    if broken {
        return None;
    }
    percent_decode_str(text).decode_utf8().ok()
}
