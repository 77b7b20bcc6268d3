// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod admission;
pub mod authorization;
pub mod bearer;
pub mod cookies;
pub mod header;
pub mod list_parameter;
pub mod operation_list;
pub mod parameter;
pub mod query;
pub mod rejection;
pub mod request_body;
pub mod request_header;
pub mod response;

pub use super::{body, decode, encode, limits, media_type, schema, violation};
