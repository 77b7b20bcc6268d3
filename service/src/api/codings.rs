//! How the body of a request is transferred.

use http::{HeaderMap, header};

/// Whether a body is transferred as it is, or in chunks once: another coding would not be
/// undone (RFC 9112, section 6.1), and what stands before the service may undo it.
pub(super) fn are_known(headers: &HeaderMap) -> bool {
    let mut codings = headers.get_all(header::TRANSFER_ENCODING).iter();
    match (codings.next(), codings.next()) {
        (None, _) => true,
        (Some(coding), None) => coding.as_bytes().eq_ignore_ascii_case(b"chunked"),
        (Some(_), Some(_)) => false,
    }
}
