//! Tests of the tasks.

mod corpus;
mod diff;
mod downstream;
mod help;
mod story;
#[cfg(feature = "vendor")]
mod vendor;
mod watch;
mod workspace;
