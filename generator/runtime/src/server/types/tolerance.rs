//! The tolerance of servers that read JSON.

pub use crate::runtime::tolerance::Tolerance;

/// Servers reject what the description does not allow.
pub const TOLERANCE: Tolerance = Tolerance::Strict;
