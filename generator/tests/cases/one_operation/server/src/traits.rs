// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all operations: authentication,
//! admission and error bodies.

use http::HeaderMap;
use http::request::Parts;
use uuid::Uuid;

use crate::rejection::RejectedRequest;
use crate::runtime::server::admission::Admission;
use crate::runtime::server::api_key::ApiKeyCredential;
use crate::runtime::server::header;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::uuid::UuidText;
use crate::runtime::{record, text_format};

/// Authenticates requests with the security schemes of the description.
pub trait Authenticate {
    /// The authenticated caller, which is passed to the handlers.
    type Caller: Send + Sync;

    /// Verifies the key in the header `x-key` of `key`.
    fn key(
        &self,
        key: ApiKeyCredential<'_>,
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Rejection>> + Send;
}

/// Admits or refuses a request before its body is read.
///
/// It is called for every request, including those for unknown paths and methods.
/// The caller is absent only if the credential is missing, invalid, or not
/// required.
pub trait Admit: Authenticate {
    /// Admits or refuses a request, and returns the common headers of its response.
    fn admit(
        &self,
        caller: Option<&Self::Caller>,
        parts: &Parts,
    ) -> impl Future<Output = Admission<CommonHeaders>> + Send;
}

/// Describes rejected requests as the documented error body.
pub trait Reject {
    /// Returns the body of the response to a rejected request, for its
    /// [`status`](RejectedRequest::status).
    fn put_result_bad_request(&self, request: &RejectedRequest<'_>) -> String;
}

/// The common headers of all responses.
///
/// Created from [`CommonHeadersRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CommonHeaders {
    /// The remaining requests.
    pub x_left: i64,
    pub x_request: Option<Uuid>,
}

/// The required fields of [`CommonHeaders`].
#[derive(Debug)]
pub struct CommonHeadersRequired {
    /// The remaining requests.
    pub x_left: i64,
}

record::implement! {
    CommonHeaders from CommonHeadersRequired {
        required(x_left);
        optional(x_request: Uuid);
    }
}

impl CommonHeaders {
    /// Adds the headers to a response.
    pub(crate) fn write(&self, headers: &mut HeaderMap) -> Result<(), Rejection> {
        header::write!(headers, "x-left", self.x_left)?;
        if let Some(value) = &self.x_request {
            header::write!(
                headers, "x-request", text_format::text:: < UuidText > (value)
            )?;
        }
        Ok(())
    }
}
