//! Certificates of whoever calls (RFC 8446, section 4.4.2).

use std::sync::Arc;

use bytes::Bytes;
use http::request::Parts;

/// The certificates that the peer of a connection was authenticated by: its own first, each behind the one that
/// it certifies, in DER.
///
/// HTTP does not tell them: whoever accepts connections asks for them in the handshake of TLS, where
/// the peer proves that it has the key, and puts them into the extensions of each request of the
/// connection. A request without them is one without a credential.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeerCertificates(Arc<[Bytes]>);

impl PeerCertificates {
    /// Those of a connection.
    pub fn new(certificates: impl IntoIterator<Item = impl Into<Bytes>>) -> Self {
        Self(certificates.into_iter().map(Into::into).collect())
    }

    /// The certificates, in DER.
    pub fn as_slice(&self) -> &[Bytes] {
        &self.0
    }
}

/// The certificates that a request came with. `None` if there is none.
pub fn find(parts: &Parts) -> Option<&PeerCertificates> {
    let found: Option<&PeerCertificates> = parts.extensions.get();
    found.filter(|found| !found.0.is_empty())
}
