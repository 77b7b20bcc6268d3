// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_things;
pub(crate) mod add_thing;
pub(crate) mod send_form;
pub(crate) mod send_parts;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /v1/things`
    ListThings,
    /// `POST /v1/things`
    AddThing,
    /// `POST /v1/forms`
    SendForm,
    /// `POST /v1/parts`
    SendParts,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListThings: Method::GET, "/v1/things", "listThings";
        AddThing: Method::POST, "/v1/things", "addThing";
        SendForm: Method::POST, "/v1/forms", "sendForm";
        SendParts: Method::POST, "/v1/parts", "sendParts";
    }
}

pub use self::add_thing::*;
pub use self::list_things::*;
pub use self::send_form::*;
pub use self::send_parts::*;
