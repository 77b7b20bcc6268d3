// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Webhook`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Webhook {
    pub call: Option<String>,
}

object::implement! {
    Webhook {
        optional(call: String, "call");
    }
}
