//! Nodes of a parsed description by their places, and where they come from.
//!
//! In: a [`serde_json::Value`]. Out: places and values. Depends on nothing else in this room.

mod node;
mod origins;
mod place;
mod relocations;

pub(crate) use node::{
    contains_key, describe, is_of_type, node, node_mut, remove, resolve, visit_objects,
};
pub(crate) use origins::Origins;
pub use place::{Part, Place};
pub(crate) use relocations::Relocations;
