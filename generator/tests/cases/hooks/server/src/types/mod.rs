// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod color;
pub(crate) mod both;
pub(crate) mod hook_type;
pub(crate) mod receive_type;
pub(crate) mod verify_type;
pub(crate) mod sender;
pub(crate) mod addressee_type;
pub(crate) mod receiver;
pub(crate) mod error_a;
pub(crate) mod error_b;
pub(crate) mod to_body_form;
pub(crate) mod to_body_form_o;
pub(crate) mod verify_operation_deep;
pub(crate) mod verify_operation_api;
pub(crate) mod verify_operation_body_parts;
pub(crate) mod verify_operation_body_fields;
pub(crate) mod twice_body;
pub(crate) mod shared_call_body;
pub(crate) mod both_request;

pub use color::Color;
pub use both::{Both, BothRequired, BothMissing};
pub use hook_type::{HookType, HookTypeRequired};
pub use receive_type::{ReceiveType, ReceiveTypeRequired};
pub use verify_type::VerifyType;
pub use sender::Sender;
pub use addressee_type::AddresseeType;
pub use receiver::Receiver;
pub use error_a::{ErrorA, ErrorARequired};
pub use error_b::{ErrorB, ErrorBRequired};
pub use to_body_form::{ToBodyForm, ToBodyFormRequired};
pub use to_body_form_o::ToBodyFormO;
pub use verify_operation_deep::VerifyOperationDeep;
pub use verify_operation_api::VerifyOperationApi;
pub use verify_operation_body_parts::{
    VerifyOperationBodyParts, VerifyOperationBodyPartsRequired,
};
pub use verify_operation_body_fields::VerifyOperationBodyFields;
pub use twice_body::TwiceBody;
pub use shared_call_body::SharedCallBody;
pub use both_request::{BothRequest, BothRequestRequired};
