//! Validation by the schema: every violation, with its JSON Pointer.

#[cfg(feature = "backtracking")]
pub mod backtracking;
pub mod constant;
pub mod constraint;
pub mod duplicates;
pub mod limits;
pub mod multiple;
pub mod multiple_schema;
pub mod object_schema;
#[cfg(feature = "pattern")]
pub mod pattern;
pub mod scalar;
pub mod scalar_schema;
pub mod schema;
pub mod union_schema;
pub mod unique;
pub mod unique_schema;
pub mod violation;

#[cfg(test)]
mod multiple_tests;
#[cfg(test)]
mod schema_tests;
#[cfg(test)]
mod unique_tests;
#[cfg(test)]
mod violations_tests;
