// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Option`.

use crate::runtime::object;
use crate::types::uuid_exclamation_mark::UuidExclamationMark;

/// `Option`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OptionType {
    pub value: UuidExclamationMark,
}

/// The required fields of [`OptionType`].
#[derive(Debug)]
pub struct OptionTypeRequired {
    pub value: UuidExclamationMark,
}

object::implement! {
    OptionType from OptionTypeRequired {
        required(value, "value");
    }
}
