//! The cargo features of generated crates.

/// The cargo features that enable the operations of a client, and their types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Features {
    /// No features: all operations are always compiled.
    #[default]
    None,
    /// A feature for each tag.
    Tag,
}
