// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Link`.

use crate::runtime::object;

/// `Link`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Link {
    /// `rel`.
    pub rel: Option<String>,
    /// `to`.
    pub to: Option<String>,
}

object::implement! {
    Link {
        optional(rel: String, "rel");
        optional(to: String, "to");
    }
}
