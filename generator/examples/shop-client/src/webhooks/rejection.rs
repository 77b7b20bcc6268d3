// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Rejected requests and internal errors.

use crate::runtime::server::rejected_request;
use crate::webhooks::operations::Webhook;

/// A rejected request.
pub type RejectedRequest<'a> = rejected_request::RejectedRequest<'a, Webhook>;

/// An internal error, as an observer receives it.
pub type ObservedError<'a> = rejected_request::ObservedError<'a, Webhook>;

pub use crate::runtime::expected::{Types, Values};
pub use crate::runtime::reason::{Limit, ViolationKind};
pub use crate::runtime::server::cause::Cause;
pub use crate::runtime::server::credential_error::{CredentialError, CredentialProblem};
