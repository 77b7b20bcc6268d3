// @generated from left_out.yaml by `cargo xtask codegen`; do not edit.
//! What an implementation decides for all operations together: who calls, whether a
//! request is let in, and what an error looks like.

use http::HeaderMap;
use http::request::Parts;

use crate::runtime::admission::Admission;
use crate::runtime::rejection::Rejection;

/// Admits a request, or turns it away, before its body is read.
///
/// It is asked for every request, those for unknown paths and methods too.
pub trait Admit {
    /// Tells whether the request is let in, and the headers that its
    /// response has in common with all others.
    fn admit(&self, _: &Parts) -> impl Future<Output = Admission<CommonHeaders>> + Send {
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
