// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! What an implementation decides for all operations together: who calls, whether a
//! request is let in, and what an error looks like.

use http::HeaderMap;
use http::request::Parts;

use crate::runtime::admission::{Admission, Refusal};
use crate::runtime::bearer::BearerToken;
use crate::runtime::peer_certificates::PeerCertificates;
use crate::runtime::rejection::Rejection;

/// Tells who calls, from the credentials that the description asks for.
///
/// Where any one of several credentials is enough, those that a request carries are
/// verified one after the other, and the first that is valid tells who calls.
pub trait Authenticate {
    /// Who calls. The handlers are given it.
    type Caller: Send + Sync;

    /// Verifies the certificates of the client (mutual TLS) of `certificate`.
    ///
    /// One that the shop has signed.
    ///
    /// Whoever accepts connections puts them into the extensions of each request. That the peer has the key was proved in the handshake; whom they certify, and who vouches for it, is for this to verify. A request without any is answered with 401.
    ///
    /// `scopes` are those that the operation asks for.
    fn certificate(
        &self,
        certificates: &PeerCertificates,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the credentials of `certificate` and `token` together.
    ///
    /// Each must be valid, and they must belong together. `scopes` are those that the
    /// operation asks for, by scheme.
    fn certificate_and_token(
        &self,
        certificate: &PeerCertificates,
        token: BearerToken<'_>,
        scopes: [&'static [&'static str]; 2],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;

    /// Verifies the bearer token (RFC 6750) of `token`.
    ///
    /// `scopes` are those that the operation asks for.
    fn token(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;
}

/// Admits a request, or turns it away, before its body is read.
///
/// It is asked for every request, those for unknown paths and methods too. The
/// caller is known there as well, and is absent only where a credential is missing,
/// not valid, or not asked for.
pub trait Admit: Authenticate {
    /// Tells whether the request is let in, and the headers that its
    /// response has in common with all others.
    fn admit(
        &self,
        _: Option<&Self::Caller>,
        _: &Parts,
    ) -> impl Future<Output = Admission<CommonHeaders>> + Send {
        async { Admission::granted(CommonHeaders::default()) }
    }
}

/// The headers that every response carries.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CommonHeaders {}

impl CommonHeaders {
    /// Adds them to those of a response.
    pub(crate) fn write(&self, _: &mut HeaderMap) -> Result<(), Rejection> {
        Ok(())
    }
}
