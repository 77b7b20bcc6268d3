// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Size`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Size {
    Small,
    Large,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Size {
        Small = "small";
        Large = "large";
    }
}
