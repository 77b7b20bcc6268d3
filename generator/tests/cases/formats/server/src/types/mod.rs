// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod others;
mod reading;
mod sensor_id;
mod zoned;

pub use self::others::*;
pub use self::reading::*;
pub use self::sensor_id::*;
pub use self::zoned::*;
