//! How a client reads JSON.

pub use crate::runtime::tolerance::Tolerance;

/// Clients accept what newer servers send.
pub const TOLERANCE: Tolerance = Tolerance::Tolerant;
