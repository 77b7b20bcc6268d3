// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod also_note;
mod anything;
mod closed;
mod empty;
mod free;
mod labels;
mod note;
mod open;
mod shelf;
mod wall;

pub use self::also_note::*;
pub use self::anything::*;
pub use self::closed::*;
pub use self::empty::*;
pub use self::free::*;
pub use self::labels::*;
pub use self::note::*;
pub use self::open::*;
pub use self::shelf::*;
pub use self::wall::*;
