// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod box_type;
pub(crate) mod car;
pub(crate) mod colors;
pub(crate) mod contact;
pub(crate) mod letter;
pub(crate) mod made;
pub(crate) mod map;
pub(crate) mod nothing;
pub(crate) mod parcel;
pub(crate) mod point;
pub(crate) mod sending;
pub(crate) mod settings_type;
pub(crate) mod stamp;
pub(crate) mod vehicle;

pub use self::box_type::*;
pub use self::car::*;
pub use self::colors::*;
pub use self::contact::*;
pub use self::letter::*;
pub use self::made::*;
pub use self::map::*;
pub use self::nothing::*;
pub use self::parcel::*;
pub use self::point::*;
pub use self::sending::*;
pub use self::settings_type::*;
pub use self::stamp::*;
pub use self::vehicle::*;
