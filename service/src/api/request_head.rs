//! Checks of a request's head, without which a proxy could understand the request differently.

use http::uri::Authority;
use http::{HeaderMap, Request, Version, header};

/// Returns the error in the head of a request, if there is one.
pub(crate) fn head_error<B>(request: &Request<B>) -> Option<&'static str> {
    if !has_host(request) {
        Some("expected exactly one host")
    } else if !has_known_coding(request.headers()) {
        Some("expected no transfer coding other than `chunked`")
    } else {
        None
    }
}

/// Requires `Host` or, in HTTP/2, `:authority` (RFC 9112, section 3.2; RFC 9113, section 8.3.1).
fn has_host<B>(request: &Request<B>) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    match (hosts.next(), hosts.next()) {
        (None, _) if request.version() < Version::HTTP_11 => true,
        (None, _) => request.version() > Version::HTTP_11 && request.uri().authority().is_some(),
        (Some(host), None) => host.is_empty() || is_host(host.as_bytes()),
        (Some(_), Some(_)) => false,
    }
}

/// `true` for a host with an optional port, but without user information.
fn is_host(text: &[u8]) -> bool {
    !text.contains(&b'@') && Authority::try_from(text).is_ok()
}

/// Other transfer codings would not be decoded (RFC 9112, section 6.1).
fn has_known_coding(headers: &HeaderMap) -> bool {
    let mut codings = headers.get_all(header::TRANSFER_ENCODING).iter();
    match (codings.next(), codings.next()) {
        (None, _) => true,
        (Some(coding), None) => coding.as_bytes().eq_ignore_ascii_case(b"chunked"),
        (Some(_), Some(_)) => false,
    }
}
