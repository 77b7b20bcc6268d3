//! Tests of the tasks.

mod corpus;
mod diff;
mod downstream;
mod help;
mod story;
mod vendor;
mod watch;
mod workspace;
