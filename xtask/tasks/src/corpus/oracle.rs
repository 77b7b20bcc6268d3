//! Runs the oracle and the calls over a wire, which are a package of its own: what they need is built only
//! where they run.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};

use super::layout::Layout;

/// Whether the generated types and a validator of JSON Schema agree upon all values.
pub(super) fn all_agree(args: &super::Args, root: &Path, layout: &Layout) -> anyhow::Result<bool> {
    let mut command = command(args, root, &layout.oracle(), layout);
    run(command.args(["--values", &args.values.to_string()]))
}

/// Whether what client and server send each other is received as it was sent.
pub(super) fn all_arrives(
    args: &super::Args,
    root: &Path,
    layout: &Layout,
) -> anyhow::Result<bool> {
    let mut command = command(args, root, &layout.wire(), layout);
    run(command.args(["--wire", "--operations", &args.operations.to_string()]))
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
        .args(["run", "--quiet", "--locked", "--manifest-path"])
        .arg(root.join("xtask/oracle/Cargo.toml"))
        .arg("--")
        .args(&args.folders)
        .arg("--work")
        .arg(work)
        .arg("--build")
        .arg(layout.programs())
        .arg("--lock")
        .arg(layout.lock());
    for filter in &args.filter {
        command.args(["--filter", filter]);
    }
    command
}
