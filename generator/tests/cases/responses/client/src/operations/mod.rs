// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

mod list_parcels;
mod add_parcel;
mod find_parcels;
mod get_parcel;
mod replace_parcel;
mod remove_parcel;
mod get_nothing;
mod get_lost;

pub use self::add_parcel::*;
pub use self::find_parcels::*;
pub use self::get_lost::*;
pub use self::get_nothing::*;
pub use self::get_parcel::*;
pub use self::list_parcels::*;
pub use self::remove_parcel::*;
pub use self::replace_parcel::*;
