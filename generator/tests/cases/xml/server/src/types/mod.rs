// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod book;
pub(crate) mod owner;
pub(crate) mod problem;
pub(crate) mod shelf;
pub(crate) mod tag;
pub(crate) mod book_kind;
pub(crate) mod book_stars;
pub(crate) mod put_list_body_xml;

pub use book::{Book, BookRequired};
pub use owner::{Owner, OwnerRequired};
pub use problem::{Problem, ProblemRequired};
pub use shelf::{Shelf, ShelfRequired};
pub use tag::{Tag, TagRequired};
pub use book_kind::BookKind;
pub use book_stars::BookStars;
pub use put_list_body_xml::{PutListBodyXml, PutListBodyXmlRequired};
