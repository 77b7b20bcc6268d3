// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The common headers of all responses.

use http::HeaderMap;
use uuid::Uuid;

use crate::runtime::reply::Reply;
use crate::runtime::uuid::UuidText;
use crate::runtime::{header, text_format};

impl<T> Reply<T> {
    /// Returns the [`Limits`] headers; `None` if one is absent or invalid.
    pub fn limits(&self) -> Option<Limits> {
        Limits::read(self.header_map())
    }

    pub fn x_request(&self) -> Option<Uuid> {
        header::read(self.header_map(), "x-request")
            .and_then(|text: String| text_format::parse::<UuidText>(&text).ok())
    }
}

/// The headers `X-Left`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Limits {
    /// The remaining requests.
    pub x_left: i64,
}

impl Limits {
    fn read(headers: &HeaderMap) -> Option<Self> {
        Some(Self {
            x_left: header::read(headers, "x-left")?,
        })
    }
}
