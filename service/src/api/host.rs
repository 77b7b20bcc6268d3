//! Which host a request is for.

use http::uri::Authority;
use http::{Request, Version, header};

/// Whether a request says which host it is for, as RFC 9112, section 3.2, and RFC 9113,
/// section 8.3.1, ask: by `Host`, or by `:authority`, which is HTTP/2's.
pub(super) fn is_named<B>(request: &Request<B>) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    match (hosts.next(), hosts.next()) {
        (None, _) if request.version() < Version::HTTP_11 => true,
        (None, _) => request.version() > Version::HTTP_11 && request.uri().authority().is_some(),
        (Some(host), None) => host.is_empty() || is_host(host.as_bytes()),
        (Some(_), Some(_)) => false,
    }
}

/// Whether it is a host, and perhaps a port: an authority that names no user.
fn is_host(text: &[u8]) -> bool {
    !text.contains(&b'@') && Authority::try_from(text).is_ok()
}
