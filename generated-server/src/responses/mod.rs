// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The responses that operations share.

mod too_many_requests;
mod service_unavailable;

pub use self::service_unavailable::*;
pub use self::too_many_requests::*;
