// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

pub(crate) mod pet_found;

/// The webhooks and callbacks of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `POST`, the webhook `petFound`
    PetFound,
}

impl Webhook {
    /// All webhooks and callbacks.
    pub const ALL: &'static [Self] = &[Self::PetFound];

    /// Returns the `operationId`, or a generated name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PetFound => "pet_found",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::PetFound => Method::POST,
        }
    }
}

pub use self::pet_found::*;
