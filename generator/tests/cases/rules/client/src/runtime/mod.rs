// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod address;
pub mod builder;
pub mod call;
pub mod codec;
pub mod credential;
pub mod date;
pub mod date_time;
pub mod decode;
pub mod encode;
pub mod escape;
pub mod failure;
pub mod fault;
pub mod header;
pub mod json;
pub mod json_format;
pub mod null;
pub mod object;
pub mod reader;
pub mod received;
pub mod reply;
pub mod retry;
pub mod rfc3339;
pub mod shape;
pub mod slot;
pub mod told;
pub mod transcode;
pub mod transport;
pub mod tuple;
pub mod union;
