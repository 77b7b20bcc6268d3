// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Filter {
    pub field: String,
}

/// The required fields of [`Filter`].
#[derive(Debug)]
pub struct FilterRequired {
    pub field: String,
}

object::implement! {
    Filter from FilterRequired {
        required(field, "field");
    }, check
}

impl object::Check for Filter {
    fn check(&self) -> json::Result<()> {
        object::require(self.field.chars().count() >= 1, "field")?;
        Ok(())
    }
}

object_schema::implement! {
    FILTER_SCHEMA {
        required("field", Schema::String(&[TextConstraint::Length(1, usize::MAX)]));
    }, AdditionalProperties::Any
}
