// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The response `Shared`.

use http::HeaderMap;

use crate::runtime::webhooks::header::{self, ReadHeaders};
use crate::types::color::Color;

/// The headers of `Shared`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SharedResponseHeaders {
    pub x_rate: Option<i64>,
    pub x_color: Option<Color>,
}

impl ReadHeaders for SharedResponseHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_rate: header::read(headers, "x-rate"),
            x_color: header::read(headers, "x-color"),
        }
    }
}
