// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! Shelter, version 1.0.0: what the API sends.
//!
//! Implement [`Receive`] and what it builds on, and mount the services of
//! [`Receiver`] where the API is told to send: verification, decoding, validation
//! and encoding are done here.
//!
//! | hook | method | |
//! | --- | --- | --- |
//! | `petArrived` | `POST`, the webhook `newPet` | A pet arrived. |
//! | `closing` | `GET`, the webhook `closing` |  |
//! | `subscribe_on_data` | `POST`, the callback `onData` of `subscribe`, to `{$request.query.callbackUrl}/data` | New data are there. |

mod api;
mod gate;
mod hooks;
mod operations;
mod receiver;

pub use api::Receive;
pub use crate::runtime::body::{Body, BoxError};
pub use crate::runtime::violation::{Place, Violation};
pub use crate::runtime::webhooks::admission::Refusal;
pub use crate::runtime::webhooks::bearer::BearerToken;
pub use crate::runtime::webhooks::rejection::Rejection;
pub use hooks::{Authenticate, Reject, Verify};
pub use operations::Hook;
pub use operations::closing::{
    ClosingFailure, ClosingRequest, ClosingRequestRequired, ClosingResponse,
};
pub use operations::pet_arrived::{
    PetArrivedFailure, PetArrivedRequest, PetArrivedRequestRequired, PetArrivedResponse,
};
pub use operations::subscribe_on_data::{
    SubscribeOnDataFailure, SubscribeOnDataRequest, SubscribeOnDataRequestRequired,
    SubscribeOnDataResponse,
};
pub use receiver::{HookService, Receiver};
