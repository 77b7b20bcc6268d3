// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod basic;
pub mod body_source;
pub mod builder;
pub mod byte_body;
pub mod call;
pub mod content_type;
pub mod credential;
pub mod credential_provider;
pub mod documented;
pub mod exchange;
pub mod failure;
pub mod form;
pub mod header;
pub mod media_body;
pub mod multipart;
pub mod random;
pub mod raw_response;
pub mod reply;
pub mod request;
pub mod request_url;
pub mod retry;
pub mod structured;
pub mod styled;
pub mod timer;
pub mod timer_in_browser;
pub mod transport;
pub mod transport_by_fetch;
pub mod transport_by_reqwest;
pub mod transport_stack;
pub mod unix_socket;
pub mod unknown_fields;
pub mod url_cache;
pub mod value_reader;
pub mod values;
pub mod webhook_endpoint;
pub mod wire;

pub use super::{
    body, byte_stream, decode, decode_error, encode, field_style, framing, media,
    media_type, node, parameter_style, reader, upload,
};
