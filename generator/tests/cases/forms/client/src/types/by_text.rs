// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByText`.

use crate::runtime::object;

/// `ByText`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ByText {
    /// `text`.
    pub text: String,
}

/// The required fields of [`ByText`].
#[derive(Debug)]
pub struct ByTextRequired {
    /// `text`.
    pub text: String,
}

object::implement! {
    ByText from ByTextRequired {
        required(text, "text");
    }
}
