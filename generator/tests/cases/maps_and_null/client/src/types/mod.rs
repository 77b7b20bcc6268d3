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
