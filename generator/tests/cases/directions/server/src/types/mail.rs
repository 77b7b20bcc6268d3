// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::object;
use crate::types::mail_request::MailRequest;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    pub kind: String,
    pub address: String,
    pub verified: bool,
}

/// The required fields of [`Mail`].
#[derive(Debug)]
pub struct MailRequired {
    pub kind: String,
    pub address: String,
    pub verified: bool,
}

object::implement! {
    Mail from MailRequired {
        required(kind, "kind");
        required(address, "address");
        required(verified, "verified");
    }
}

/// The fields of [`Mail`] that [`MailRequest`] lacks.
#[derive(Clone, Debug)]
pub struct MailMissing {
    pub verified: bool,
}

impl MailRequest {
    /// Converts to [`Mail`] with the `missing` fields; request-only fields are dropped.
    #[must_use]
    pub fn into_response(self, missing: MailMissing) -> Mail {
        Mail {
            kind: self.kind,
            address: self.address,
            verified: missing.verified,
        }
    }
}
