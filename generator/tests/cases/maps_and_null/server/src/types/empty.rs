// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Empty`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Empty {}

object::implement! {
    Empty {}, closed
}

/// The JSON schema of [`Empty`].
pub(crate) static EMPTY_SCHEMA: Schema = Schema::Object(&[], AdditionalProperties::None);
