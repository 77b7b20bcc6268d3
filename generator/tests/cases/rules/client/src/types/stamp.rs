// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Stamp`.

use crate::runtime::object;

/// `Stamp`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Stamp {
    /// `kind`.
    pub kind: Option<String>,
    /// `by`.
    pub by: Option<String>,
}

object::implement! {
    Stamp {
        optional(kind: String, "kind");
        optional(by: String, "by");
    }, ignored("made")
}
