//! The folder of a generated crate as it is on disk.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context as _, bail};

use super::changes::Changes;

/// What generated files say of themselves in their first lines.
const MARKER: &str = "@generated";

/// The files that are asked whether a folder was generated.
const MARKED: [&str; 2] = ["src/lib.rs", "Cargo.toml"];

/// What is generated, at the top of the folder: only there is anything compared, written or removed.
const OWNED: [&str; 3] = ["Cargo.toml", "rustfmt.toml", "src"];

/// What cargo puts beside generated files, at the top of the folder.
const OF_CARGO: [&str; 2] = ["target", "Cargo.lock"];

/// Whether a path within the folder is the generator's to write and to remove.
pub(super) fn is_owned(path: &Path) -> bool {
    OWNED.iter().any(|name| path.starts_with(name)) && !path.iter().any(is_hidden)
}

fn is_hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

/// The paths of what is owned in a folder, but folders, relative to it.
///
/// The folder need not exist. Links are not followed.
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
        if !is_owned(&path) {
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

/// Refuses a folder that holds anything and does not say that it was generated.
pub(super) fn check_owner(folder: &Path, files: &BTreeSet<PathBuf>) -> anyhow::Result<()> {
    if MARKED.iter().any(|name| is_generated(&folder.join(name))) {
        return Ok(());
    }
    if files.is_empty() && !holds_others(folder).with_context(|| cannot_read(folder))? {
        return Ok(());
    }
    bail!(
        "{} is not empty and was not generated: neither its src/lib.rs nor its Cargo.toml begins \
         with `{MARKER}`; nothing was written",
        folder.display()
    );
}

/// Whether there is anything in the folder beside what is owned, hidden or put there by cargo.
fn holds_others(folder: &Path) -> io::Result<bool> {
    if !folder.is_dir() {
        return Ok(false);
    }
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        let is_expected = OWNED.iter().chain(&OF_CARGO).any(|known| name == *known);
        if !is_expected && !is_hidden(&name) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether nobody misses what is at a path: a link, an empty file, or one that says that it was
/// generated.
pub(super) fn may_be_lost(path: &Path) -> bool {
    let metadata = path.symlink_metadata();
    let is_empty_or_link = metadata
        .is_ok_and(|metadata| metadata.is_symlink() || metadata.is_file() && metadata.len() == 0);
    is_empty_or_link || is_generated(path)
}

/// Whether a file says that it was generated. What is no file may have no end.
fn is_generated(file: &Path) -> bool {
    if !file.is_file() {
        return false;
    }
    let text = fs::read(file).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    text.lines().take(3).any(|line| line.contains(MARKER))
}

/// Removes the owned folders that hold nothing.
pub(super) fn remove_empty(folder: &Path, changes: &mut Changes) -> anyhow::Result<()> {
    for name in OWNED {
        let owned = folder.join(name);
        if owned.symlink_metadata().is_ok_and(|found| found.is_dir()) {
            remove_if_empty(&owned, changes)?;
        }
    }
    Ok(())
}

fn remove_if_empty(folder: &Path, changes: &mut Changes) -> anyhow::Result<()> {
    let mut is_empty = true;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() && !is_hidden(&entry.file_name()) {
            remove_if_empty(&entry.path(), changes)?;
        }
        is_empty &= entry.path().symlink_metadata().is_err();
    }
    if is_empty {
        changes
            .remove_folder(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}
