//! The parameters that stand in the segments of a path (RFC 3986, section 3.3).

use super::parameter::{Parameter, Text};
use super::query::percent_decode;
use super::violation::{Place, Violations};

/// The texts between others that stand in a segment in this order: `a` and `b.c` of
/// `a.b.c` between nothing, `.` and nothing. Each is as short as it can be, but not
/// empty, and the last goes up to the last text.
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

/// Whether a segment is the same as a percent-encoded text, however each is encoded.
pub fn is(segment: &str, text: &str) -> bool {
    segment == text || percent_decode(segment).is_some_and(|it| percent_decode(text) == Some(it))
}

/// The parameter that stands in `segment`.
pub fn parameter<'a>(
    name: &'static str,
    segment: &'a str,
    violations: &mut Violations,
) -> Parameter<'a> {
    let text = match percent_decode(segment) {
        Some(text) => Text::Given(text),
        None => {
            violations.push(Place::Path(name), "is not percent-encoded UTF-8");
            Text::Broken
        }
    };
    Parameter::new(Place::Path(name), text)
}
