// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `SensorId`.

use uuid::Uuid;

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;
use crate::runtime::text_format;
use crate::runtime::uuid::UuidText;

pub type SensorId = Uuid;

pub(crate) static SENSOR_ID_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint::Condition(
            text_format::is::<UuidText>,
            <UuidText as text_format::TextFormat>::EXPECTED,
        ),
    ],
);
