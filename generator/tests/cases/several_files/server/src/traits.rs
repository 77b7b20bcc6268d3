// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all operations: authentication,
//! admission and error bodies.

use http::HeaderMap;
use http::request::Parts;

use crate::runtime::admission::Admission;
use crate::runtime::rejection::Rejection;
use crate::types::problem::Problem;

/// Admits or refuses a request before its body is read.
///
/// It is called for every request, including those for unknown paths and methods.
pub trait Admit {
    /// Admits or refuses a request, and returns the common headers of its response.
    fn admit(&self, _: &Parts) -> impl Future<Output = Admission<CommonHeaders>> + Send {
        async { Admission::granted(CommonHeaders::default()) }
    }
}

/// Describes rejected requests as [`Problem`].
pub trait Reject {
    /// Returns the body of the response to a rejected request, whose status is
    /// [`Rejection::status`].
    fn problem(&self, rejection: &Rejection) -> Problem;
}

/// The common headers of all responses.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CommonHeaders {}

impl CommonHeaders {
    /// Adds the headers to a response.
    pub(crate) fn write(&self, _: &mut HeaderMap) -> Result<(), Rejection> {
        Ok(())
    }
}
