// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_readings;
pub(crate) mod list_sensors;
pub(crate) mod put_sensors;
pub(crate) mod add_reading;

pub use self::add_reading::*;
pub use self::list_readings::*;
pub use self::list_sensors::*;
pub use self::put_sensors::*;
