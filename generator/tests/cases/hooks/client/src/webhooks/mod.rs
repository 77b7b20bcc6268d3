// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Hooks, version 1.0.0: webhooks and callbacks.
//!
//! Implement [`Receive`] and its supertraits, and mount the services of
//! [`Receiver`] at the URLs that the API calls. This module does the verification,
//! decoding, validation and encoding.
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

mod api;
mod bodies;
mod operations;
mod pipeline;
mod receiver;
mod responses;
mod traits;

pub use api::Receive;
pub use bodies::*;
pub use crate::runtime::body::{Body, BoxError};
pub use crate::runtime::byte_stream::{ByteStream, ByteStreamError};
pub use crate::runtime::media::Media;
pub use crate::runtime::upload::{FilePart, Upload};
pub use crate::runtime::violation::{Place, Violation};
pub use crate::runtime::webhooks::admission::Refusal;
pub use crate::runtime::webhooks::api_key::ApiKeyCredential;
pub use crate::runtime::webhooks::basic::BasicCredential;
pub use crate::runtime::webhooks::rejection::Rejection;
pub use crate::runtime::webhooks::values::Values;
pub use operations::*;
pub use receiver::{Receiver, WebhookService};
pub use responses::*;
pub use traits::{Authenticate, Reject, Verify};
