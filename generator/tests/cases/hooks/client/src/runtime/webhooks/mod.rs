// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod accept;
pub mod admission;
pub mod alternatives;
pub mod api_key;
pub mod authorization;
pub mod basic;
pub mod body_limits;
pub mod byte_body;
pub mod choice;
pub mod cookies;
pub mod form;
pub mod header;
pub mod list;
pub mod media_body;
pub mod multipart;
pub mod parameter;
pub mod part_reader;
pub mod problem;
pub mod query;
pub mod rejection;
pub mod request_body;
pub mod request_header;
pub mod response;
pub mod structured;
pub mod texts;
pub mod values;

pub use super::{
    any, backtracking, base64, body, byte_stream, codec, date_time, decode, encode,
    escape, fault, field_style, frames, json, json_format, limits, media, media_type,
    multiple, object, pattern, pointer, reader, repeated, rfc3339, scalar, schema, shape,
    slot, style, told, transcode, tree, union, unique, upload, uuid, value_stream,
    violation,
};
