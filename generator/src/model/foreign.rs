//! Types of other crates, chosen by `x-rust-type`.

use super::ValueKind;

/// A type that stands in another crate.
#[derive(Clone, Debug, PartialEq)]
pub struct ForeignType {
    /// Its path: `money::Amount`.
    pub path: String,
    /// The crate that it is of; `None` for one that every crate has.
    pub dependency: Option<Dependency>,
    /// What kind of JSON value its values are.
    pub is: ValueKind,
}

/// A crate that the generated crates depend on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dependency {
    /// Its name.
    pub package: String,
    /// Which versions of it do.
    pub version: String,
    /// Its features.
    pub features: Vec<String>,
}
