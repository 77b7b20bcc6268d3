// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Shop, version 1.0.0: webhooks and callbacks.
//!
//! Implement [`Receive`] and its supertraits, and mount the services of
//! [`Receiver`] at the URLs that the API calls. This module does the verification,
//! decoding, validation and encoding.
//!
//! | webhook | method | |
//! | --- | --- | --- |
//! | `orderShipped` | `POST`, the webhook `orderShipped` | An order was shipped. |

mod api;
mod pipeline;
mod receiver;
mod traits;
pub mod rejection;
mod operations;

pub use api::Receive;
pub use crate::runtime::body::{Body, BoxError};
pub use crate::runtime::server::rejection::Rejection;
pub use crate::runtime::violation::{Place, Violation};
pub use operations::*;
pub use receiver::{Receiver, WebhookService};
pub use traits::Verify;
