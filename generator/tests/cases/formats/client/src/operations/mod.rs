// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_readings;
mod list_sensors;
mod put_sensors;
mod add_reading;

pub use self::add_reading::*;
pub use self::list_readings::*;
pub use self::list_sensors::*;
pub use self::put_sensors::*;
