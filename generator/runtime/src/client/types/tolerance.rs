//! The tolerance of clients that read JSON.

pub use crate::runtime::tolerance::Tolerance;

/// Clients accept what newer servers send.
pub const TOLERANCE: Tolerance = Tolerance::Tolerant;
