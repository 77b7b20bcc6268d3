// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::object;

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    /// `kind`.
    pub kind: String,
    /// `to`.
    pub to: String,
}

/// The required fields of [`Mail`].
#[derive(Debug)]
pub struct MailRequired {
    /// `kind`.
    pub kind: String,
    /// `to`.
    pub to: String,
}

object::implement! {
    Mail from MailRequired {
        required(kind, "kind");
        required(to, "to");
    }
}
