//! Routing: `router.rs` and the base paths of the server.

pub mod base_paths;
mod path_tree;
mod router;
mod shared_paths;

pub use router::file;
