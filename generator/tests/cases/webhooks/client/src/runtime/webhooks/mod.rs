// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod admission;
pub mod authorization;
pub mod bearer;
pub mod cookies;
pub mod header;
pub mod list;
pub mod parameter;
pub mod query;
pub mod rejection;
pub mod request_body;
pub mod request_header;
pub mod response;

pub use super::{
    body, codec, date, decode, encode, escape, fault, json, json_format, limits,
    media_type, multiple, object, pointer, reader, repeated, rfc3339, scalar, schema,
    slot, told, transcode, tree, unique, violation,
};
