//! The tolerance for JSON that deviates from the description.

/// The treatment of JSON that deviates from the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tolerance {
    /// As a server: `null` is only a value of nullable types, and reading stops at the first error, because the schema
    /// finds all of them.
    Strict,
    /// As a client: `null` also stands for an absent field, and reading continues after an error, to report all of them
    /// together.
    Tolerant,
}
