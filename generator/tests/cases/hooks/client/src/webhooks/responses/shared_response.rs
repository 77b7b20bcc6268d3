// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The response `Shared`.

use http::{HeaderName, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{header, response};
use crate::types::both::Both;
use crate::types::color::Color;

/// shared
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SharedResponse {
    /// The body.
    pub body: Both,
    pub x_rate: Option<i64>,
    pub x_color: Option<Color>,
}

/// The required fields of [`SharedResponse`].
#[derive(Debug)]
pub struct SharedResponseRequired {
    /// The body.
    pub body: Both,
}

record::implement! {
    SharedResponse from SharedResponseRequired {
        required(body);
        optional(x_rate: i64);
        optional(x_color: Color);
    }
}

impl SharedResponse {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        response::json(into, status, &self.body)?;
        let headers = into.headers_mut();
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
        Ok(())
    }
}
