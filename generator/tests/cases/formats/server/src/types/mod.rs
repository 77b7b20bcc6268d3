// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod others;
pub(crate) mod reading;
pub(crate) mod sensor_id;
pub(crate) mod zoned;

pub use others::{Others, OthersRequired};
pub use reading::{Reading, ReadingRequired};
pub use sensor_id::SensorId;
pub use zoned::Zoned;
