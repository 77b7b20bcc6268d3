// @generated from shared_types.yaml by `cargo xtask codegen`; do not edit.
//! `Mood`.

use crate::runtime::client::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Mood {
    Calm,
    Wild,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Mood {
        Calm = "calm";
        Wild = "wild";
    }
}
