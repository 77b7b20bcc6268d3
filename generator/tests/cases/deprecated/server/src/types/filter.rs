// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use jiff::civil::Date;

use crate::runtime::date::DateText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema, text_format};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Filter {
    /// Deprecated.
    pub before: Option<Date>,
    pub name: Option<String>,
}

object::implement! {
    Filter {
        optional(before: Date, "before");
        optional(name: String, "name");
    }
}

object_schema::implement! {
    FILTER_SCHEMA {
        optional("before", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateText>(text), <DateText as text_format::TextFormat>::EXPECTED)]));
        optional("name", Schema::String(&[]));
    }, AdditionalProperties::Any
}
