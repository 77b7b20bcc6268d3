// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

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

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        PutOrder: Method::PUT, "/orders", "putOrder";
        AddOrder: Method::POST, "/orders", "addOrder";
        ChangeOrder: Method::PATCH, "/orders", "changeOrder";
        Search: Method::POST, "/search", "search";
        PutPhoto: Method::PUT, "/photos", "putPhoto";
        AddPhoto: Method::POST, "/photos", "addPhoto";
        ChangePhoto: Method::PATCH, "/photos", "changePhoto";
        PutNote: Method::PUT, "/notes", "putNote";
        AddNote: Method::POST, "/notes", "addNote";
        PutOpen: Method::PUT, "/open", "putOpen";
        AddOpen: Method::POST, "/open", "addOpen";
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
