// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Maybe`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Maybe {
    Some,
}

text_enum::implement! {
    Maybe {
        Some = "some";
    }
}

pub(crate) static MAYBE_SCHEMA: Schema = Schema::Enum(
    &["some"],
    "expected one of `some`",
);
