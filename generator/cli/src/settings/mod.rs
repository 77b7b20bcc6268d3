//! Options of `generate` that are saved in `codegen.toml`, next to the description.
//!
//! In: the arguments of a command, and the file. Out: the completed arguments, or diagnostics of the file. Depends on
//! the arguments of `generate`.

mod file;
mod pagination;
mod schema;
mod types;

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use openapi_crates::report::Report;
use openapi_crates::source::Source;

use crate::generate::Args;
use openapi_crates::disk::input;

use crate::{Console, Program};
pub use schema::schema;

/// The default name of the file.
const FILE: &str = "codegen.toml";

/// Completes the options of a command with those of the settings file. Command-line options take precedence.
///
/// Returns `None` if the file is invalid; its errors have been shown then.
///
/// # Errors
///
/// When the file cannot be read, or does not apply.
pub fn complete(
    args: &Args,
    root: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Args>> {
    let Some(path) = find(args, root, console.program) else {
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
    let mut saved = Args::default();
    if !report.has_errors() {
        saved = file::read(&source, folder, &mut report);
    }
    let is_found = args.config.is_none();
    if is_found && is_of_another(args, &saved) {
        return Ok(Some(args.clone()));
    }
    if report.has_errors() {
        args.diagnostics.emit(&mut report, &source, console)?;
        return Ok(None);
    }
    if args.spec.is_none() && saved.spec.is_none() && !is_found {
        bail!(
            "{} does not name a description: add the key `spec`, or use `--spec`",
            source.name
        );
    }
    if is_found && args.refs_below.is_none() && allows_outside_references(&saved, folder) {
        bail!(
            "{} allows references to files outside of its directory: use `--config` if you trust it",
            source.name
        );
    }
    Ok(Some(args.before(saved)))
}

/// Returns `true` if a settings file, which may come with an untrusted description, allows references to files outside
/// of its directory.
fn allows_outside_references(saved: &Args, folder: &Path) -> bool {
    let Some(below) = &saved.refs_below else {
        return false;
    };
    match (below.canonicalize(), folder.canonicalize()) {
        (Ok(below), Ok(folder)) => !below.starts_with(folder),
        _ => false,
    }
}

/// The path of the settings file, which may not exist.
pub fn path(args: &Args, root: &Path, program: Program) -> PathBuf {
    if let Some(path) = &args.config {
        return path.clone();
    }
    match &args.spec {
        Some(spec) => spec.with_file_name(FILE),
        None if root.join(FILE).is_file() => root.join(FILE),
        None => program.default_spec(root).with_file_name(FILE),
    }
}

/// The settings file that exists or that the command names.
fn find(args: &Args, root: &Path, program: Program) -> Option<PathBuf> {
    let path = path(args, root, program);
    (args.config.is_some() || path.is_file()).then_some(path)
}

/// Returns `true` if the settings file names another description.
fn is_of_another(args: &Args, saved: &Args) -> bool {
    let (Some(given), Some(named)) = (&args.spec, &saved.spec) else {
        return false;
    };
    match (given.canonicalize(), named.canonicalize()) {
        (Ok(given), Ok(named)) => given != named,
        _ => given != named,
    }
}
