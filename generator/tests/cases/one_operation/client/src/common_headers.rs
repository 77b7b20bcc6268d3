// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! The common headers of all responses.

use uuid::Uuid;

use crate::runtime::client::header;
use crate::runtime::client::reply::{Reply, WithHeaders};
use crate::runtime::text_format;
use crate::runtime::uuid::UuidText;

/// The common headers of a response. Import it to call its methods.
pub trait CommonHeaders: WithHeaders {
    /// The remaining requests.
    fn x_left(&self) -> Option<i64> {
        header::read(self.header_map(), "x-left")
    }

    fn x_request(&self) -> Option<Uuid> {
        header::parse(
            self.header_map(),
            "x-request",
            text_format::parse_tolerantly::<UuidText>,
        )
    }
}

impl<T> CommonHeaders for Reply<T> {}
