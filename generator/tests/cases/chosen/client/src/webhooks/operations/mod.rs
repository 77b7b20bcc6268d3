// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

use crate::runtime::webhooks::operation_list;

pub(crate) mod pet_found;

/// The webhooks and callbacks of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `POST`, the webhook `petFound`
    PetFound,
}

operation_list::implement! {
    Webhook {
        PetFound: Method::POST, "pet_found";
    }
}

pub use self::pet_found::*;
