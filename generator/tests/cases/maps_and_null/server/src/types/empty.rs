// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Empty`.

use crate::runtime::schema::AdditionalProperties;
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Empty {}

object::implement! {
    Empty {}, closed
}

object_schema::implement! {
    EMPTY_SCHEMA {}, AdditionalProperties::None
}
