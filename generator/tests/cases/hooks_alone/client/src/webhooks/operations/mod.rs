// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

pub(crate) mod pet_arrived;
pub(crate) mod pet_left;
pub(crate) mod measured;
pub(crate) mod moved;

/// The webhooks and callbacks of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `POST`, the webhook `petArrived`
    PetArrived,
    /// `POST`, the webhook `petLeft`
    PetLeft,
    /// `POST`, the webhook `measured`
    Measured,
    /// `POST`, the webhook `moved`
    Moved,
}

impl Webhook {
    /// All webhooks and callbacks.
    pub const ALL: &'static [Self] = &[
        Self::PetArrived,
        Self::PetLeft,
        Self::Measured,
        Self::Moved,
    ];

    /// Returns the `operationId`, or a generated name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PetArrived => "pet_arrived",
            Self::PetLeft => "pet_left",
            Self::Measured => "measured",
            Self::Moved => "moved",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::PetArrived => Method::POST,
            Self::PetLeft => Method::POST,
            Self::Measured => Method::POST,
            Self::Moved => Method::POST,
        }
    }
}

pub use self::measured::*;
pub use self::moved::*;
pub use self::pet_arrived::*;
pub use self::pet_left::*;
