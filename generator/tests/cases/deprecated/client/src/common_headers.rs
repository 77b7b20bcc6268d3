// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! The common headers of all responses.

use crate::runtime::header;
use crate::runtime::reply::Reply;

impl<T> Reply<T> {
    /// The request.
    #[deprecated]
    pub fn x_request(&self) -> Option<String> {
        header::read(self.header_map(), "x-request")
    }

    #[deprecated]
    pub fn x_left(&self) -> Option<i32> {
        header::read(self.header_map(), "x-left")
    }
}
