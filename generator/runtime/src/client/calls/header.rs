//! Typed response headers.

use std::str::FromStr;

use http::HeaderMap;

/// The documented headers of a response.
pub trait ReadHeaders {
    /// Reads the headers. Absent and invalid ones are `None`.
    fn read(headers: &HeaderMap) -> Self;
}

/// Reads a header; `None` if it is absent or invalid.
pub fn read<T: FromStr>(headers: &HeaderMap, name: &'static str) -> Option<T> {
    headers.get(name)?.to_str().ok()?.trim().parse().ok()
}
