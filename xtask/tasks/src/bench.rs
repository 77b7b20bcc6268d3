//! `cargo xtask bench`: runs the measurements, which are a package of their own, so that nobody else builds what they
//! are beside.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};

use xtask::Status;

/// Arguments of the task.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// What is measured [default: everything]
    #[arg(value_name = "SUITE")]
    pub suites: Vec<String>,
}

/// Measures suites, in the workspace at `root`.
///
/// # Errors
///
/// When the measurements cannot be run, or fail.
pub fn run(args: &Args, root: &Path) -> anyhow::Result<Status> {
    let folder = root.join("xtask/bench");
    let mut cargo = Command::new("cargo");
    cargo.current_dir(&folder);
    cargo.args(["run", "--quiet", "--bin", "bench", "--"]);
    let status = cargo.args(&args.suites).status();
    let status = status.with_context(|| format!("{}: cargo cannot be run", folder.display()))?;
    if !status.success() {
        bail!("the measurements failed: {status}");
    }
    Ok(Status::Done)
}
