// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

use crate::runtime::webhooks::operation_list;

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

operation_list::implement! {
    Webhook {
        PetArrived: Method::POST, "pet_arrived";
        PetLeft: Method::POST, "pet_left";
        Measured: Method::POST, "measured";
        Moved: Method::POST, "moved";
    }
}

pub use self::measured::*;
pub use self::moved::*;
pub use self::pet_arrived::*;
pub use self::pet_left::*;
