// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The response `Shared`.

use http::{HeaderName, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{header, response};
use crate::types::{Both, Color};

/// shared
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SharedResponse {
    /// The body.
    pub body: Both,
    /// `X-Rate`.
    pub x_rate: Option<i64>,
    /// `X-Color`.
    pub x_color: Option<Color>,
}

/// The required fields of [`SharedResponse`].
#[derive(Debug)]
pub struct SharedResponseRequired {
    /// The body.
    pub body: Both,
}

impl From<SharedResponseRequired> for SharedResponse {
    fn from(required: SharedResponseRequired) -> Self {
        Self {
            body: required.body,
            x_rate: None,
            x_color: None,
        }
    }
}

impl SharedResponse {
    /// Sets `x_rate`.
    #[must_use]
    pub fn x_rate(mut self, x_rate: impl Into<Option<i64>>) -> Self {
        self.x_rate = x_rate.into();
        self
    }

    /// Sets `x_color`.
    #[must_use]
    pub fn x_color(mut self, x_color: impl Into<Option<Color>>) -> Self {
        self.x_color = x_color.into();
        self
    }
}

impl SharedResponse {
    pub(crate) fn encode(self, status: StatusCode) -> Result<Response<Body>, Rejection> {
        let mut response = response::json(status, &self.body)?;
        let headers = response.headers_mut();
        if let Some(value) = &self.x_rate {
            header::write(headers, const { HeaderName::from_static("x-rate") }, value)?;
        }
        if let Some(value) = &self.x_color {
            header::write(
                headers,
                const { HeaderName::from_static("x-color") },
                &value.to_string(),
            )?;
        }
        Ok(response)
    }
}
