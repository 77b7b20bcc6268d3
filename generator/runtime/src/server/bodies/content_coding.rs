//! Content codings of request bodies (RFC 9110, section 8.4). Decoding is the task of a layer around the server, which
//! removes the header.

use http::header::CONTENT_ENCODING;
use http::request::Parts;

use crate::runtime::server::rejection::Rejection;

/// Checks that a body is not encoded.
///
/// # Errors
///
/// [`Rejection::UnsupportedContentCoding`] if it is.
pub fn check<B: http_body::Body>(parts: &Parts, body: &B) -> Result<(), Rejection> {
    match parts.headers.contains_key(CONTENT_ENCODING) {
        true if !body.is_end_stream() && !is_identity(parts) => {
            Err(Rejection::UnsupportedContentCoding)
        }
        _ => Ok(()),
    }
}

#[cold]
fn is_identity(parts: &Parts) -> bool {
    let values = parts.headers.get_all(CONTENT_ENCODING).iter();
    let mut codings = values.flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
    codings.all(|coding| {
        let coding = coding.trim_ascii();
        coding.is_empty() || coding.eq_ignore_ascii_case(b"identity")
    })
}
