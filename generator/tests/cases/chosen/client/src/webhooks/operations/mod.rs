// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The hooks, one module each.

use http::Method;

pub(crate) mod pet_found;

/// The hooks of the description: what the API sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `POST`, the webhook `petFound`.
    PetFound,
}

impl Webhook {
    /// Every hook.
    pub const ALL: &'static [Self] = &[Self::PetFound];

    /// Its `operationId`, or what it is called without one.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PetFound => "pet_found",
        }
    }

    /// The method that it is sent by.
    pub const fn method(self) -> Method {
        match self {
            Self::PetFound => Method::POST,
        }
    }
}
