// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Link`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Link {
    pub rel: Option<String>,
    pub to: Option<String>,
}

object::implement! {
    Link {
        optional(rel: String, "rel");
        optional(to: String, "to");
    }
}
