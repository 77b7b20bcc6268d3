// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `SensorId`.

use uuid::Uuid;

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;
use crate::runtime::text_format;
use crate::runtime::uuid::UuidText;

pub type SensorId = Uuid;

/// The JSON schema of [`SensorId`].
pub(crate) static SENSOR_ID_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint {
            holds: |text| text_format::is::<UuidText>(text),
            expected: <UuidText as text_format::TextFormat>::EXPECTED,
        },
    ],
);
