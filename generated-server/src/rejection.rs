// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Rejected requests and internal errors.

use crate::operations::Operation;
use crate::runtime::server::rejected_request;

/// A rejected request.
pub type RejectedRequest<'a> = rejected_request::RejectedRequest<'a, Operation>;

/// An internal error, as an observer receives it.
pub type ObservedError<'a> = rejected_request::ObservedError<'a, Operation>;

pub use crate::runtime::expected::{Types, Values};
pub use crate::runtime::reason::{Limit, ViolationKind};
pub use crate::runtime::server::cause::Cause;
pub use crate::runtime::server::credential_error::{CredentialError, CredentialProblem};
