// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

use crate::runtime::extension_method::extension_method;

pub(crate) mod moved;

/// The webhooks and callbacks of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `MOVE`, the webhook `moved`
    Moved,
}

impl Webhook {
    /// All webhooks and callbacks.
    pub const ALL: &'static [Self] = &[Self::Moved];

    /// Returns the `operationId`, or a generated name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Moved => "moved",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::Moved => extension_method("MOVE"),
        }
    }
}

pub use self::moved::*;
