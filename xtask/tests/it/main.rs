//! Tests of the workspace.

mod arguments;
mod freshness;
mod readme;
