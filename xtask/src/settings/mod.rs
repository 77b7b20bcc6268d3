//! Options that are remembered in a file, `codegen.toml` beside the description.

mod file;
mod keys;

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use generator::report::Report;
use generator::source::Source;

use crate::codegen::{Args, SPEC};
use crate::{Console, input};
pub use keys::schema;

/// What the file is called where none is named.
const FILE: &str = "codegen.toml";

/// The options of a command with those of the file of settings, if there is one; `None` if that was refused, which was then
/// said. What the command gives goes before.
pub fn complete(
    args: &Args,
    root: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Args>> {
    let Some(path) = find(args, root) else {
        return Ok(Some(args.clone()));
    };
    let shown = path
        .strip_prefix(root)
        .unwrap_or(&path)
        .display()
        .to_string();
    let bytes = input::read(&path).with_context(|| format!("cannot read {shown}"))?;
    let mut report = Report::new();
    let source = Source::from_bytes(shown, bytes, &mut report);
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut remembered = Args::default();
    if !report.has_errors() {
        remembered = file::read(&source, folder, &mut report);
    }
    let is_found = args.config.is_none();
    if is_found && is_of_another(args, &remembered) {
        return Ok(Some(args.clone()));
    }
    if report.has_errors() {
        args.diagnostics.tell(&mut report, &source, console)?;
        return Ok(None);
    }
    if args.spec.is_none() && remembered.spec.is_none() && !is_found {
        bail!(
            "{} names no description: give it `spec`, or use `--spec`",
            source.name
        );
    }
    if is_found && args.refs_below.is_none() && leads_out(&remembered, folder) {
        bail!(
            "{} lets references lead out of its folder: name it by `--config` if it is yours",
            source.name
        );
    }
    Ok(Some(args.before(remembered)))
}

/// Whether settings that only lie beside a description, whoever wrote them, let it read more than
/// its folder.
fn leads_out(remembered: &Args, folder: &Path) -> bool {
    let Some(below) = &remembered.refs_below else {
        return false;
    };
    match (below.canonicalize(), folder.canonicalize()) {
        (Ok(below), Ok(folder)) => !below.starts_with(folder),
        _ => false,
    }
}

/// Where the settings of a command are, if there are any.
pub fn path(args: &Args, root: &Path) -> PathBuf {
    if let Some(path) = &args.config {
        return path.clone();
    }
    let spec = args.spec.clone().unwrap_or_else(|| root.join(SPEC));
    spec.with_file_name(FILE)
}

/// The file that was named, or that beside the description.
fn find(args: &Args, root: &Path) -> Option<PathBuf> {
    let path = path(args, root);
    (args.config.is_some() || path.is_file()).then_some(path)
}

/// Whether settings that stand beside a description name another.
fn is_of_another(args: &Args, remembered: &Args) -> bool {
    let (Some(given), Some(named)) = (&args.spec, &remembered.spec) else {
        return false;
    };
    match (given.canonicalize(), named.canonicalize()) {
        (Ok(given), Ok(named)) => given != named,
        _ => given != named,
    }
}
