// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! The common headers of all responses.

use crate::runtime::header;
use crate::runtime::reply::Reply;

impl<T> Reply<T> {
    pub fn x_common(&self) -> Option<i64> {
        header::read(self.header_map(), "x-common")
    }
}
