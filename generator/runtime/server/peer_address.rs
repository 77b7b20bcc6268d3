//! Who sent a request, by address.

use std::net::SocketAddr;

use http::request::Parts;

/// The address that a request came from: that of its sender, or of the last proxy before the server.
///
/// HTTP does not tell it: whoever accepts connections puts it into the extensions of each request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PeerAddress(pub SocketAddr);

impl PeerAddress {
    /// The address that was put into the extensions of a request.
    pub fn of(parts: &Parts) -> Option<SocketAddr> {
        let found: Option<&Self> = parts.extensions.get();
        found.map(|found| found.0)
    }
}
