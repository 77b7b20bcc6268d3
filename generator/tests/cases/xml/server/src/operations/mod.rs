// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod add_book;
pub(crate) mod get_shelf;
pub(crate) mod put_shelf;
pub(crate) mod list_books;
pub(crate) mod put_list;
pub(crate) mod put_note;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /books`
    AddBook,
    /// `GET /shelves/{id}`
    GetShelf,
    /// `PUT /shelves/{id}`
    PutShelf,
    /// `GET /lists`
    ListBooks,
    /// `PUT /lists`
    PutList,
    /// `PUT /notes`
    PutNote,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::AddBook,
        Self::GetShelf,
        Self::PutShelf,
        Self::ListBooks,
        Self::PutList,
        Self::PutNote,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AddBook => "addBook",
            Self::GetShelf => "getShelf",
            Self::PutShelf => "putShelf",
            Self::ListBooks => "listBooks",
            Self::PutList => "putList",
            Self::PutNote => "putNote",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::AddBook => Method::POST,
            Self::GetShelf => Method::GET,
            Self::PutShelf => Method::PUT,
            Self::ListBooks => Method::GET,
            Self::PutList => Method::PUT,
            Self::PutNote => Method::PUT,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::AddBook => "/books",
            Self::GetShelf => "/shelves/{id}",
            Self::PutShelf => "/shelves/{id}",
            Self::ListBooks => "/lists",
            Self::PutList => "/lists",
            Self::PutNote => "/notes",
        }
    }
}

pub use self::add_book::*;
pub use self::get_shelf::*;
pub use self::list_books::*;
pub use self::put_list::*;
pub use self::put_note::*;
pub use self::put_shelf::*;
