// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! Support code, identical in all generated crates.

pub mod admission;
pub mod alternatives;
pub mod api_key;
pub mod authorization;
pub mod bearer;
pub mod body;
pub mod cookies;
pub mod decode;
pub mod decode_error;
pub mod dispatch;
pub mod encode;
pub mod escape;
pub mod layers;
pub mod limits;
pub mod operation_list;
pub mod parameter;
pub mod path;
pub mod peer_address;
pub mod problem;
pub mod query;
pub mod reader;
pub mod rejection;
pub mod response;
pub mod router;
pub mod segment_key;
pub mod tolerance;
pub mod violation;
