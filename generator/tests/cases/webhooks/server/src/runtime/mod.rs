// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! Support code, identical in all generated crates.

pub mod admission;
pub mod api_key;
pub mod body;
pub mod cookies;
pub mod decode;
pub mod decode_error;
pub mod encode;
pub mod escape;
pub mod into_optional;
pub mod layers;
pub mod limits;
pub mod parameter;
pub mod path;
pub mod peer_address;
pub mod problem;
pub mod query;
pub mod reader;
pub mod record;
pub mod rejection;
pub mod response;
pub mod router;
pub mod segment_key;
pub mod text_format;
pub mod tolerance;
pub mod uri;
pub mod violation;

#[cfg(feature = "webhooks")]
pub mod date;
#[cfg(feature = "webhooks")]
pub mod json;
#[cfg(feature = "webhooks")]
pub mod json_format;
#[cfg(feature = "webhooks")]
pub mod object;
#[cfg(feature = "webhooks")]
pub mod rfc3339;
#[cfg(feature = "webhooks")]
pub mod slot;
#[cfg(feature = "webhooks")]
pub mod text_enum;
#[cfg(feature = "webhooks")]
pub mod transcode;
#[cfg(feature = "webhooks")]
pub mod webhooks;
