//! Headers of answers, read to their types.

use std::str::FromStr;

use http::HeaderMap;

/// The documented headers of an answer.
pub trait ReadHeaders {
    /// Reads them; what is absent or cannot be read is left out.
    fn read(headers: &HeaderMap) -> Self;
}

/// The value of a header; `None` if it is absent or not of the type.
pub fn read<T: FromStr>(headers: &HeaderMap, name: &'static str) -> Option<T> {
    headers.get(name)?.to_str().ok()?.trim().parse().ok()
}
