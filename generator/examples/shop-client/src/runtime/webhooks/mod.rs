// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod admission;
pub mod operation_list;
pub mod problem;
pub mod rejection;
pub mod request_body;
pub mod response;

pub use super::{body, decode, encode, media_type, schema, violation};
