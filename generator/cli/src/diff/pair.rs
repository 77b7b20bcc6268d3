//! Two versions of a description.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};
use openapi_crates::Options;
use openapi_crates::report::Report;
use openapi_crates::source::{Source, Unread};

use crate::generate::{self, DiagnosticArgs};
use crate::{Console, Status, settings};
use openapi_crates::disk::input::Inputs;
use openapi_crates::disk::vendored::{LOCK, Lock};

/// The arguments for two versions of a description.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct PairArgs {
    /// The old description; with `--base`, the only description [default: as for `generate`]
    #[arg(value_name = "OLD", required_unless_present = "base")]
    pub old: Option<PathBuf>,

    /// The new description
    #[arg(
        value_name = "NEW",
        required_unless_present = "base",
        conflicts_with = "base"
    )]
    pub new: Option<PathBuf>,

    /// Compare the description with its version at this Git revision
    #[arg(long, value_name = "REV")]
    pub base: Option<String>,

    /// The file of saved options of `generate` [default: codegen.toml next to the new description]
    ///
    /// Its overlays, selection of operations, `allow-skip` and options of the crates apply to both versions; with
    /// `--base`, the old version has the overlays as they were at that revision.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// Two versions of a description, with the options for generating both.
#[derive(Debug)]
pub(crate) struct Pair {
    pub old: Source,
    pub new: Source,
    pub options: Options,
    /// The folder of the new description.
    pub folder: PathBuf,
}

impl PairArgs {
    /// Reads both versions. Returns the status of the command if there is nothing to compare, or if one is invalid; this
    /// has been shown then.
    pub(crate) fn read(
        &self,
        root: &Path,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Result<Pair, Status>> {
        let new_path = match &self.base {
            None => self.new.clone(),
            Some(_) => self.old.clone(),
        };
        let given = generate::Args {
            spec: new_path,
            config: self.config.clone(),
            ..generate::Args::default()
        };
        let Some(args) = settings::complete(&given, root, console)? else {
            return Ok(Err(Status::Refused));
        };
        let spec = args
            .spec
            .clone()
            .unwrap_or_else(|| console.program.default_spec(root));
        let Some(new) = generate::read(&args, &spec, &Inputs::default(), console)? else {
            return Ok(Err(Status::Refused));
        };
        if let Some(revision) = &self.base
            && !is_there(checked(revision)?, &spec)?
        {
            writeln!(
                console.err,
                "note: there is no earlier version of {} in `{revision}`: nothing to compare",
                spec.display()
            )?;
            return Ok(Err(Status::Done));
        }
        let old = match (&self.base, &self.old) {
            (Some(revision), _) => at_revision(revision, &spec, &args, console)?,
            (None, Some(old)) => {
                let args = generate::Args {
                    spec: Some(old.clone()),
                    ..args.clone()
                };
                generate::read(&args, old, &Inputs::default(), console)?
            }
            (None, None) => bail!("expected two descriptions, or one with `--base REV`"),
        };
        let options = generate::options(&args, &spec, root, console.program)?
            // A sunset in the past is reported as a change, and not an error.
            .today(None);
        let pair = old.map(|old| Pair {
            old,
            new,
            options,
            folder: folder_of(&spec),
        });
        Ok(pair.ok_or(Status::Refused))
    }
}

/// Refuses a revision that git would read as an option.
fn checked(revision: &str) -> anyhow::Result<&str> {
    match revision.starts_with('-') {
        true => bail!("`{revision}` is not a revision"),
        false => Ok(revision),
    }
}

fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// Reads the description at a revision, with its overlays and the files that it referred to.
fn at_revision(
    revision: &str,
    spec: &Path,
    args: &generate::Args,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Source>> {
    let mut report = Report::new();
    let default = console.program.default_spec(Path::new(""));
    let shown = args.spec.as_deref().unwrap_or(&default);
    let mut source = file_at(revision, spec, shown, &mut report)?;
    for path in &args.overlay {
        // An overlay may be newer than the revision.
        if is_there(revision, path)? {
            source = source.with_overlay(file_at(revision, path, path, &mut report)?);
        }
    }
    if report.has_errors() {
        DiagnosticArgs::default().emit(&mut report, &source, console)?;
        return Ok(None);
    }
    let (folder, lock) = (folder_of(spec), lock_at(revision, spec)?);
    let source = source.with_addresses(lock.addresses(spec));
    Ok(Some(source.with_files(|path: &str| {
        let read = show(&folder, revision, path);
        let bytes = read.map_err(|error| Unread::from(format!("{error:#}")))?;
        match lock.file(path) {
            Some(entry) => entry.verified(bytes),
            None => Ok(bytes),
        }
    })))
}

/// The lock file of the folder of a description at a revision; an empty lock if there was none.
fn lock_at(revision: &str, spec: &Path) -> anyhow::Result<Lock> {
    let path = spec.with_file_name(LOCK);
    if !is_there(revision, &path)? {
        return Ok(Lock::default());
    }
    let text = String::from_utf8(show(&folder_of(spec), revision, LOCK)?)?;
    Lock::parse(&text).with_context(|| format!("cannot read {}@{revision}", path.display()))
}

fn file_at(
    revision: &str,
    path: &Path,
    shown: &Path,
    report: &mut Report,
) -> anyhow::Result<Source> {
    let shown = format!("{}@{revision}", shown.display());
    let bytes = show(&folder_of(path), revision, name_of(path)?);
    let bytes = bytes.with_context(|| format!("cannot read {shown}"))?;
    Ok(Source::from_bytes(shown, bytes, report))
}

/// Returns `true` if a file existed at a revision.
fn is_there(revision: &str, path: &Path) -> anyhow::Result<bool> {
    let name = format!("./{}", name_of(path)?);
    let listed = git(
        &folder_of(path),
        &["ls-tree", "--name-only", revision, "--", &name],
    )?;
    Ok(!listed.is_empty())
}

fn name_of(path: &Path) -> anyhow::Result<&str> {
    let shown = path.display();
    let name = path
        .file_name()
        .with_context(|| format!("{shown} is not a file"))?;
    name.to_str()
        .with_context(|| format!("the name of {shown} is not UTF-8"))
}

/// Reads a file at a revision, by its path relative to a directory.
fn show(folder: &Path, revision: &str, path: &str) -> anyhow::Result<Vec<u8>> {
    let shown = git(folder, &["show", &format!("{revision}:./{path}")])?;
    if shown.len() > openapi_crates::source::LARGEST {
        bail!(
            "it is larger than {} MiB",
            openapi_crates::source::LARGEST >> 20
        );
    }
    Ok(shown)
}

/// The output of a git command.
fn git(folder: &Path, args: &[&str]) -> anyhow::Result<Vec<u8>> {
    let output = Command::new("git")
        .arg("-C")
        .arg(folder)
        .args(args)
        .output()
        .context("git does not run")?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        bail!("git: {}", message.trim().trim_start_matches("fatal: "));
    }
    Ok(output.stdout)
}
