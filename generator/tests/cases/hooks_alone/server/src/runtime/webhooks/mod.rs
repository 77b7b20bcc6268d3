// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod address;
pub mod addressee;
pub mod body_source;
pub mod builder;
pub mod byte_body;
pub mod call;
pub mod connection;
pub mod credential;
pub mod failure;
pub mod header;
pub mod known_origin;
pub mod provider;
pub mod received;
pub mod reply;
pub mod request;
pub mod request_values;
pub mod retry;
pub mod stack;
pub mod timer;
pub mod timer_of_browsers;
pub mod transport;
pub mod transport_by_fetch;
pub mod transport_by_reqwest;
pub mod wire;
pub mod xml_body;

pub use super::{
    any, body, byte_stream, codec, date_time, decode, encode, escape, event_object,
    fault, frames, json, json_format, node, object, pattern, reader, rfc3339, slot,
    transcode, uuid, value_stream, xml, xml_name, xml_read, xml_source, xml_tree,
    xml_value, xml_write,
};
