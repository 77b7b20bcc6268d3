// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! Identical types, version 1: webhooks and callbacks.
//!
//! Implement [`Receive`] and its supertraits, and mount the services of
//! [`Receiver`] at the URLs that the API calls. This module does the verification,
//! decoding, validation and encoding.
//!
//! | webhook | method | |
//! | --- | --- | --- |
//! | `order_failed` | `POST`, the webhook `orderFailed` |  |

mod api;
mod operations;
mod pipeline;
mod receiver;
mod traits;

pub use api::Receive;
pub use crate::runtime::body::{Body, BoxError};
pub use crate::runtime::violation::{Place, Violation};
pub use crate::runtime::webhooks::admission::Refusal;
pub use crate::runtime::webhooks::rejection::Rejection;
pub use operations::*;
pub use receiver::{Receiver, WebhookService};
pub use traits::Verify;
