//! Parameters in headers and cookies.

use std::borrow::Cow;
use std::str;

use http::{HeaderMap, HeaderValue};

use crate::runtime::reason::Reason;
use crate::runtime::server::cookies;
use crate::runtime::server::list_parameter::List;
use crate::runtime::server::parameter::{Parameter, Text};
use crate::runtime::server::query::percent_decode;
use crate::runtime::violation::{Place, Violations};

/// Returns a header; several of the name are one value (RFC 9110, section 5.3). A non-textual one is
/// noted.
pub fn header<'a>(
    headers: &'a HeaderMap,
    name: &'static str,
    violations: &mut Violations,
) -> Parameter<'a> {
    let place = Place::Header(name);
    let text = match combined(headers, name) {
        None => Text::Absent,
        Some(Some(text)) => Text::Given(text),
        Some(None) => {
            violations.push(place.clone(), Reason::syntax("is not UTF-8"));
            Text::Broken
        }
    };
    Parameter::new(place, text)
}

/// Returns the combined value of the headers of a name; `Some(None)` if one is not UTF-8.
pub(crate) fn combined<'a>(headers: &'a HeaderMap, name: &str) -> Option<Option<Cow<'a, str>>> {
    let mut values = headers.get_all(name).iter().map(text);
    let first = values.next()?.map(Cow::Borrowed);
    // HTTP/2 may split this one (RFC 9113, section 8.2.3).
    let separator = match name.eq_ignore_ascii_case("cookie") {
        true => "; ",
        false => ", ",
    };
    Some(values.fold(first, |before, value| {
        Some(Cow::Owned([&*before?, value?].join(separator)))
    }))
}

/// Returns a list from one or several headers of a name. Empty items are ignored (RFC 9110, section
/// 5.6.1).
pub fn header_list<'a>(
    headers: &'a HeaderMap,
    name: &'static str,
    violations: &mut Violations,
) -> List<'a> {
    let mut list = List::new(Place::Header(name));
    for value in headers.get_all(name) {
        let Some(text) = text(value) else {
            violations.push(Place::Header(name), Reason::syntax("is not UTF-8"));
            list.push(None);
            continue;
        };
        let items = text.split(',').map(|item| item.trim_matches([' ', '\t']));
        for item in items.filter(|item| !item.is_empty()) {
            list.push(Some(Cow::Borrowed(item)));
        }
    }
    list
}

/// Returns the text of a header; `None` if it is not UTF-8.
pub(crate) fn text(value: &HeaderValue) -> Option<&str> {
    std::str::from_utf8(value.as_bytes()).ok()
}

/// Returns a cookie (RFC 6265, section 5.4). A repeated one and invalid percent-encoding are noted.
pub fn cookie<'a>(
    headers: &'a HeaderMap,
    name: &'static str,
    violations: &mut Violations,
) -> Parameter<'a> {
    let decode: Decode<'a> = (percent_decode, "is not percent-encoded UTF-8");
    decoded_cookie(headers, name, decode, violations)
}

/// Returns a cookie that is not percent-encoded (OpenAPI, `style: cookie`). A repeated one is noted.
pub fn unencoded_cookie<'a>(
    headers: &'a HeaderMap,
    name: &'static str,
    violations: &mut Violations,
) -> Parameter<'a> {
    let decode: Decode<'a> = (|text| Some(Cow::Borrowed(text)), "is not UTF-8");
    decoded_cookie(headers, name, decode, violations)
}

/// A decoder, and the message for what it rejects.
type Decode<'a> = (fn(&'a str) -> Option<Cow<'a, str>>, &'static str);

fn decoded_cookie<'a>(
    headers: &'a HeaderMap,
    name: &'static str,
    (decode, message): Decode<'a>,
    violations: &mut Violations,
) -> Parameter<'a> {
    let place = Place::Cookie(name);
    let mut found = Text::Absent;
    for value in cookies::values(headers, name) {
        if !matches!(found, Text::Absent) {
            violations.push(place.clone(), Reason::REPEATED);
            break;
        }
        found = match std::str::from_utf8(value).ok().and_then(decode) {
            Some(text) => Text::Given(text),
            None => {
                violations.push(place.clone(), message);
                Text::Broken
            }
        };
    }
    Parameter::new(place, found)
}
