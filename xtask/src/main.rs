//! `cargo xtask`: the tasks of this workspace.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::{EXIT_CODES, ForwardedTask, Task};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The tasks of this workspace
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    task: AnyTask,
}

#[derive(Subcommand)]
enum AnyTask {
    #[command(flatten)]
    Own(Task),
    #[command(flatten)]
    Forwarded(ForwardedTask),
}

fn main() -> ExitCode {
    let Cli { task } = Cli::parse();
    let root = xtask::workspace_root();
    xtask::run_in_terminal(|console| match task {
        AnyTask::Own(task) => task.run(&root, console),
        AnyTask::Forwarded(_) => Err(xtask::forward(&root).into()),
    })
}
