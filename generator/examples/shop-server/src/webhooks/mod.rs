// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Shop, version 1.0.0: webhooks and callbacks.
//!
//! Build a [`Sender`], create the [`WebhookEndpoint`] of a URL with [`Sender::to`]
//! and a [`Call`] with one of its methods, and send it with [`Call::send`].
//!
//! | webhook | method | |
//! | --- | --- | --- |
//! | `orderShipped` | `POST`, the webhook `orderShipped` | An order was shipped. |

mod operations;
mod sender;

pub use crate::runtime::body::Body;
pub use crate::runtime::webhooks::builder::BuildError;
pub use crate::runtime::webhooks::call::{Call, Operation};
pub use crate::runtime::webhooks::failure::{
    Deviation, Documented, Failure, InvalidRequest, Malformed, RequestViolation,
    TransportError,
};
pub use crate::runtime::webhooks::raw_response::RawResponse;
pub use crate::runtime::webhooks::reply::Reply;
pub use crate::runtime::webhooks::retry::RetryPolicy;
pub use crate::runtime::webhooks::transport::{
    ResponseFuture, Transport, TransportService,
};
#[cfg(feature = "reqwest")]
pub use crate::runtime::webhooks::transport::ReqwestTransport;
pub use crate::runtime::webhooks::webhook_endpoint::InvalidEndpointUrl;
pub use operations::*;
pub use sender::{Sender, SenderBuilder, WebhookEndpoint};
