//! The traits of a generated server.

/// The traits with the handlers of a generated server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Traits {
    /// One trait, `Api`.
    #[default]
    One,
    /// A trait for each tag, and `Api` for operations without a tag.
    Tag,
}
