// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `Receipt`.

use crate::runtime::object;

/// `Receipt`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Receipt {
    /// `shelf`.
    pub shelf: String,
}

/// The required fields of [`Receipt`].
#[derive(Debug)]
pub struct ReceiptRequired {
    /// `shelf`.
    pub shelf: String,
}

object::implement! {
    Receipt from ReceiptRequired {
        required(shelf, "shelf");
    }
}
