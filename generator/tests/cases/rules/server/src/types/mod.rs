// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod box_type;
mod car;
mod colors;
mod contact;
mod letter;
mod made;
mod map;
mod nothing;
mod parcel;
mod point;
mod sending;
mod settings_type;
mod stamp;
mod vehicle;

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
