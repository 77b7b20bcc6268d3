// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all operations: authentication,
//! admission and error bodies.

use http::request::Parts;
use http::{HeaderMap, HeaderName};

use crate::runtime::admission::Admission;
use crate::runtime::rejection::Rejection;
use crate::runtime::{header, record};

/// Admits or refuses a request before its body is read.
///
/// It is called for every request, including those for unknown paths and methods.
pub trait Admit {
    /// Admits or refuses a request, and returns the common headers of its response.
    fn admit(
        &self,
        parts: &Parts,
    ) -> impl Future<Output = Admission<CommonHeaders>> + Send;
}

/// The common headers of all responses.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CommonHeaders {
    /// The request.
    ///
    /// Deprecated.
    pub x_request: Option<String>,
    /// Deprecated.
    pub x_left: i32,
}

/// The required fields of [`CommonHeaders`].
#[derive(Debug)]
pub struct CommonHeadersRequired {
    /// Deprecated.
    pub x_left: i32,
}

record::implement! {
    CommonHeaders from CommonHeadersRequired {
        optional(x_request: String);
        required(x_left);
    }
}

impl CommonHeaders {
    /// Adds the headers to a response.
    pub(crate) fn write(&self, headers: &mut HeaderMap) -> Result<(), Rejection> {
        if let Some(value) = &self.x_request {
            header::write(
                headers,
                const { HeaderName::from_static("x-request") },
                value,
            )?;
        }
        header::write(
            headers,
            const { HeaderName::from_static("x-left") },
            &self.x_left,
        )?;
        Ok(())
    }
}
