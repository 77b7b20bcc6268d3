//! Routing: `router.rs` and the base paths of the server.
//!
//! In: the path templates and server URLs of the lowered API. Out: functions that match a method and a path to an operation.
//! Depends on the files of `emit` that both crates use.

pub mod base_paths;
mod path_tree;
mod router;
mod shared_paths;

pub use router::file;
