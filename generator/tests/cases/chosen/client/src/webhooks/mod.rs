// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! Pets and their keepers, version 1.0.0: what the API sends.
//!
//! Implement [`Receive`] and what it builds on, and mount the services of
//! [`Receiver`] where the API is told to send: verification, decoding, validation
//! and encoding are done here.
//!
//! | hook | method | |
//! | --- | --- | --- |
//! | `pet_found` | `POST`, the webhook `petFound` |  |

mod api;
mod gate;
mod hooks;
mod operations;
mod receiver;

pub use api::Receive;
pub use crate::runtime::body::{Body, BoxError};
pub use crate::runtime::violation::{Place, Violation};
pub use crate::runtime::webhooks::admission::Refusal;
pub use crate::runtime::webhooks::rejection::Rejection;
pub use hooks::Verify;
pub use operations::Hook;
pub use operations::pet_found::{PetFoundFailure, PetFoundRequest, PetFoundResponse};
pub use receiver::{HookService, Receiver};
