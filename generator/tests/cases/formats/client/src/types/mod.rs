// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod others;
pub(crate) mod reading;
pub(crate) mod sensor_id;
pub(crate) mod zoned;

pub use self::others::*;
pub use self::reading::*;
pub use self::sensor_id::*;
pub use self::zoned::*;
