// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! The common headers of all responses.

use crate::runtime::client::header;
use crate::runtime::client::reply::Reply;

/// The common headers of a response. Import it to call its methods.
pub trait CommonHeaders {
    /// The request.
    #[deprecated]
    fn x_request(&self) -> Option<String>;

    #[deprecated]
    fn x_left(&self) -> Option<i32>;
}

impl<T> CommonHeaders for Reply<T> {
    fn x_request(&self) -> Option<String> {
        header::read(self.header_map(), "x-request")
    }

    fn x_left(&self) -> Option<i32> {
        header::read(self.header_map(), "x-left")
    }
}
