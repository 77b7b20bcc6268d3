// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod everything;
pub(crate) mod first;
pub(crate) mod second;
pub(crate) mod base;
pub(crate) mod left;
pub(crate) mod right;
pub(crate) mod both;
pub(crate) mod nullable_text;
pub(crate) mod alias_of_nullable;
pub(crate) mod limit;
pub(crate) mod vehicle;
pub(crate) mod car;
pub(crate) mod bike;
pub(crate) mod add_thing_body;
pub(crate) mod add_thing_body_circle;

pub use everything::Everything;
pub use first::First;
pub use second::Second;
pub use base::{Base, BaseRequired};
pub use left::{Left, LeftRequired};
pub use right::{Right, RightRequired};
pub use both::{Both, BothRequired};
pub use nullable_text::NullableText;
pub use alias_of_nullable::AliasOfNullable;
pub use limit::Limit;
pub use vehicle::Vehicle;
pub use car::{Car, CarRequired};
pub use bike::{Bike, BikeRequired};
pub use add_thing_body::AddThingBody;
pub use add_thing_body_circle::AddThingBodyCircle;
