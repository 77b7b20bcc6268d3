// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod file;
pub(crate) mod file_path;
pub(crate) mod id;
pub(crate) mod release;
pub(crate) mod renamed_path;
pub(crate) mod sizes;
pub(crate) mod target;
pub(crate) mod file_kept;
pub(crate) mod target_integer;
pub(crate) mod target_with_href;

pub use file::{File, FileRequired};
pub use file_path::FilePath;
pub use id::Id;
pub use release::Release;
pub use renamed_path::RenamedPath;
pub use sizes::Sizes;
pub use target::Target;
pub use file_kept::FileKept;
pub use target_integer::TargetInteger;
pub use target_with_href::{TargetWithHref, TargetWithHrefRequired};
