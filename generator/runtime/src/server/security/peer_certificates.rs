//! Client certificates (RFC 8446, section 4.4.2).

use std::sync::Arc;

use bytes::Bytes;
use http::request::Parts;

/// The certificate chain of the peer in DER, starting with its own certificate.
///
/// Code that accepts connections must request the certificates in the TLS handshake, which proves
/// that the peer has the key, and add them to the extensions of each request of the connection. A
/// request without them is unauthenticated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeerCertificates(Arc<[Bytes]>);

impl PeerCertificates {
    /// Creates the chain of a connection.
    pub fn new(certificates: impl IntoIterator<Item = impl Into<Bytes>>) -> Self {
        Self(certificates.into_iter().map(Into::into).collect())
    }

    /// Returns the certificates, in DER.
    pub fn as_slice(&self) -> &[Bytes] {
        &self.0
    }
}

/// Returns the certificates of a request, if any.
pub fn find(parts: &Parts) -> Option<&PeerCertificates> {
    let found: Option<&PeerCertificates> = parts.extensions.get();
    found.filter(|found| !found.0.is_empty())
}
