// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

pub(crate) mod pet_arrived;
pub(crate) mod closing;
pub(crate) mod subscribe_on_data;

/// The webhooks and callbacks of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `POST`, the webhook `newPet`
    PetArrived,
    /// `GET`, the webhook `closing`
    Closing,
    /// `POST`, the callback `onData` of `subscribe`, to
    /// `{$request.query.callbackUrl}/data`
    SubscribeOnData,
}

impl Webhook {
    /// All webhooks and callbacks.
    pub const ALL: &'static [Self] = &[
        Self::PetArrived,
        Self::Closing,
        Self::SubscribeOnData,
    ];

    /// Returns the `operationId`, or a generated name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PetArrived => "petArrived",
            Self::Closing => "closing",
            Self::SubscribeOnData => "subscribe_on_data",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::PetArrived => Method::POST,
            Self::Closing => Method::GET,
            Self::SubscribeOnData => Method::POST,
        }
    }
}

pub use self::closing::*;
pub use self::pet_arrived::*;
pub use self::subscribe_on_data::*;
