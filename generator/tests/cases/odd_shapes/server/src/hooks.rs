// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! What an implementation decides for all operations together: who calls, whether a
//! request is let in, and what an error looks like.

use http::request::Parts;
use http::{HeaderMap, HeaderName};

use crate::runtime::admission::Admission;
use crate::runtime::header;
use crate::runtime::rejection::Rejection;

/// Admits a request, or turns it away, before its body is read.
///
/// It is asked for every request, those for unknown paths and methods too.
pub trait Admit {
    /// Tells whether the request is let in, and the headers that its
    /// response has in common with all others.
    fn admit(
        &self,
        parts: &Parts,
    ) -> impl Future<Output = Admission<CommonHeaders>> + Send;
}

/// The headers that every response carries.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CommonHeaders {
    /// `X-Common`.
    pub x_common: i64,
}

/// What no [`CommonHeaders`] can be without.
#[derive(Debug)]
pub struct CommonHeadersRequired {
    /// `X-Common`.
    pub x_common: i64,
}

impl From<CommonHeadersRequired> for CommonHeaders {
    fn from(required: CommonHeadersRequired) -> Self {
        Self {
            x_common: required.x_common,
        }
    }
}

impl CommonHeaders {
    /// Adds them to those of a response.
    pub(crate) fn write(&self, headers: &mut HeaderMap) -> Result<(), Rejection> {
        header::write(
            headers,
            const { HeaderName::from_static("x-common") },
            &self.x_common,
        )?;
        Ok(())
    }
}
