// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

use crate::runtime::webhooks::operation_list;

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

operation_list::implement! {
    Webhook {
        PetArrived: Method::POST, "petArrived";
        Closing: Method::GET, "closing";
        SubscribeOnData: Method::POST, "subscribe_on_data";
    }
}

pub use self::closing::*;
pub use self::pet_arrived::*;
pub use self::subscribe_on_data::*;
