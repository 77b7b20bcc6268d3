//! The service beside what it is made of: its store and a bare loop of the same transactions, few
//! animals and many; keys and limits and none.

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

/// A value, or why there is none.
pub type Outcome<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;
