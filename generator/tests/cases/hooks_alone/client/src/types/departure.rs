// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Departure`.

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema, text_format};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Departure {
    pub id: Option<i64>,
    pub when: Option<Zoned>,
}

object::implement! {
    Departure {
        optional(id: i64, "id");
        optional(when: Zoned, "when");
    }
}

object_schema::implement! {
    DEPARTURE_SCHEMA {
        optional("id", Schema::Integer(i64::MIN, i64::MAX));
        optional("when", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateTimeText>(text), <DateTimeText as text_format::TextFormat>::EXPECTED)]));
    }, AdditionalProperties::Any
}
