// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The response `ServiceUnavailable`.

use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{header, response};
use crate::types::error::Error;

/// The database of the service is temporarily unavailable.
///
/// Created from [`ServiceUnavailableRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ServiceUnavailable {
    /// The body.
    pub body: Error,
    /// Seconds to wait before retrying the request.
    ///
    /// Not negative.
    pub retry_after: i64,
}

/// The required fields of [`ServiceUnavailable`].
#[derive(Debug)]
pub struct ServiceUnavailableRequired {
    /// The body.
    pub body: Error,
    /// Seconds to wait before retrying the request.
    ///
    /// Not negative.
    pub retry_after: i64,
}

record::implement! {
    ServiceUnavailable from ServiceUnavailableRequired {
        required(body);
        required(retry_after);
    }
}

impl ServiceUnavailable {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        response::json(into, status, &self.body)?;
        header::write!(into.headers_mut(), "retry-after", self.retry_after)
    }
}
