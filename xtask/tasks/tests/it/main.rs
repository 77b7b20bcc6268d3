//! Tests of the tasks.

mod corpus;
mod downstream;
mod help;
mod story;
mod workspace;
