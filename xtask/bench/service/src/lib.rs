//! The service compared with its parts: its store with a bare loop of the same transactions, many animals
//! with few, and requests with and without keys and limits.

pub mod animals;
pub mod bare;
pub mod batches;
pub mod creates;
pub mod limits;
pub mod open;
pub mod reads;
pub mod serving;
pub mod shop;
pub mod soak;

/// A value, or an error.
pub type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;
