//! Runs the program `oracle`.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};

use super::layout::Layout;

/// Returns `true` if the generated types and a JSON Schema validator agree on all values.
pub(super) fn all_agree(args: &super::Args, root: &Path, layout: &Layout) -> anyhow::Result<bool> {
    let mut command = command(args, root, &layout.oracle(), layout);
    run(command.args(["--values", &args.values.to_string()]))
}

/// Returns `true` if client and server receive the values that the other side sent.
pub(super) fn all_received(
    args: &super::Args,
    root: &Path,
    layout: &Layout,
) -> anyhow::Result<bool> {
    let mut command = command(args, root, &layout.wire(), layout);
    run(command.args(["--wire", "--operations", &args.operations.to_string()]))
}

/// Returns `true` if the mock server of this program accepts all requests, and the client its responses.
pub(super) fn all_accepted(
    args: &super::Args,
    prism: &Path,
    root: &Path,
    layout: &Layout,
) -> anyhow::Result<bool> {
    let mut command = command(args, root, &layout.prism(), layout);
    let command = command.arg("--prism").arg(prism);
    run(command.args(["--operations", &args.operations.to_string()]))
}

fn run(command: &mut Command) -> anyhow::Result<bool> {
    let status = command.status().context("cannot run cargo")?;
    match status.code() {
        Some(0) => Ok(true),
        Some(1) => Ok(false),
        _ => bail!("the oracle ended with {status}"),
    }
}

fn command(args: &super::Args, root: &Path, work: &Path, layout: &Layout) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    command
        .args([
            "run",
            "--quiet",
            "--locked",
            "--package",
            "oracle",
            "--manifest-path",
        ])
        .arg(root.join("Cargo.toml"))
        .arg("--")
        .args(&args.folders)
        .arg("--work")
        .arg(work)
        .arg("--build")
        .arg(layout.programs())
        .arg("--lock")
        .arg(layout.lock());
    if args.copy {
        command.arg("--copy");
    }
    for filter in &args.filter {
        command.args(["--filter", filter]);
    }
    command
}
