// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Others`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use uuid::Uuid;

use crate::runtime::date::DateText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::uuid::UuidText;
use crate::runtime::{object, object_schema, text_format};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Others {
    pub id: Uuid,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Date>,
}

/// The required fields of [`Others`].
#[derive(Debug)]
pub struct OthersRequired {
    pub id: Uuid,
}

object::implement! {
    Others from OthersRequired {
        required(id, "id");
        additional(additional_properties: BTreeMap<String, Date>);
    }
}

object_schema::implement! {
    OTHERS_SCHEMA {
        required("id", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<UuidText>(text), <UuidText as text_format::TextFormat>::EXPECTED)]));
    }, AdditionalProperties::Each(&Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateText>(text), <DateText as text_format::TextFormat>::EXPECTED)]))
}
