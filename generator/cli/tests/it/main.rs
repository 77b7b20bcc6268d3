//! Tests of the program.

#[cfg(all(unix, feature = "diff"))]
mod action;
mod book;
mod command_line;
#[cfg(feature = "diff")]
mod diff;
mod explain;
#[cfg(feature = "vendor")]
mod init;
mod input;
mod links;
mod lint;
mod repair;
mod settings;
mod sunset;
#[cfg(feature = "vendor")]
mod vendor;
#[cfg(feature = "watch")]
mod watch;
