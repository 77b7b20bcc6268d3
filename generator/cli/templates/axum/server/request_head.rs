//! Checks of a request's head, without which a proxy could understand the request differently.

use axum::http::uri::Authority;
use axum::http::{HeaderMap, Request, Version, header};

/// An extension of a request that the application has to reject: the error in its head. A connection of HTTP/1.1 is
/// closed after the response.
#[derive(Clone, Copy, Debug)]
pub struct InvalidHead {
    /// The name of the header.
    pub header: &'static str,
    /// The expectation that it does not meet.
    pub error: &'static str,
}

impl InvalidHead {
    pub(super) fn of<B>(request: &Request<B>) -> Option<Self> {
        let (header, error) = if !has_host(request) {
            ("host", "expected exactly one host")
        } else if !has_known_coding(request.headers()) {
            ("transfer-encoding", "expected only `chunked`")
        } else {
            return None;
        };
        Some(Self { header, error })
    }
}

/// Requires `Host` or, in HTTP/2, `:authority`, and that both are the same (RFC 9112, section 3.2; RFC 9113, section
/// 8.3.1).
fn has_host<B>(request: &Request<B>) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let authority = request.uri().authority().map(Authority::as_str);
    if authority.is_some_and(|authority| !is_host(authority.as_bytes())) {
        return false;
    }
    let is_http2 = request.version() > Version::HTTP_11;
    match (hosts.next(), hosts.next()) {
        (None, _) if is_http2 => authority.is_some(),
        (None, _) => request.version() < Version::HTTP_11,
        (Some(host), None) => match authority.filter(|_| is_http2) {
            Some(authority) => host.as_bytes().eq_ignore_ascii_case(authority.as_bytes()),
            None => host.is_empty() || is_host(host.as_bytes()),
        },
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
