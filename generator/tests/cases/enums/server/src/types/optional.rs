// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Optional`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Optional {
    Some,
    None,
}

text_enum::implement! {
    Optional {
        Some = "some";
        None = "none";
    }
}

pub(crate) static OPTIONAL_SCHEMA: Schema = Schema::Enum(
    &["some", "none"],
    "expected one of `some`, `none`",
);
