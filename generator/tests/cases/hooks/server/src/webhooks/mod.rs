// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Hooks, version 1.0.0: webhooks and callbacks.
//!
//! Build a [`Sender`], create the [`WebhookEndpoint`] of a URL with [`Sender::to`]
//! and a [`Call`] with one of its methods, and send it with [`Call::send`].
//!
//! | webhook | method | |
//! | --- | --- | --- |
//! | `to` | `POST`, the webhook `to` |  (deprecated) |
//! | `get_verify` | `GET`, the webhook `verify` |  |
//! | `verify` | `PUT`, the webhook `verify` |  |
//! | `head_verify` | `HEAD`, the webhook `verify` |  |
//! | `receive` | `POST`, the webhook `receive` |  |
//! | `media` | `POST`, the webhook `media` |  |
//! | `stream` | `POST`, the webhook `stream` |  |
//! | `moved` | `POST`, the webhook `moved` |  |
//! | `twice` | `POST`, the webhook `twice-a` |  |
//! | `twice_b` | `POST`, the webhook `twice-b` |  |
//! | `sharedCall` | `POST`, the callback `shared` of `makeA` and `POST /b`, to `{$request.body#/url}` |  |
//! | `make_a_post_to_fixed` | `POST`, the callback `toFixed` of `makeA`, to `https://fixed.example/x\|y` |  |
//! | `make_a_delete_to_fixed` | `DELETE`, the callback `toFixed` of `makeA`, to `https://fixed.example/x\|y` |  |

mod operations;
mod responses;
mod sender;

pub use crate::runtime::body::Body;
pub use crate::runtime::byte_stream::{ByteStream, ByteStreamError};
pub use crate::runtime::media::Media;
pub use crate::runtime::upload::{FilePart, Upload};
pub use crate::runtime::webhooks::basic::BasicCredential;
pub use crate::runtime::webhooks::builder::BuildError;
pub use crate::runtime::webhooks::call::{Call, Operation};
pub use crate::runtime::webhooks::credential::Secret;
pub use crate::runtime::webhooks::credential_provider::{
    CredentialFuture, CredentialProvider, Lease,
};
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
pub use crate::runtime::webhooks::unknown_fields::UnknownField;
pub use crate::runtime::webhooks::values::{MalformedValue, StreamError, Values};
pub use crate::runtime::webhooks::webhook_endpoint::InvalidEndpointUrl;
pub use operations::*;
pub use responses::*;
pub use sender::{Sender, SenderBuilder, WebhookEndpoint};
