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
pub(crate) mod settings_type_choice;
pub(crate) mod vehicle_base;
pub(crate) mod add_plain_body;

pub use box_type::{BoxType, BoxTypeRequired};
pub use car::{Car, CarRequired};
pub use colors::Colors;
pub use contact::{Contact, ContactRequired};
pub use letter::Letter;
pub use made::Made;
pub use map::{Map, MapRequired};
pub use nothing::Nothing;
pub use parcel::Parcel;
pub use point::Point;
pub use sending::{Sending, SendingRequired};
pub use settings_type::SettingsType;
pub use stamp::Stamp;
pub use vehicle::Vehicle;
pub use settings_type_choice::SettingsTypeChoice;
pub use vehicle_base::{VehicleBase, VehicleBaseRequired};
pub use add_plain_body::AddPlainBody;
