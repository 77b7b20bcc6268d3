// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The headers of responses that operations share.

mod too_many_requests;
mod service_unavailable;

pub use too_many_requests::TooManyRequestsHeaders;
pub use service_unavailable::ServiceUnavailableHeaders;
