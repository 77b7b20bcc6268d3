// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod color;
pub(crate) mod filter;
pub(crate) mod link;
pub(crate) mod nested;
pub(crate) mod range;
pub(crate) mod words;
pub(crate) mod get_deep_created;
pub(crate) mod get_query_id;
pub(crate) mod get_query_tag;

pub use color::{Color, ColorRequired};
pub use filter::{Filter, FilterRequired};
pub use link::Link;
pub use nested::{Nested, NestedRequired};
pub use range::Range;
pub use words::Words;
pub use get_deep_created::GetDeepCreated;
pub use get_query_id::GetQueryId;
pub use get_query_tag::GetQueryTag;
