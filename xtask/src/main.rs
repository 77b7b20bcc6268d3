//! `cargo xtask`: the commands of `openapi-crates` for this workspace, and its own tasks.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use openapi_crates_cli::{Command, EXIT_CODES, Program, generate, run_in_terminal};
use xtask::{ForwardedTask, forward, workspace_root};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The commands of `openapi-crates` for this workspace, and its own tasks
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Generates a server crate and a client crate from an OpenAPI description
    Codegen(Box<generate::Args>),
    #[command(flatten)]
    Shared(Command),
    #[command(flatten)]
    Forwarded(ForwardedTask),
}

fn main() -> ExitCode {
    let Cli { task } = Cli::parse();
    let root = workspace_root();
    run_in_terminal(Program::Xtask, |console| match task {
        Task::Codegen(args) => generate::run(&args, &root, console),
        Task::Shared(command) => command.run(&root, console),
        Task::Forwarded(_) => Err(forward(&root).into()),
    })
}
