// @generated from union_values.yaml by `cargo xtask codegen`; do not edit.
//! `Round`.

use crate::runtime::client::text_enum::{self, UnknownValue};
use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Round {
    /// `round` in this type.
    pub form: Option<RoundForm>,
    pub width: Option<i64>,
    pub radius: Option<i64>,
}

object::implement! {
    Round: Default {
        optional_fixed(form: RoundForm = RoundForm::Round, "form");
        optional(width: i64, "width");
        optional(radius: i64, "radius");
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RoundForm {
    Round,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    RoundForm {
        Round = "round";
    }
}
