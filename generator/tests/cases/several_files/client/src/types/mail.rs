// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    pub by: String,
    pub address: String,
}

/// The required fields of [`Mail`].
#[derive(Debug)]
pub struct MailRequired {
    pub by: String,
    pub address: String,
}

object::implement! {
    Mail from MailRequired {
        required(by, "by");
        required(address, "address");
    }
}
