// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_parcels;
pub(crate) mod add_parcel;
pub(crate) mod find_parcels;
pub(crate) mod get_parcel;
pub(crate) mod replace_parcel;
pub(crate) mod remove_parcel;
pub(crate) mod get_nothing;
pub(crate) mod get_lost;

pub use self::add_parcel::*;
pub use self::find_parcels::*;
pub use self::get_lost::*;
pub use self::get_nothing::*;
pub use self::get_parcel::*;
pub use self::list_parcels::*;
pub use self::remove_parcel::*;
pub use self::replace_parcel::*;
