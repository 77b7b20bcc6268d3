//! The tasks of `cargo xtask` that generating crates does not need.

use std::process::ExitCode;

use clap::Parser as _;
use openapi_crates_cli::{Program, run_in_terminal};
use tasks::Cli;
use tasks::corpus::measure;

fn main() -> ExitCode {
    if let Some(code) = measure::requested() {
        return code;
    }
    let cli = Cli::parse();
    run_in_terminal(Program::Xtask, |console| {
        cli.run(&xtask::workspace_root(), console)
    })
}
