// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Stamp`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Stamp {
    pub kind: Option<String>,
    pub by: Option<String>,
}

object::implement! {
    Stamp {
        optional(kind: String, "kind");
        optional(by: String, "by");
    }, ignored("made")
}
