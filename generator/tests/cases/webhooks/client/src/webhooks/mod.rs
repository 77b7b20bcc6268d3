// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! Shelter, version 1.0.0: webhooks and callbacks.
//!
//! Implement [`Receive`] and its supertraits, and mount the services of
//! [`Receiver`] at the URLs that the API calls. This module does the verification,
//! decoding, validation and encoding.
//!
//! | webhook | method | |
//! | --- | --- | --- |
//! | `petArrived` | `POST`, the webhook `newPet` | A pet arrived. |
//! | `closing` | `GET`, the webhook `closing` |  |
//! | `subscribe_on_data` | `POST`, the callback `onData` of `subscribe`, to `{$request.query.callbackUrl}/data` | New data are there. |

mod api;
mod failures;
mod pipeline;
mod receiver;
mod statuses;
mod traits;
pub mod rejection;
mod operations;

pub use api::Receive;
pub use crate::runtime::body::{Body, BoxError};
pub use crate::runtime::server::bearer::BearerToken;
pub use crate::runtime::server::rejection::Rejection;
pub use crate::runtime::violation::{Place, Violation};
pub use failures::*;
pub use operations::*;
pub use receiver::{Receiver, WebhookService};
pub use statuses::*;
pub use traits::{Authenticate, Reject, Verify};
