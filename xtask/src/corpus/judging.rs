//! Runs the judge, which is a package of its own: what it needs is built only where it runs.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};

use super::layout::Layout;

/// Whether the generated types and a validator of JSON Schema agree upon all values.
pub(super) fn all_agree(args: &super::Args, root: &Path, layout: &Layout) -> anyhow::Result<bool> {
    let status = command(args, root, layout)
        .status()
        .context("cannot run cargo")?;
    match status.code() {
        Some(0) => Ok(true),
        Some(1) => Ok(false),
        _ => bail!("the judge ended with {status}"),
    }
}

fn command(args: &super::Args, root: &Path, layout: &Layout) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    command
        .args(["run", "--quiet", "--locked", "--manifest-path"])
        .arg(root.join("xtask/judge/Cargo.toml"))
        .arg("--")
        .arg(&args.folder)
        .args(["--values", &args.values.to_string()])
        .arg("--work")
        .arg(layout.judge())
        .arg("--lock")
        .arg(layout.lock());
    if let Some(filter) = &args.filter {
        command.args(["--filter", filter]);
    }
    command
}
