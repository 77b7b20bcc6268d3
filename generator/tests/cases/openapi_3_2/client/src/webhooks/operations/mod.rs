// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use crate::runtime::extension_method::extension_method;
use crate::runtime::webhooks::operation_list;

pub(crate) mod moved;

/// The webhooks and callbacks of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `MOVE`, the webhook `moved`
    Moved,
}

operation_list::implement! {
    Webhook {
        Moved: extension_method("MOVE"), "moved";
    }
}

pub use self::moved::*;
