// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The responses that operations share.

mod too_many_requests;
mod service_unavailable;

pub use too_many_requests::{TooManyRequests, TooManyRequestsRequired};
pub use service_unavailable::{ServiceUnavailable, ServiceUnavailableRequired};
