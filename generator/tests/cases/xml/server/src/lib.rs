// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! Bodies of XML, version 1.0.0: the server.
//!
//! Implement [`Api`] and its supertraits, and serve the implementation with
//! [`Server`]. This crate does the routing, authentication, decoding, validation
//! and encoding.
//!
//! | operation | method and path | |
//! | --- | --- | --- |
//! | `addBook` | `POST /books` |  |
//! | `getShelf` | `GET /shelves/{id}` |  |
//! | `putShelf` | `PUT /shelves/{id}` |  |
//! | `listBooks` | `GET /lists` |  |
//! | `putList` | `PUT /lists` |  |
//! | `putNote` | `PUT /notes` |  |

mod api;
mod bodies;
mod operations;
mod pipeline;
mod router;
mod server;
mod traits;
mod types;
mod xml;

#[doc(hidden)]
pub mod runtime;

pub use api::Api;
pub use bodies::{ListBooksOkBody, PutListBody};
pub use operations::Operation;
pub use operations::add_book::{
    AddBookFailure, AddBookRequest, AddBookRequestRequired, AddBookResponse,
};
pub use operations::get_shelf::{
    GetShelfFailure, GetShelfRequest, GetShelfRequestRequired, GetShelfResponse,
};
pub use operations::list_books::{
    ListBooksAccept, ListBooksFailure, ListBooksRequest, ListBooksRequestRequired,
    ListBooksResponse,
};
pub use operations::put_list::{
    PutListFailure, PutListRequest, PutListRequestRequired, PutListResponse,
};
pub use operations::put_note::{
    PutNoteFailure, PutNoteRequest, PutNoteRequestRequired, PutNoteResponse,
};
pub use operations::put_shelf::{
    PutShelfFailure, PutShelfRequest, PutShelfRequestRequired, PutShelfResponse,
};
pub use runtime::admission::{Admission, Refusal};
pub use runtime::body::{Body, BoxError};
pub use runtime::integer_enum::{IntegerEnum, UnknownInteger};
pub use runtime::into_optional::IntoOptional;
pub use runtime::layers::OperationService;
pub use runtime::nullable::Nullable;
pub use runtime::rejection::Rejection;
pub use runtime::text_enum::{TextEnum, UnknownValue};
pub use runtime::violation::{Place, Violation};
pub use server::Server;
pub use traits::{Admit, CommonHeaders, Reject};
pub use types::{
    Book, BookKind, BookRequired, BookStars, Owner, OwnerRequired, Problem,
    ProblemRequired, PutListBodyXml, PutListBodyXmlRequired, Shelf, ShelfRequired, Tag,
    TagRequired,
};
