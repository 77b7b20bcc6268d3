//! `cargo xtask bench`: runs the benchmarks, which are a package outside of the workspace because of its dependencies.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};

use xtask::Status;

/// Arguments of the task.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The suites to run [default: all]
    #[arg(value_name = "SUITE")]
    pub suites: Vec<String>,
}

/// Runs the benchmarks of the workspace at `root`.
///
/// # Errors
///
/// When the benchmarks do not run, or fail.
pub fn run(args: &Args, root: &Path) -> anyhow::Result<Status> {
    let folder = root.join("xtask/bench");
    let mut cargo = Command::new("cargo");
    cargo.current_dir(&folder);
    cargo.args(["run", "--quiet", "--bin", "bench", "--"]);
    let status = cargo.args(&args.suites).status();
    let status = status.with_context(|| format!("{}: cargo does not run", folder.display()))?;
    if !status.success() {
        bail!("the benchmarks failed: {status}");
    }
    Ok(Status::Done)
}
