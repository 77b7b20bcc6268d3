//! `cargo xtask bench`: runs the benchmarks, which are a package outside of the workspace because of its dependencies.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};

use openapi_crates_cli::Status;

/// Arguments of the task.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The suites to run [default: all]
    #[arg(value_name = "SUITE")]
    pub suites: Vec<String>,
}

/// The arguments of Clippy, which `cargo xtask ci` does not run here: the dependencies take long to compile.
const CLIPPY: [&str; 8] = [
    "clippy",
    "--quiet",
    "--locked",
    "--workspace",
    "--all-targets",
    "--",
    "-D",
    "warnings",
];

/// The tests that the contenders do the same work. The service changes the features of `reqwest`, which the client is
/// measured with.
const TESTS: [&[&str]; 2] = [
    &["--workspace", "--exclude", "client-bench"],
    &["--package", "client-bench"],
];

/// Runs the benchmarks of the workspace at `root`, after Clippy and their tests.
///
/// # Errors
///
/// When the benchmarks do not run, or fail.
pub fn run(args: &Args, root: &Path) -> anyhow::Result<Status> {
    let folder = root.join("xtask/bench");
    cargo(&folder, &CLIPPY)?;
    for packages in TESTS {
        cargo(&folder, &[&["test", "--quiet"], packages].concat())?;
    }
    let suites = args.suites.iter().map(String::as_str);
    let run = ["run", "--quiet", "--bin", "bench", "--"];
    cargo(&folder, &run.into_iter().chain(suites).collect::<Vec<_>>())?;
    Ok(Status::Done)
}

fn cargo(folder: &Path, arguments: &[&str]) -> anyhow::Result<()> {
    let mut cargo = Command::new("cargo");
    let status = cargo.current_dir(folder).args(arguments).status();
    let status = status.with_context(|| format!("{}: cargo does not run", folder.display()))?;
    if !status.success() {
        bail!("cargo {} failed: {status}", arguments.join(" "));
    }
    Ok(())
}
