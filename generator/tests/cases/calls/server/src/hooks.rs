// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! What an implementation decides for all operations together: who calls, whether a
//! request is let in, and what an error looks like.

use http::HeaderMap;
use http::request::Parts;

use crate::runtime::admission::{Admission, Refusal};
use crate::runtime::api_key::ApiKeyCredential;
use crate::runtime::rejection::Rejection;

/// Tells who calls, from the credentials that the description asks for.
pub trait Authenticate {
    /// Who calls. The handlers are given it.
    type Caller: Send + Sync;

    /// Verifies the key in the query parameter `token` of `token`.
    ///
    /// `scopes` are those that the operation asks for.
    fn token(
        &self,
        key: ApiKeyCredential<'_>,
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
