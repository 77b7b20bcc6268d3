//! Validation of requests.

use std::hint::black_box;

use http::HeaderMap;
use http::header::{AUTHORIZATION, CONTENT_TYPE};

use super::failure::Failure;
use crate::data;

/// The caller.
#[derive(Clone, Copy, Debug)]
pub struct Caller;

/// Identifies the caller by the bearer token of the single `Authorization` header.
pub fn authenticate(headers: &HeaderMap) -> Result<Caller, Failure> {
    match bearer(headers) {
        Some(token) if token == data::KEY.as_bytes() => Ok(Caller),
        Some(_) => Err(Failure::unauthorized("Bearer error=\"invalid_token\"")),
        None => Err(Failure::unauthorized("Bearer")),
    }
}

fn bearer(headers: &HeaderMap) -> Option<&[u8]> {
    let mut values = headers.get_all(AUTHORIZATION).iter();
    let (Some(value), None) = (values.next(), values.next()) else {
        return None;
    };
    let (scheme, token) = value.as_bytes().split_at_checked("Bearer ".len())?;
    let token = token.trim_ascii();
    (scheme.eq_ignore_ascii_case(b"Bearer ") && !token.is_empty()).then_some(token)
}

/// The values of the `X-RateLimit-*` headers: limit, remaining, reset.
pub type RateLimit = [i64; 3];

/// The rate limit of a caller, known or unknown.
pub fn admit(caller: Option<&Caller>) -> RateLimit {
    black_box(caller);
    black_box(data::RATE_LIMIT)
}

/// Returns `true` if the single `Content-Type` is JSON.
pub fn is_json(headers: &HeaderMap) -> bool {
    let mut values = headers.get_all(CONTENT_TYPE).iter();
    let (Some(value), None) = (values.next(), values.next()) else {
        return false;
    };
    let essence = value
        .as_bytes()
        .split(|byte| *byte == b';')
        .next()
        .unwrap_or_default();
    essence
        .trim_ascii()
        .eq_ignore_ascii_case(b"application/json")
}

/// An integer in the syntax of JSON.
pub fn integer(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    match digits.as_bytes() {
        [b'0', _, ..] => None,
        [b'0'..=b'9', ..] => text.parse().ok(),
        _ => None,
    }
}

/// A cursor: 16 lower-case hexadecimal digits.
pub fn is_cursor(text: &str) -> bool {
    text.len() == 16
        && text
            .bytes()
            .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// The message for an invalid `limit`.
pub const LIMIT: &str = "query parameter `limit`: expected an integer between 1 and 100";

/// The message for an invalid `status`.
pub const STATUS: &str = "query parameter `status`: expected one of `available`, `pending`, `sold`";

/// The message for an invalid `cursor`.
pub const CURSOR: &str = "query parameter `cursor`: expected a string that matches ^[0-9a-f]{16}$";
