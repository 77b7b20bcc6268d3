// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Hooks, version 1.0.0: the server.
//!
//! Implement [`Api`] and what it builds on, and serve the implementation with
//! [`Server`]: routing, credentials, decoding, validation and encoding are done
//! here.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `makeA` | `POST /a` |  |
//! | `post_b` | `POST /b` |  |
//!
//! What the API itself sends, webhooks and callbacks, is sent by the module
//! `webhooks`, which is there by the feature of that name.

mod api;
mod gate;
mod hooks;
mod operations;
mod router;
mod server;
mod types;

#[doc(hidden)]
pub mod runtime;

#[cfg(feature = "webhooks")]
pub mod webhooks;

pub use api::Api;
pub use hooks::{Admit, Authenticate, CommonHeaders, Reject};
pub use operations::Operation;
pub use operations::make_a::{MakeAFailure, MakeARequest, MakeAResponse};
pub use operations::post_b::{PostBFailure, PostBRequest, PostBResponse};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::api_key::ApiKeyCredential;
pub use runtime::body::{Body, BoxError};
pub use runtime::integer_enum::{IntegerEnum, UnknownInteger};
pub use runtime::layers::Handling;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use types::{
    AddresseeType, Both, BothMissing, BothRequest, BothRequestRequired, BothRequired,
    Color, ErrorA, ErrorARequired, Receiver, Sender, VerifyOperationBodyParts,
    VerifyOperationBodyPartsRequired, VerifyType,
};
#[cfg(feature = "webhooks")]
pub use types::{
    ErrorB, ErrorBRequired, HookType, HookTypeRequired, ReceiveType, ReceiveTypeRequired,
    SharedCallBody, ToBodyForm, ToBodyFormO, ToBodyFormRequired, TwiceBody,
    VerifyOperationApi, VerifyOperationBodyFields, VerifyOperationDeep,
};
