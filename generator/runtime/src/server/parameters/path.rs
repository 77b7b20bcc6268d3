//! Path parameters (RFC 3986, section 3.3).

use crate::runtime::reason::Reason;
use crate::runtime::server::parameter::{Parameter, Text};
use crate::runtime::server::query::percent_decode;
use crate::runtime::violation::{Place, Violations};

/// Matches a segment with literal texts around parameters, and returns the parameters: `a` and
/// `b.c` of `a.b.c` for ``, `.` and ``. Each parameter is non-empty and as short as possible,
/// except for the last one.
pub fn between<'a>(segment: &'a str, texts: &[&str], mut found: impl FnMut(&'a str)) -> Option<()> {
    let [first, others @ .., last] = texts else {
        return None;
    };
    let mut rest = segment.strip_prefix(first)?.strip_suffix(last)?;
    for text in others {
        let first = rest.chars().next()?.len_utf8();
        let end = first + rest.get(first..)?.find(text)?;
        found(rest.get(..end)?);
        rest = rest.get(end + text.len()..)?;
    }
    found(rest);
    (!rest.is_empty()).then_some(())
}

/// Returns `true` if a segment equals a percent-encoded text after decoding.
#[inline]
pub fn is(segment: &str, text: &str) -> bool {
    segment == text || percent_decode(segment).is_some_and(|it| percent_decode(text) == Some(it))
}

/// Returns the parameter in `segment`.
#[inline]
pub fn parameter<'a>(
    name: &'static str,
    segment: &'a str,
    violations: &mut Violations,
) -> Parameter<'a> {
    let text = match percent_decode(segment) {
        Some(text) => Text::Given(text),
        None => {
            violations.push(
                Place::Path(name),
                Reason::syntax("is not percent-encoded UTF-8"),
            );
            Text::Broken
        }
    };
    Parameter::new(Place::Path(name), text)
}
