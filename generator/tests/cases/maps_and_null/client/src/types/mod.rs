// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod also_note;
pub(crate) mod anything;
pub(crate) mod closed;
pub(crate) mod empty;
pub(crate) mod free;
pub(crate) mod labels;
pub(crate) mod note;
pub(crate) mod open;
pub(crate) mod shelf;
pub(crate) mod wall;
pub(crate) mod shelf_parts_value;

pub use also_note::AlsoNote;
pub use anything::Anything;
pub use closed::Closed;
pub use empty::Empty;
pub use free::Free;
pub use labels::Labels;
pub use note::Note;
pub use open::{Open, OpenRequired};
pub use shelf::{Shelf, ShelfRequired};
pub use wall::{Wall, WallRequired};
pub use shelf_parts_value::ShelfPartsValue;
