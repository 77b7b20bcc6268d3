// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! The common headers of all responses.

use crate::runtime::client::header;
use crate::runtime::client::reply::{Reply, WithHeaders};

/// The common headers of a response. Import it to call its methods.
pub trait CommonHeaders: WithHeaders {
    /// The request.
    #[deprecated]
    fn x_request(&self) -> Option<String> {
        header::read(self.header_map(), "x-request")
    }

    #[deprecated]
    fn x_left(&self) -> Option<i32> {
        header::read(self.header_map(), "x-left")
    }
}

impl<T> CommonHeaders for Reply<T> {}
