// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `Receipt`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Receipt {
    pub shelf: String,
}

/// The required fields of [`Receipt`].
#[derive(Debug)]
pub struct ReceiptRequired {
    pub shelf: String,
}

object::implement! {
    Receipt from ReceiptRequired {
        required(shelf, "shelf");
    }
}
