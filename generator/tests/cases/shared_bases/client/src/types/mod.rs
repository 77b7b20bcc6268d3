// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod alias_of_nullable;
pub(crate) mod base;
pub(crate) mod bike;
pub(crate) mod both;
pub(crate) mod car;
pub(crate) mod everything;
pub(crate) mod first;
pub(crate) mod left;
pub(crate) mod limit;
pub(crate) mod nullable_text;
pub(crate) mod right;
pub(crate) mod second;
pub(crate) mod vehicle;
pub(crate) mod add_thing_body;
pub(crate) mod add_thing_body_circle;

pub use alias_of_nullable::AliasOfNullable;
pub use base::{Base, BaseRequired};
pub use bike::{Bike, BikeRequired};
pub use both::{Both, BothRequired};
pub use car::{Car, CarRequired};
pub use everything::Everything;
pub use first::First;
pub use left::{Left, LeftRequired};
pub use limit::Limit;
pub use nullable_text::NullableText;
pub use right::{Right, RightRequired};
pub use second::Second;
pub use vehicle::Vehicle;
pub use add_thing_body::AddThingBody;
pub use add_thing_body_circle::AddThingBodyCircle;
