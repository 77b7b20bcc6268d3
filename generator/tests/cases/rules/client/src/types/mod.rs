// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod contact;
pub(crate) mod point;
pub(crate) mod map;
pub(crate) mod nothing;
pub(crate) mod colors;
pub(crate) mod parcel;
pub(crate) mod sending;
pub(crate) mod letter;
pub(crate) mod box_type;
pub(crate) mod add_plain_body;

pub use contact::{Contact, ContactRequired};
pub use point::Point;
pub use map::{Map, MapRequired};
pub use nothing::Nothing;
pub use colors::Colors;
pub use parcel::Parcel;
pub use sending::{Sending, SendingRequired};
pub use letter::Letter;
pub use box_type::{BoxType, BoxTypeRequired};
pub use add_plain_body::AddPlainBody;
