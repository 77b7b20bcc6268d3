// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! Support code, identical in all generated crates.

pub mod admission;
pub mod body;
pub mod cookies;
pub mod date;
pub mod decode;
pub mod decode_error;
pub mod dispatch;
pub mod encode;
pub mod escape;
pub mod json_format;
pub mod layers;
pub mod limits;
pub mod list_parameter;
pub mod operation_list;
pub mod parameter;
pub mod path;
pub mod peer_address;
pub mod problem;
pub mod query;
pub mod query_list;
pub mod reader;
pub mod record;
pub mod rejection;
pub mod request_header;
pub mod response;
pub mod rfc3339;
pub mod router;
pub mod segment_key;
pub mod text_enum;
pub mod text_format;
pub mod tolerance;
pub mod transcode;
pub mod uuid;
pub mod violation;
