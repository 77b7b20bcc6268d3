// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Departure`.

use jiff::Zoned;

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Departure {
    pub id: Option<i64>,
    pub when: Option<Zoned>,
}

object::implement! {
    Departure {
        optional(id: i64, "id");
        optional(when: Zoned, "when");
    }
}
