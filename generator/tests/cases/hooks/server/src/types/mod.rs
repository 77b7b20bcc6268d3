// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod addressee;
pub(crate) mod both;
pub(crate) mod color;
pub(crate) mod error_a;
pub(crate) mod receiver;
pub(crate) mod sender;
pub(crate) mod verify_type;
pub(crate) mod verify_operation_body_parts;
pub(crate) mod both_request;

#[cfg(feature = "webhooks")]
pub(crate) mod error_b;
#[cfg(feature = "webhooks")]
pub(crate) mod hook;
#[cfg(feature = "webhooks")]
pub(crate) mod receive_type;
#[cfg(feature = "webhooks")]
pub(crate) mod shared_call_body;
#[cfg(feature = "webhooks")]
pub(crate) mod to_body_form;
#[cfg(feature = "webhooks")]
pub(crate) mod to_body_form_o;
#[cfg(feature = "webhooks")]
pub(crate) mod twice_body;
#[cfg(feature = "webhooks")]
pub(crate) mod verify_operation_api;
#[cfg(feature = "webhooks")]
pub(crate) mod verify_operation_deep;
#[cfg(feature = "webhooks")]
pub(crate) mod verify_operation_body_fields;

pub use addressee::Addressee;
pub use both::{Both, BothRequired, BothMissing};
pub use color::Color;
pub use error_a::{ErrorA, ErrorARequired};
pub use receiver::Receiver;
pub use sender::Sender;
pub use verify_type::VerifyType;
pub use verify_operation_body_parts::{
    VerifyOperationBodyParts, VerifyOperationBodyPartsRequired,
};
pub use both_request::{BothRequest, BothRequestRequired};
#[cfg(feature = "webhooks")]
pub use error_b::{ErrorB, ErrorBRequired};
#[cfg(feature = "webhooks")]
pub use hook::{Hook, HookRequired};
#[cfg(feature = "webhooks")]
pub use receive_type::{ReceiveType, ReceiveTypeRequired};
#[cfg(feature = "webhooks")]
pub use shared_call_body::SharedCallBody;
#[cfg(feature = "webhooks")]
pub use to_body_form::{ToBodyForm, ToBodyFormRequired};
#[cfg(feature = "webhooks")]
pub use to_body_form_o::ToBodyFormO;
#[cfg(feature = "webhooks")]
pub use twice_body::TwiceBody;
#[cfg(feature = "webhooks")]
pub use verify_operation_api::VerifyOperationApi;
#[cfg(feature = "webhooks")]
pub use verify_operation_deep::VerifyOperationDeep;
#[cfg(feature = "webhooks")]
pub use verify_operation_body_fields::VerifyOperationBodyFields;
