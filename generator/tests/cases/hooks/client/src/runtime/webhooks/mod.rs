// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod admission;
pub mod alternatives;
pub mod api_key;
pub mod authorization;
pub mod basic;
pub mod body_limits;
pub mod byte_body;
pub mod content_type;
pub mod cookies;
pub mod form;
pub mod header;
pub mod list_parameter;
pub mod media_body;
pub mod multipart;
pub mod multipart_reader;
pub mod negotiation;
pub mod operation_list;
pub mod parameter;
pub mod problem;
pub mod query;
pub mod rejection;
pub mod request_body;
pub mod request_header;
pub mod response;
pub mod string_to_json;
pub mod structured;
pub mod text_body;
pub mod values;

pub use super::{
    body, byte_stream, decode, decode_error, encode, field_style, framing, limits, media,
    media_type, parameter_style, reader, schema, upload, value_stream, violation,
};
