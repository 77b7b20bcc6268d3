//! The folder of a generated crate on disk.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context as _, bail};

use crate::emit::README;

/// The marker in the first lines of generated files.
const MARKER: &str = "@generated";

/// The files whose marker identifies a generated crate.
const MARKED: [&str; 2] = ["src/lib.rs", "Cargo.toml"];

/// The entries of the folder that are generated. Nothing else is compared, written or removed.
const OWNED: [&str; 4] = ["Cargo.toml", "README.md", "rustfmt.toml", "src"];

/// The entries of the folder that cargo creates.
const OF_CARGO: [&str; 2] = ["target", "Cargo.lock"];

/// Returns `true` for a `README.md` in a folder that was not generated: one of the team, which is kept in place of the generated one.
pub(super) fn is_kept(folder: &Path, path: &Path) -> bool {
    let full = folder.join(path);
    path == Path::new(README) && full.symlink_metadata().is_ok() && !is_generated(&full)
}

/// Returns `true` if the generator may write and remove a path within the folder.
pub(super) fn is_owned(path: &Path) -> bool {
    OWNED.iter().any(|name| path.starts_with(name)) && !path.iter().any(is_hidden)
}

fn is_hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

/// The relative paths of the owned files in a folder, which need not exist. Links are not followed.
pub(super) fn files(folder: &Path) -> anyhow::Result<BTreeSet<PathBuf>> {
    let mut files = BTreeSet::new();
    if exists(folder)? {
        list(folder, Path::new(""), &mut files).with_context(|| cannot_read(folder))?;
    }
    Ok(files)
}

fn exists(folder: &Path) -> anyhow::Result<bool> {
    match folder.symlink_metadata() {
        Ok(metadata) if metadata.is_dir() => Ok(true),
        Ok(_) => bail!("{} is not a folder", folder.display()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error).with_context(|| cannot_read(folder)),
    }
}

fn cannot_read(folder: &Path) -> String {
    format!("cannot read {}", folder.display())
}

fn list(folder: &Path, within: &Path, files: &mut BTreeSet<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder.join(within))? {
        let entry = entry?;
        let path = within.join(entry.file_name());
        if !is_owned(&path) || is_kept(folder, &path) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            list(folder, &path, files)?;
        } else {
            files.insert(path);
        }
    }
    Ok(())
}

/// Refuses a folder that has files and no marker.
pub(super) fn check_owner(folder: &Path, files: &BTreeSet<PathBuf>) -> anyhow::Result<()> {
    if MARKED.iter().any(|name| is_generated(&folder.join(name))) {
        return Ok(());
    }
    if files.is_empty() && !holds_others(folder).with_context(|| cannot_read(folder))? {
        return Ok(());
    }
    bail!(
        "{} is not empty and not a generated crate: its src/lib.rs or Cargo.toml must begin with `{MARKER}`; \
         nothing was written",
        folder.display()
    );
}

/// Returns `true` if the folder has entries that are not owned, hidden or created by cargo.
fn holds_others(folder: &Path) -> io::Result<bool> {
    if !folder.is_dir() {
        return Ok(false);
    }
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        let is_expected = OWNED.iter().chain(&OF_CARGO).any(|known| name == *known);
        if !is_expected && !is_hidden(&name) || is_kept(folder, Path::new(&name)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The file without a marker: JSON has no comments.
const DESCRIPTION: &str = "src/openapi.json";

/// Returns `true` if a path can be removed: a link, an empty file, or a generated file.
pub(super) fn may_be_lost(path: &Path) -> bool {
    let metadata = path.symlink_metadata();
    let is_empty_or_link = metadata
        .is_ok_and(|metadata| metadata.is_symlink() || metadata.is_file() && metadata.len() == 0);
    is_empty_or_link || is_generated(path) || is_description(path)
}

/// Returns `true` for the description in a generated crate.
fn is_description(path: &Path) -> bool {
    let folder = path.ancestors().nth(Path::new(DESCRIPTION).iter().count());
    path.ends_with(DESCRIPTION)
        && folder.is_some_and(|folder| is_generated(&folder.join("Cargo.toml")))
}

/// Returns `true` if a file has the marker.
fn is_generated(file: &Path) -> bool {
    if !file.is_file() {
        return false;
    }
    let text = fs::read(file).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    text.lines().take(3).any(|line| line.contains(MARKER))
}

/// Returns `true` if a path within the folder is a directory with files other than stale ones.
pub(super) fn has_other_files(
    folder: &Path,
    path: &Path,
    stale: &BTreeSet<PathBuf>,
) -> anyhow::Result<bool> {
    let full = folder.join(path);
    if full.is_symlink() || !full.is_dir() {
        return Ok(false);
    }
    for entry in fs::read_dir(&full).with_context(|| cannot_read(&full))? {
        let entry = entry?;
        let path = path.join(entry.file_name());
        if match entry.file_type()?.is_dir() {
            true => has_other_files(folder, &path, stale)?,
            false => !stale.contains(&path),
        } {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Removes empty folders among the owned ones.
pub(super) fn remove_empty(folder: &Path) -> anyhow::Result<()> {
    for name in OWNED {
        let owned = folder.join(name);
        if owned.symlink_metadata().is_ok_and(|found| found.is_dir()) {
            remove_if_empty(&owned).with_context(|| cannot_read(&owned))?;
        }
    }
    Ok(())
}

fn remove_if_empty(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() && !is_hidden(&entry.file_name()) {
            remove_if_empty(&entry.path())?;
        }
    }
    match fs::read_dir(folder)?.next() {
        None => fs::remove_dir(folder),
        Some(_) => Ok(()),
    }
}
