// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `SensorId`.

use uuid::Uuid;

use crate::runtime::codec;
use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;
use crate::runtime::uuid::UuidText;

/// `SensorId`.
pub type SensorId = Uuid;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| codec::is::<UuidText>(text),
            expected: <UuidText as codec::TextFormat>::EXPECTED,
        },
    ],
);
