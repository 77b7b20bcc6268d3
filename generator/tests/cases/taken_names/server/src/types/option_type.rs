// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Option`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::types::{UuidExclamationMark, UUID_EXCLAMATION_MARK_SCHEMA};

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

/// The JSON schema of [`OptionType`].
pub(crate) static OPTION_TYPE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "value",
            required: true,
            schema: Schema::Reference(&UUID_EXCLAMATION_MARK_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
