//! The tasks of `cargo xtask` that generating crates does not need.

use std::process::ExitCode;

use clap::Parser as _;
use tasks::Cli;
use tasks::corpus::measure;

fn main() -> ExitCode {
    if let Some(code) = measure::requested() {
        return code;
    }
    let cli = Cli::parse();
    xtask::run_in_terminal(|console| cli.run(&xtask::workspace_root(), console))
}
