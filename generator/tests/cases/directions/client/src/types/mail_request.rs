// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::object;
use crate::types::mail::Mail;

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MailRequest {
    pub kind: String,
    pub address: String,
}

/// The required fields of [`MailRequest`].
#[derive(Debug)]
pub struct MailRequestRequired {
    pub kind: String,
    pub address: String,
}

object::implement! {
    MailRequest from MailRequestRequired {
        required(kind, "kind");
        required(address, "address");
    }, ignored("verified")
}

impl From<Mail> for MailRequest {
    fn from(value: Mail) -> Self {
        Self {
            kind: value.kind,
            address: value.address,
        }
    }
}
