// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! Shelter, version 1.0.0: webhooks and callbacks.
//!
//! Build a [`Sender`], create the [`WebhookEndpoint`] of a URL with [`Sender::to`]
//! and a [`Call`] with one of its methods, and send it with [`Call::send`].
//!
//! | webhook | method | |
//! | --- | --- | --- |
//! | `petArrived` | `POST`, the webhook `newPet` | A pet arrived. |
//! | `closing` | `GET`, the webhook `closing` |  |
//! | `subscribe_on_data` | `POST`, the callback `onData` of `subscribe`, to `{$request.query.callbackUrl}/data` | New data are there. |

mod sender;
mod operations;

pub use crate::runtime::body::Body;
pub use crate::runtime::client::builder::BuildError;
pub use crate::runtime::client::call::Operation;
pub use crate::runtime::client::credential::Secret;
pub use crate::runtime::client::credential_provider::{
    CredentialFuture, CredentialProvider, Lease,
};
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
pub use crate::runtime::client::unknown_fields::UnknownField;
pub use crate::runtime::client::webhook_endpoint::InvalidEndpointUrl;
pub use operations::*;
pub use sender::{Sender, SenderBuilder, WebhookEndpoint};
