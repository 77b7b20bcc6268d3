//! `openapi-crates`: generates Rust crates from OpenAPI descriptions, and checks and compares descriptions.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{CommandFactory as _, Parser, Subcommand};
use clap_complete::Shell;
use openapi_crates_cli::{
    Command, EXIT_CODES, FeatureCommand, Program, Status, generate, run_in_terminal,
};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Generates a Rust server crate and a client crate from an OpenAPI description
#[derive(Parser)]
#[command(name = "openapi-crates", version, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: AnyCommand,
}

#[derive(Subcommand)]
enum AnyCommand {
    /// Generates a server crate and a client crate from an OpenAPI description
    Generate(Box<generate::Args>),
    /// Checks that the generated crates are up to date: `generate --check`
    Check(Box<generate::Args>),
    #[command(flatten)]
    Feature(FeatureCommand),
    /// Prints a script that completes commands and options in a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Writes a man page for each command
    Man {
        /// The directory
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    #[command(flatten)]
    Other(Command),
}

fn main() -> ExitCode {
    let Cli { command } = Cli::parse();
    // Paths are relative to the current folder, and are shown as they are given.
    let root = Path::new("");
    run_in_terminal(Program::Installed, |console| match command {
        AnyCommand::Generate(args) => generate::run(&args, root, console),
        AnyCommand::Check(args) => generate::run(&args.checking(), root, console),
        AnyCommand::Completions { shell } => {
            let mut command = Cli::command();
            // It panics at an error of writing.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command, "openapi-crates", &mut script);
            console.out.write_all(&script)?;
            Ok(Status::Done)
        }
        AnyCommand::Man { folder } => {
            fs::create_dir_all(&folder)
                .and_then(|()| clap_mangen::generate_to(Cli::command(), &folder))
                .with_context(|| format!("cannot write {}", folder.display()))?;
            Ok(Status::Done)
        }
        AnyCommand::Feature(command) => command.run(root, console),
        AnyCommand::Other(command) => command.run(root, console),
    })
}
