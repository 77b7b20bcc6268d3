// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! Hooks alone, version 1.0.0: what the API sends.
//!
//! Implement [`Receive`] and what it builds on, and mount the services of
//! [`Receiver`] where the API is told to send: verification, decoding, validation
//! and encoding are done here.
//!
//! | hook | method | |
//! | --- | --- | --- |
//! | `pet_arrived` | `POST`, the webhook `petArrived` |  |
//! | `pet_left` | `POST`, the webhook `petLeft` |  |
//! | `measured` | `POST`, the webhook `measured` |  |
//! | `moved` | `POST`, the webhook `moved` |  |

mod api;
mod gate;
mod hooks;
mod operations;
mod receiver;

pub use api::Receive;
pub use crate::runtime::body::{Body, BoxError};
pub use crate::runtime::byte_stream::{ByteStream, ByteStreamError};
pub use crate::runtime::violation::{Place, Violation};
pub use crate::runtime::webhooks::admission::Refusal;
pub use crate::runtime::webhooks::rejection::Rejection;
pub use crate::runtime::webhooks::request_values::{
    InvalidValue, RequestValueError, RequestValues,
};
pub use hooks::Verify;
pub use operations::Hook;
pub use operations::measured::{
    MeasuredFailure, MeasuredRequest, MeasuredRequestRequired, MeasuredResponse,
};
pub use operations::moved::{
    MovedFailure, MovedRequest, MovedRequestRequired, MovedResponse,
};
pub use operations::pet_arrived::{
    PetArrivedFailure, PetArrivedRequest, PetArrivedRequestRequired, PetArrivedResponse,
};
pub use operations::pet_left::{
    PetLeftFailure, PetLeftRequest, PetLeftRequestRequired, PetLeftResponse,
};
pub use receiver::{HookService, Receiver};
