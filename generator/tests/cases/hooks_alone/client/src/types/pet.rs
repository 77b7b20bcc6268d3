// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use uuid::Uuid;

use crate::patterns::NAME_PATTERN;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::uuid::UuidText;
use crate::runtime::{object, object_schema, text_format};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    pub name: String,
    pub home: Nullable<Uuid>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    pub name: String,
}

object::implement! {
    Pet from PetRequired {
        required(name, "name");
        nullable(home: Uuid, "home");
    }
}

object_schema::implement! {
    PET_SCHEMA {
        required("name", Schema::String(&[TextConstraint::Condition(|text| NAME_PATTERN.matches(text), "expected a string that matches ^[a-z]+-\\d$")]));
        optional("home", Schema::Nullable(&Schema::String(&[TextConstraint::Condition(|text| text_format::is::<UuidText>(text), <UuidText as text_format::TextFormat>::EXPECTED)])));
    }, AdditionalProperties::Any
}
