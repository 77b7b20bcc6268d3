// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `SensorId`.

use uuid::Uuid;

pub type SensorId = Uuid;
