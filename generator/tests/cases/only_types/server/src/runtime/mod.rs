// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! Support code, identical in all generated crates.

pub mod decode;
pub mod decode_error;
pub mod encode;
pub mod escape;
pub mod into_optional;
pub mod json;
pub mod object;
pub mod reader;
pub mod record;
pub mod slot;
pub mod text_enum;
pub mod text_format;
pub mod tolerance;
pub mod transcode;
pub mod uri;
