// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Login`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Login {
    pub secret: String,
}

/// The required fields of [`Login`].
#[derive(Debug)]
pub struct LoginRequired {
    pub secret: String,
}

object::implement! {
    Login from LoginRequired {
        required(secret, "secret");
    }, ignored("token")
}
