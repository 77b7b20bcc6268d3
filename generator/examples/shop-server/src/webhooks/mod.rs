// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Shop, version 1.0.0: webhooks and callbacks.
//!
//! Build a [`Sender`], create the [`WebhookEndpoint`] of a URL with [`Sender::to`]
//! and a [`Call`] with one of its methods, and send it with [`Call::send`].
//!
//! | webhook | method | |
//! | --- | --- | --- |
//! | `orderShipped` | `POST`, the webhook `orderShipped` | An order was shipped. |

mod sender;
mod operations;

pub use crate::runtime::body::Body;
pub use crate::runtime::client::builder::BuildError;
pub use crate::runtime::client::call::Operation;
pub use crate::runtime::client::deviation::Deviation;
pub use crate::runtime::client::failure::{
    Documented, Failure, InvalidRequest, Malformed, RequestViolation, TransportError,
};
pub use crate::runtime::client::operation_info::OperationInfo;
pub use crate::runtime::client::raw_response::RawResponse;
pub use crate::runtime::client::redirects::RedirectPolicy;
pub use crate::runtime::client::reply::Reply;
pub use crate::runtime::client::retry::RetryPolicy;
pub use crate::runtime::client::transport::{ResponseFuture, Transport, TransportService};
#[cfg(feature = "reqwest")]
pub use crate::runtime::client::transport::ReqwestTransport;
pub use crate::runtime::client::webhook_endpoint::InvalidEndpointUrl;
pub use operations::*;
pub use sender::{Sender, SenderBuilder, WebhookEndpoint};
