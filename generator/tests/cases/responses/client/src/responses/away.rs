// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The response `Away`.

use http::HeaderMap;

use crate::runtime::header::{self, ReadHeaders};

/// The headers of `Away`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AwayHeaders {
    pub retry_after: Option<i64>,
}

impl ReadHeaders for AwayHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            retry_after: header::read(headers, "retry-after"),
        }
    }
}
