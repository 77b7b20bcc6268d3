// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The common headers of all responses.

use uuid::Uuid;

use crate::runtime::reply::Reply;
use crate::runtime::uuid::UuidText;
use crate::runtime::{header, text_format};

impl<T> Reply<T> {
    /// The remaining requests.
    pub fn x_left(&self) -> Option<i64> {
        header::read(self.header_map(), "x-left")
    }

    pub fn x_request(&self) -> Option<Uuid> {
        header::read(self.header_map(), "x-request")
            .and_then(|text: String| text_format::parse::<UuidText>(&text).ok())
    }
}
