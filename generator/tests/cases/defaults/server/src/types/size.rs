// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Size`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    Small,
    Large,
}

text_enum::implement! {
    Size {
        Small = "small";
        Large = "large";
    }
}

pub(crate) static SIZE_SCHEMA: Schema = Schema::Enum(
    &["small", "large"],
    "expected one of `small`, `large`",
);
