//! What a request says of the answer that it wants (RFC 9110, sections 12 and 13).

use http::header::{ACCEPT_ENCODING, IF_NONE_MATCH};
use http::{HeaderMap, HeaderName, HeaderValue};

/// The entries of a header that is a list of what has no commas in it.
fn entries(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter();
    let lines = lines.filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',').map(str::trim))
}

/// Whether the client has what this tag stands for.
pub(super) fn has_it(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    entries(headers, IF_NONE_MATCH)
        .any(|known| known == "*" || strong(known.as_bytes()) == strong(tag.as_bytes()))
}

/// A tag without the mark of a weak one, by which two are compared.
fn strong(tag: &[u8]) -> &[u8] {
    tag.strip_prefix(b"W/").unwrap_or(tag)
}

/// Whether the client says that it takes gzip. One that says nothing takes it,
/// too, but then it may be a person at a terminal.
pub(super) fn takes_gzip(headers: &HeaderMap) -> bool {
    entries(headers, ACCEPT_ENCODING).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        name.trim_end().eq_ignore_ascii_case("gzip") && !is_zero(weight)
    })
}

fn is_zero(weight: &str) -> bool {
    let (_, value) = weight.split_once('=').unwrap_or_default();
    value.trim().parse() == Ok(0.0)
}
