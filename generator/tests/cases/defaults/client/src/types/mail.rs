// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    pub kind: String,
    pub to: String,
}

/// The required fields of [`Mail`].
#[derive(Debug)]
pub struct MailRequired {
    pub kind: String,
    pub to: String,
}

object::implement! {
    Mail from MailRequired {
        required(kind, "kind");
        required(to, "to");
    }
}
