// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The headers of responses that operations share.

pub(crate) mod too_many_requests;
pub(crate) mod service_unavailable;

pub use self::service_unavailable::*;
pub use self::too_many_requests::*;
