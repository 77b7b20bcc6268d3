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
        }
    }

    /// Returns the method.
    pub const fn method(self) -> Method {
        match self {
            Self::PutOrder => Method::PUT,
            Self::AddOrder => Method::POST,
            Self::ChangeOrder => Method::PATCH,
            Self::Search => Method::POST,
            Self::PutPhoto => Method::PUT,
            Self::AddPhoto => Method::POST,
            Self::ChangePhoto => Method::PATCH,
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
        }
    }
}
