//! Nodes of a parsed description by their places, and where they come from.
//!
//! In: a [`serde_json::Value`]. Out: places and values. Depends on nothing else in this room but the names of fields in
//! `grammar`.

mod node;
mod operation_key;
mod origins;
mod place;
mod relocations;

pub(crate) use node::{
    components, describe, entries, is_of_type, items, keys, node, node_mut, remove, resolve, texts,
};
pub use operation_key::OperationKey;
pub(crate) use operation_key::fixed_key;
pub(crate) use origins::Origins;
pub use place::{Part, Place};
pub(crate) use relocations::Relocations;
