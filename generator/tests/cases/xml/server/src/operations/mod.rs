// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod add_book;
pub(crate) mod get_shelf;
pub(crate) mod put_shelf;
pub(crate) mod list_books;
pub(crate) mod put_list;
pub(crate) mod put_note;

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        AddBook: Method::POST, "/books", "addBook";
        GetShelf: Method::GET, "/shelves/{id}", "getShelf";
        PutShelf: Method::PUT, "/shelves/{id}", "putShelf";
        ListBooks: Method::GET, "/lists", "listBooks";
        PutList: Method::PUT, "/lists", "putList";
        PutNote: Method::PUT, "/notes", "putNote";
    }
}

pub use self::add_book::*;
pub use self::get_shelf::*;
pub use self::list_books::*;
pub use self::put_list::*;
pub use self::put_note::*;
pub use self::put_shelf::*;
