//! Tests of the program.

mod command_line;
#[cfg(feature = "diff")]
mod diff;
mod explain;
mod input;
mod lint;
mod repair;
mod settings;
mod sunset;
#[cfg(feature = "vendor")]
mod vendor;
#[cfg(feature = "watch")]
mod watch;
