// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! Support code, identical in all generated crates.

pub mod blocking;
pub mod body;
pub mod body_source;
pub mod builder;
pub mod call;
pub mod credential;
pub mod credential_provider;
pub mod decode;
pub mod decode_error;
pub mod encode;
pub mod escape;
pub mod exchange;
pub mod failure;
pub mod header;
pub mod json;
pub mod mock;
pub mod object;
pub mod raw_response;
pub mod reader;
pub mod reply;
pub mod request;
pub mod request_url;
pub mod retry;
pub mod slot;
pub mod text_enum;
pub mod timer;
pub mod timer_in_browser;
pub mod tolerance;
pub mod transcode;
pub mod transport;
pub mod transport_by_fetch;
pub mod transport_by_reqwest;
pub mod transport_stack;
pub mod url_cache;
pub mod wire;
