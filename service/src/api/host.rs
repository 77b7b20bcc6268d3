//! Which host a request is for.

use http::uri::Authority;
use http::{Request, Version, header};

/// Whether a request says which host it is for, as RFC 9112, section 3.2, asks.
pub(super) fn is_named<B>(request: &Request<B>) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    match (hosts.next(), hosts.next()) {
        (None, _) => request.version() < Version::HTTP_11,
        (Some(host), None) => host.is_empty() || Authority::try_from(host.as_bytes()).is_ok(),
        (Some(_), Some(_)) => false,
    }
}
