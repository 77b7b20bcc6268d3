//! Tests of the program.

#[cfg(unix)]
mod action;
mod book;
mod command_line;
mod diff;
mod explain;
mod init;
mod input;
mod large_api;
mod links;
mod lint;
mod model;
mod repair;
mod settings;
mod sunset;
mod vendor;
mod watch;
