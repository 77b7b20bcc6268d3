// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all operations: authentication,
//! admission and error bodies.

use http::HeaderMap;
use http::request::Parts;

use crate::operations::get_invoice::GetInvoiceNotFoundBody;
use crate::runtime::admission::Admission;
use crate::runtime::rejection::Rejection;

/// Admits or refuses a request before its body is read.
///
/// It is called for every request, including those for unknown paths and methods.
pub trait Admit {
    /// Admits or refuses a request, and returns the common headers of its response.
    fn admit(&self, _: &Parts) -> impl Future<Output = Admission<CommonHeaders>> + Send {
        async { Admission::granted(CommonHeaders::default()) }
    }
}

/// Describes rejected requests as [`GetInvoiceNotFoundBody`].
pub trait Reject {
    /// Returns the body of the response to a rejected request, whose status is
    /// [`Rejection::status`].
    fn get_invoice_not_found_body(
        &self,
        rejection: &Rejection,
    ) -> GetInvoiceNotFoundBody;
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
