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
        (Some(host), None) => host.is_empty() || Authority::try_from(host.as_bytes()).is_ok(),
        (Some(_), Some(_)) => false,
    }
}
