// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Codes`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Codes {
    Ab,
    Abc,
}

text_enum::implement! {
    Codes {
        Ab = "ab";
        Abc = "abc";
    }
}

pub(crate) static CODES_SCHEMA: Schema = Schema::Enum(
    &["ab", "abc"],
    "expected one of `ab`, `abc`",
);
