//! Routing: `router.rs` and the base paths of the server.
//!
//! In: the path templates of operations. Out: tables for the support code, and the functions that search them.
//! Depends on the model only.

pub mod base_paths;
mod path_tree;
mod router;
mod shared_paths;

pub use router::file;
