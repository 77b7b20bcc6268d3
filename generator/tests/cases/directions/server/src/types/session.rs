// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Session`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Session {
    pub key: String,
}

/// The required fields of [`Session`].
#[derive(Debug)]
pub struct SessionRequired {
    pub key: String,
}

object::implement! {
    Session from SessionRequired {
        required(key, "key");
    }, ignored("hidden")
}
