// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod address;
pub mod addressee;
pub mod basic;
pub mod body_source;
pub mod builder;
pub mod byte_body;
pub mod call;
pub mod choice;
pub mod connection;
pub mod credential;
pub mod failure;
pub mod form;
pub mod header;
pub mod known_origin;
pub mod media_body;
pub mod multipart;
pub mod provider;
pub mod random;
pub mod received;
pub mod reply;
pub mod request;
pub mod retry;
pub mod stack;
pub mod structured;
pub mod styled;
pub mod timer;
pub mod timer_of_browsers;
pub mod transport;
pub mod transport_by_fetch;
pub mod transport_by_reqwest;
pub mod value_reader;
pub mod values;
pub mod wire;

pub use super::{
    base64, body, byte_stream, codec, date_time, decode, encode, escape, fault,
    field_style, frames, json, json_format, media, media_type, node, object, reader,
    rfc3339, shape, slot, style, told, transcode, union, upload, uuid,
};
