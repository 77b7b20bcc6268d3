// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Old`.

use crate::runtime::object;

/// Deprecated, to be removed on 2030-12-05.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Old {
    #[deprecated]
    pub text: Option<String>,
}

object::implement! {
    #[expect(deprecated)] Old {
        #[deprecated]
        #[expect(deprecated)]
        optional(text: String, "text");
    }
}
