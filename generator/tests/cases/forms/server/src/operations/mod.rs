// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod put_order;
pub(crate) mod add_order;
pub(crate) mod change_order;
pub(crate) mod search;
pub(crate) mod put_photo;
pub(crate) mod add_photo;
pub(crate) mod change_photo;
pub(crate) mod put_note;
pub(crate) mod add_note;
pub(crate) mod put_open;
pub(crate) mod add_open;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `PUT /orders`
    PutOrder,
    /// `POST /orders`
    AddOrder,
    /// `PATCH /orders`
    ChangeOrder,
    /// `POST /search`
    Search,
    /// `PUT /photos`
    PutPhoto,
    /// `POST /photos`
    AddPhoto,
    /// `PATCH /photos`
    ChangePhoto,
    /// `PUT /notes`
    PutNote,
    /// `POST /notes`
    AddNote,
    /// `PUT /open`
    PutOpen,
    /// `POST /open`
    AddOpen,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::PutOrder,
        Self::AddOrder,
        Self::ChangeOrder,
        Self::Search,
        Self::PutPhoto,
        Self::AddPhoto,
        Self::ChangePhoto,
        Self::PutNote,
        Self::AddNote,
        Self::PutOpen,
        Self::AddOpen,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PutOrder => "putOrder",
            Self::AddOrder => "addOrder",
            Self::ChangeOrder => "changeOrder",
            Self::Search => "search",
            Self::PutPhoto => "putPhoto",
            Self::AddPhoto => "addPhoto",
            Self::ChangePhoto => "changePhoto",
            Self::PutNote => "putNote",
            Self::AddNote => "addNote",
            Self::PutOpen => "putOpen",
            Self::AddOpen => "addOpen",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::PutOrder => Method::PUT,
            Self::AddOrder => Method::POST,
            Self::ChangeOrder => Method::PATCH,
            Self::Search => Method::POST,
            Self::PutPhoto => Method::PUT,
            Self::AddPhoto => Method::POST,
            Self::ChangePhoto => Method::PATCH,
            Self::PutNote => Method::PUT,
            Self::AddNote => Method::POST,
            Self::PutOpen => Method::PUT,
            Self::AddOpen => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::PutOrder => "/orders",
            Self::AddOrder => "/orders",
            Self::ChangeOrder => "/orders",
            Self::Search => "/search",
            Self::PutPhoto => "/photos",
            Self::AddPhoto => "/photos",
            Self::ChangePhoto => "/photos",
            Self::PutNote => "/notes",
            Self::AddNote => "/notes",
            Self::PutOpen => "/open",
            Self::AddOpen => "/open",
        }
    }
}

pub use self::add_note::*;
pub use self::add_open::*;
pub use self::add_order::*;
pub use self::add_photo::*;
pub use self::change_order::*;
pub use self::change_photo::*;
pub use self::put_note::*;
pub use self::put_open::*;
pub use self::put_order::*;
pub use self::put_photo::*;
pub use self::search::*;
