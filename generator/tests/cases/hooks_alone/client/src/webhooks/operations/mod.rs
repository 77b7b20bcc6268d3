// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! The hooks, one module each.

use http::Method;

pub(crate) mod pet_arrived;
pub(crate) mod pet_left;
pub(crate) mod measured;
pub(crate) mod moved;

/// The hooks of the description: what the API sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `POST`, the webhook `petArrived`.
    PetArrived,
    /// `POST`, the webhook `petLeft`.
    PetLeft,
    /// `POST`, the webhook `measured`.
    Measured,
    /// `POST`, the webhook `moved`.
    Moved,
}

impl Webhook {
    /// Every hook.
    pub const ALL: &'static [Self] = &[
        Self::PetArrived,
        Self::PetLeft,
        Self::Measured,
        Self::Moved,
    ];

    /// Its `operationId`, or what it is called without one.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PetArrived => "pet_arrived",
            Self::PetLeft => "pet_left",
            Self::Measured => "measured",
            Self::Moved => "moved",
        }
    }

    /// The method that it is sent by.
    pub const fn method(self) -> Method {
        match self {
            Self::PetArrived => Method::POST,
            Self::PetLeft => Method::POST,
            Self::Measured => Method::POST,
            Self::Moved => Method::POST,
        }
    }
}
