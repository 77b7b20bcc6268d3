// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_things;
pub(crate) mod add_thing;
pub(crate) mod send_form;
pub(crate) mod send_parts;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListThings,
        Self::AddThing,
        Self::SendForm,
        Self::SendParts,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListThings => "listThings",
            Self::AddThing => "addThing",
            Self::SendForm => "sendForm",
            Self::SendParts => "sendParts",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListThings => Method::GET,
            Self::AddThing => Method::POST,
            Self::SendForm => Method::POST,
            Self::SendParts => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListThings => "/v1/things",
            Self::AddThing => "/v1/things",
            Self::SendForm => "/v1/forms",
            Self::SendParts => "/v1/parts",
        }
    }
}

pub use self::add_thing::*;
pub use self::list_things::*;
pub use self::send_form::*;
pub use self::send_parts::*;
