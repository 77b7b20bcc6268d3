//! Validation by the schema: every violation, with its JSON Pointer.

#[cfg(feature = "backtracking")]
pub mod backtracking;
pub mod check;
pub mod constant;
pub mod containers;
pub mod exact_number;
pub mod expected;
pub mod limits;
pub mod number;
#[cfg(feature = "pattern")]
pub mod pattern;
pub mod reason;
pub mod scalar;
pub mod schema;
pub mod unevaluated;
pub mod unique;
pub mod verdicts;
pub mod violation;

#[cfg(test)]
mod applicator_tests;
#[cfg(test)]
mod containers_tests;
#[cfg(test)]
mod exact_number_tests;
#[cfg(test)]
mod schema_tests;
#[cfg(test)]
mod unique_tests;
#[cfg(test)]
mod violations_tests;
