// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Missing`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Missing {
    pub since: String,
}

/// The required fields of [`Missing`].
#[derive(Debug)]
pub struct MissingRequired {
    pub since: String,
}

object::implement! {
    Missing from MissingRequired {
        required(since, "since");
    }
}
