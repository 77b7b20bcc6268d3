//! Typed response headers.

use std::str::FromStr;

use http::{HeaderMap, HeaderValue};

/// The documented headers of a response.
pub trait ReadHeaders {
    /// Reads the headers. Absent and invalid ones are `None`.
    fn read(headers: &HeaderMap) -> Self;
}

/// Reads a header; `None` if it is absent or invalid.
pub fn read<T: FromStr>(headers: &HeaderMap, name: &'static str) -> Option<T> {
    parse(headers, name, |text| text.parse().ok())
}

/// Reads a header by a function. Several headers of the name are one value (RFC 9110, section 5.3),
/// or the first, if the type has no such value.
pub fn parse<T>(
    headers: &HeaderMap,
    name: &'static str,
    parse: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let lines: Option<Vec<&str>> = headers.get_all(name).iter().map(text).collect();
    let lines = lines?;
    let (first, others) = lines.split_first()?;
    if others.is_empty() {
        return parse(first);
    }
    // Dates of cookies contain commas (OpenAPI 3.2, "Representing the `Set-Cookie` Header").
    let separator = match name.eq_ignore_ascii_case("set-cookie") {
        true => "\n",
        false => ", ",
    };
    parse(&lines.join(separator)).or_else(|| parse(first))
}

/// Returns the text of a header; `None` if it is not UTF-8.
pub(crate) fn text(value: &HeaderValue) -> Option<&str> {
    std::str::from_utf8(value.as_bytes())
        .ok()
        .map(str::trim_ascii)
}
