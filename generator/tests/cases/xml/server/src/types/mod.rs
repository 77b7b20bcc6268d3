// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod book;
pub(crate) mod empty;
pub(crate) mod full;
pub(crate) mod lent;
pub(crate) mod lost;
pub(crate) mod owner;
pub(crate) mod problem;
pub(crate) mod shelf;
pub(crate) mod tag;
pub(crate) mod book_kind;
pub(crate) mod book_stars;
pub(crate) mod book_moves;
pub(crate) mod lent_steps_item;
pub(crate) mod lost_steps_item;
pub(crate) mod shelf_content;
pub(crate) mod put_list_body_xml;

pub use book::{Book, BookRequired};
pub use empty::{Empty, EmptyRequired};
pub use full::{Full, FullRequired};
pub use lent::{Lent, LentRequired};
pub use lost::{Lost, LostRequired};
pub use owner::{Owner, OwnerRequired};
pub use problem::{Problem, ProblemRequired};
pub use shelf::{Shelf, ShelfRequired};
pub use tag::{Tag, TagRequired};
pub use book_kind::BookKind;
pub use book_stars::BookStars;
pub use book_moves::BookMoves;
pub use lent_steps_item::{LentStepsItem, LentStepsItemRequired};
pub use lost_steps_item::{LostStepsItem, LostStepsItemRequired};
pub use shelf_content::ShelfContent;
pub use put_list_body_xml::{PutListBodyXml, PutListBodyXmlRequired};
