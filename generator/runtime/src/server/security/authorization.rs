//! The `Authorization` header (RFC 9110, section 11.6.2).

use http::HeaderValue;
use http::header::AUTHORIZATION;
use http::request::Parts;

use crate::runtime::server::credential_error::CredentialProblem;

/// Returns the credentials after the name of a scheme, which is case-insensitive, or the problem: no header, several, or
/// another scheme.
#[inline]
pub fn after<'a>(parts: &'a Parts, scheme: &str) -> Result<&'a str, CredentialProblem> {
    let mut values = parts.headers.get_all(AUTHORIZATION).iter();
    match (values.next(), values.next()) {
        (None, _) => Err(CredentialProblem::Missing),
        (Some(value), None) => credentials(value, scheme).ok_or(CredentialProblem::Malformed),
        (Some(_), Some(_)) => Err(CredentialProblem::Malformed),
    }
}

#[inline]
fn credentials<'a>(value: &'a HeaderValue, scheme: &str) -> Option<&'a str> {
    let (name, rest) = value.as_bytes().split_at_checked(scheme.len())?;
    let rest = rest.strip_prefix(b" ")?;
    let credentials = std::str::from_utf8(rest.trim_ascii()).ok()?;
    let is_meant = name.eq_ignore_ascii_case(scheme.as_bytes()) && !credentials.is_empty();
    is_meant.then_some(credentials)
}
