// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The response `Away`.

use http::{HeaderName, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{header, record, response};
use crate::types::error::Error;

/// The store is away.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Away {
    /// The body.
    pub body: Error,
    pub retry_after: Option<i64>,
}

/// The required fields of [`Away`].
#[derive(Debug)]
pub struct AwayRequired {
    /// The body.
    pub body: Error,
}

record::implement! {
    Away from AwayRequired {
        required(body);
        optional(retry_after: i64);
    }
}

impl Away {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        response::json(into, status, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.retry_after {
            header::write(
                headers,
                const { HeaderName::from_static("retry-after") },
                value,
            )?;
        }
        Ok(())
    }
}
