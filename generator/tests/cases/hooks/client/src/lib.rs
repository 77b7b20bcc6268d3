// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Hooks, version 1.0.0: the client.
//!
//! Build a [`Client`], and make its calls: each is described by a method and made
//! by [`Call::send`].
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `makeA` | `POST /a` |  |
//! | `post_b` | `POST /b` |  |
//!
//! The command line `hooks`, which has a command for each operation, is there by
//! the feature `cli`.
//!
//! What the API itself sends, webhooks and callbacks, is received by the module
//! `webhooks`, which is there by the feature of that name.

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub mod cli;

mod client;
mod operations;

#[cfg(feature = "webhooks")]
mod patterns;

mod types;

#[doc(hidden)]
pub mod runtime;

#[cfg(feature = "webhooks")]
pub mod webhooks;

pub use client::{Client, ClientBuilder, Environment};
pub use operations::make_a::{MakeA, MakeAFailure, MakeAHeaders};
pub use operations::post_b::{PostB, PostBFailure, PostBHeaders};
#[cfg(feature = "mock")]
pub use runtime::mock::{Mock, MockRequest};
#[cfg(feature = "reqwest")]
pub use runtime::transport::ReqwestTransport;
pub use runtime::address::InvalidBaseUrl;
pub use runtime::body::Body;
pub use runtime::builder::BuildError;
pub use runtime::call::Call;
pub use runtime::credential::Secret;
pub use runtime::failure::{
    BrokenRule, Failure, InvalidRequest, Malformed, TransportError,
};
pub use runtime::integer_enum::{IntegerEnum, UnknownInteger};
pub use runtime::provider::{Lease, Provide, Providing};
pub use runtime::received::Received;
pub use runtime::reply::Reply;
pub use runtime::retry::RetryPolicy;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::transport::{Sending, Transport, TransportService};
pub use types::{
    AddresseeType, Both, BothRequest, BothRequestRequired, BothRequired, Color, ErrorA,
    ErrorARequired, Receiver, Sender, VerifyOperationBodyParts,
    VerifyOperationBodyPartsRequired, VerifyType,
};
#[cfg(feature = "webhooks")]
pub use types::{
    ErrorB, ErrorBRequired, HookType, HookTypeRequired, ReceiveType, ReceiveTypeRequired,
    SharedCallBody, ToBodyForm, ToBodyFormO, ToBodyFormRequired, TwiceBody,
    VerifyOperationApi, VerifyOperationBodyFields, VerifyOperationDeep,
};
