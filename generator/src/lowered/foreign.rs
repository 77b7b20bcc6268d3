//! Types of other crates, chosen by `x-rust-type`.

use super::ValueKind;

/// A type of another crate.
#[derive(Clone, Debug, PartialEq)]
pub struct ForeignType {
    /// Its path: `money::Amount`.
    pub path: String,
    /// Its crate; `None` for the standard library.
    pub dependency: Option<Dependency>,
    /// The kind of its JSON values.
    pub is: ValueKind,
}

/// A dependency of the generated crates.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dependency {
    /// Its name.
    pub package: String,
    /// Its version requirement.
    pub version: String,
    /// Its features.
    pub features: Vec<String>,
}
