// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! The response `Made`.

use http::HeaderMap;

use crate::runtime::header::{self, ReadHeaders};

/// The headers of `Made`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MadeHeaders {
    pub location: Option<String>,
}

impl ReadHeaders for MadeHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            location: header::read(headers, "location"),
        }
    }
}
