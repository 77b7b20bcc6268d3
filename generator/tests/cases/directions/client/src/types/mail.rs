// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::object;

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
    /// `verified`.
    pub verified: bool,
}

/// The required fields of [`Mail`].
#[derive(Debug)]
pub struct MailRequired {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
    /// `verified`.
    pub verified: bool,
}

object::implement! {
    Mail from MailRequired {
        required(kind, "kind");
        required(address, "address");
        required(verified, "verified");
    }
}
