//! `cargo xtask`: the commands of `openapi-crates` for this workspace, and its own tasks.

mod forward;

use std::env;
use std::path::PathBuf;

pub use forward::{ForwardedTask, forward};

/// The workspace of the package that cargo runs.
pub fn workspace_root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let package = package.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let mut folders = package.ancestors();
    let root = folders.find(|folder| folder.join("Cargo.lock").is_file());
    root.unwrap_or(&package).to_owned()
}

/// The examples of the book, which must compile.
#[cfg(doctest)]
pub mod examples {
    #[doc = include_str!("../../generator/book/src/start/xtask.md")]
    pub struct Xtask;
    #[doc = include_str!("../../generator/book/src/start/build-script.md")]
    pub struct BuildScript;
    #[doc = include_str!("../../generator/book/src/start/model.md")]
    pub struct Model;
}
