// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod admission;
pub mod body_limits;
pub mod byte_body;
pub mod header;
pub mod list;
pub mod parameter;
pub mod problem;
pub mod query;
pub mod rejection;
pub mod request_body;
pub mod request_values;
pub mod response;
pub mod xml_body;

pub use super::{
    any, body, byte_stream, codec, date_time, decode, encode, escape, event_object,
    fault, frames, json, json_format, limits, media_type, multiple, node, object,
    pattern, pointer, reader, repeated, rfc3339, scalar, schema, slot, told, transcode,
    tree, unique, uuid, violation, xml, xml_name, xml_read, xml_source, xml_tree,
    xml_value, xml_write,
};
