// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod addressee;
mod both;
mod color;
mod error_a;
mod receiver;
mod sender;
mod verify_type;
mod verify_operation_body_parts;
mod both_request;

#[cfg(feature = "webhooks")]
mod error_b;
#[cfg(feature = "webhooks")]
mod hook;
#[cfg(feature = "webhooks")]
mod moved_ones;
#[cfg(feature = "webhooks")]
mod receive_type;
#[cfg(feature = "webhooks")]
mod shared_call_body;
#[cfg(feature = "webhooks")]
mod to_body_form;
#[cfg(feature = "webhooks")]
mod twice_body;
#[cfg(feature = "webhooks")]
mod verify_operation_api;
#[cfg(feature = "webhooks")]
mod verify_operation_deep;
#[cfg(feature = "webhooks")]
mod verify_operation_body_fields;

pub use self::addressee::*;
pub use self::both::*;
pub use self::both_request::*;
pub use self::color::*;
pub use self::error_a::*;
#[cfg(feature = "webhooks")]
pub use self::error_b::*;
#[cfg(feature = "webhooks")]
pub use self::hook::*;
#[cfg(feature = "webhooks")]
pub use self::moved_ones::*;
#[cfg(feature = "webhooks")]
pub use self::receive_type::*;
pub use self::receiver::*;
pub use self::sender::*;
#[cfg(feature = "webhooks")]
pub use self::shared_call_body::*;
#[cfg(feature = "webhooks")]
pub use self::to_body_form::*;
#[cfg(feature = "webhooks")]
pub use self::twice_body::*;
#[cfg(feature = "webhooks")]
pub use self::verify_operation_api::*;
#[cfg(feature = "webhooks")]
pub use self::verify_operation_body_fields::*;
pub use self::verify_operation_body_parts::*;
#[cfg(feature = "webhooks")]
pub use self::verify_operation_deep::*;
pub use self::verify_type::*;
