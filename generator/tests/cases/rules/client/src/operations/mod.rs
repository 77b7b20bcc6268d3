// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod add_contact;
pub(crate) mod send_parcel;
pub(crate) mod put_map;
pub(crate) mod add_vehicle;
pub(crate) mod put_settings;
pub(crate) mod add_plain;
pub(crate) mod add_stamp;

pub use self::add_contact::*;
pub use self::add_plain::*;
pub use self::add_stamp::*;
pub use self::add_vehicle::*;
pub use self::put_map::*;
pub use self::put_settings::*;
pub use self::send_parcel::*;
