// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Support code for webhooks and callbacks.

pub mod body_source;
pub mod builder;
pub mod call;
pub mod credential;
pub mod credential_provider;
pub mod documented;
pub mod exchange;
pub mod failure;
pub mod header;
pub mod raw_response;
pub mod reply;
pub mod request;
pub mod request_url;
pub mod retry;
pub mod timer;
pub mod timer_in_browser;
pub mod transport;
pub mod transport_by_fetch;
pub mod transport_by_reqwest;
pub mod transport_stack;
pub mod unix_socket;
pub mod url_cache;
pub mod webhook_endpoint;
pub mod wire;

pub use super::{body, decode, decode_error, encode};
