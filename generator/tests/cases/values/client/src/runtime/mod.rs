// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod address;
pub mod builder;
pub mod call;
pub mod choice;
pub mod codec;
pub mod credential;
pub mod date;
pub mod date_time;
pub mod decode;
pub mod encode;
pub mod escape;
pub mod event;
pub mod event_object;
pub mod failure;
pub mod fault;
pub mod frames;
pub mod header;
pub mod json;
pub mod json_format;
pub mod media_type;
pub mod null;
pub mod object;
pub mod reader;
pub mod received;
pub mod reply;
pub mod retry;
pub mod rfc3339;
pub mod slot;
pub mod text_enum;
pub mod transcode;
pub mod transport;
pub mod value_reader;
pub mod values;
