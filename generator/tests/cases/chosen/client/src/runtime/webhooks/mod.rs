// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod admission;
pub mod header;
pub mod list;
pub mod parameter;
pub mod problem;
pub mod query;
pub mod rejection;
pub mod request_body;
pub mod response;

pub use super::{
    any, body, decode, encode, escape, fault, json, limits, media_type, multiple, object,
    pointer, reader, repeated, scalar, schema, shape, slot, told, transcode, tree, union,
    unique, violation,
};
