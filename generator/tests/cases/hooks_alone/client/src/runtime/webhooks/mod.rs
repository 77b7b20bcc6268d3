// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod admission;
pub mod body_limits;
pub mod byte_body;
pub mod operation_list;
pub mod problem;
pub mod rejection;
pub mod request_body;
pub mod request_values;
pub mod response;
pub mod xml_body;

pub use super::{
    body, byte_stream, decode, encode, framing, json_to_xml, media_type, schema,
    violation, xml, xml_to_json,
};
