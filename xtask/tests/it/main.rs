//! Tests of the tasks that `cargo xtask` runs itself.

mod command_line;
mod explain;
mod freshness;
mod input;
mod lint;
mod readme;
mod repair;
mod settings;
mod sunset;
mod sync;
