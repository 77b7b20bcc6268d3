// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Reader`.

use crate::runtime::object;

/// `Reader`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReaderRequest {
    pub invitation: String,
}

/// The required fields of [`ReaderRequest`].
#[derive(Debug)]
pub struct ReaderRequestRequired {
    pub invitation: String,
}

object::implement! {
    ReaderRequest from ReaderRequestRequired {
        required(invitation, "invitation");
    }, ignored("id")
}
