// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod add_contact;
mod send_parcel;
mod put_map;
mod add_vehicle;
mod put_settings;
mod add_plain;
mod add_stamp;

pub use self::add_contact::*;
pub use self::add_plain::*;
pub use self::add_stamp::*;
pub use self::add_vehicle::*;
pub use self::put_map::*;
pub use self::put_settings::*;
pub use self::send_parcel::*;
