// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The response `Away`.

use http::{HeaderName, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{header, response};
use crate::types::Error;

/// The store is away.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Away {
    /// The body.
    pub body: Error,
    /// `Retry-After`.
    pub retry_after: Option<i64>,
}

/// The required fields of [`Away`].
#[derive(Debug)]
pub struct AwayRequired {
    /// The body.
    pub body: Error,
}

impl From<AwayRequired> for Away {
    fn from(required: AwayRequired) -> Self {
        Self {
            body: required.body,
            retry_after: None,
        }
    }
}

impl Away {
    /// Sets `retry_after`.
    #[must_use]
    pub fn retry_after(mut self, retry_after: impl Into<Option<i64>>) -> Self {
        self.retry_after = retry_after.into();
        self
    }
}

impl Away {
    pub(crate) fn encode(self, status: StatusCode) -> Result<Response<Body>, Rejection> {
        let mut response = response::json(status, &self.body)?;
        let headers = response.headers_mut();
        if let Some(value) = &self.retry_after {
            header::write(
                headers,
                const { HeaderName::from_static("retry-after") },
                value,
            )?;
        }
        Ok(response)
    }
}
