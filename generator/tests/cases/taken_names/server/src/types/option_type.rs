// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Option`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};
use crate::types::uuid_exclamation_mark::{
    UuidExclamationMark, UUID_EXCLAMATION_MARK_SCHEMA,
};

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

object_schema::implement! {
    OPTION_TYPE_SCHEMA {
        required("value", Schema::Reference(&UUID_EXCLAMATION_MARK_SCHEMA));
    }, AdditionalProperties::Any
}
