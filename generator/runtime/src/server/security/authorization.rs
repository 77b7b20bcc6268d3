//! The `Authorization` header (RFC 9110, section 11.6.2).

use http::header::AUTHORIZATION;
use http::request::Parts;

/// Returns the credentials after the name of a scheme, which is case-insensitive. `None` for
/// another scheme, or unless there is exactly one header.
#[inline]
pub fn after<'a>(parts: &'a Parts, scheme: &str) -> Option<&'a str> {
    let mut values = parts.headers.get_all(AUTHORIZATION).iter();
    let (Some(value), None) = (values.next(), values.next()) else {
        return None;
    };
    let (name, rest) = value.as_bytes().split_at_checked(scheme.len())?;
    let rest = rest.strip_prefix(b" ")?;
    let credentials = std::str::from_utf8(rest.trim_ascii()).ok()?;
    let is_meant = name.eq_ignore_ascii_case(scheme.as_bytes()) && !credentials.is_empty();
    is_meant.then_some(credentials)
}
