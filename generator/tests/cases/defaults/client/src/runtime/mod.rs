// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! Support code, the same in every generated crate.

pub mod address;
pub mod builder;
pub mod call;
pub mod codec;
pub mod credential;
pub mod decode;
pub mod encode;
pub mod escape;
pub mod failure;
pub mod fault;
pub mod header;
pub mod ip;
pub mod json;
pub mod json_format;
pub mod node;
pub mod null;
pub mod object;
pub mod password;
pub mod reader;
pub mod received;
pub mod reply;
pub mod retry;
pub mod shape;
pub mod slot;
pub mod structured;
pub mod style;
pub mod styled;
pub mod text_enum;
pub mod told;
pub mod transcode;
pub mod transport;
pub mod tuple;
pub mod union;
pub mod uuid;
