//! Writes fetched files and the lock file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use openapi_crates::disk::vendored::{FOLDER, LOCK, Lock};

/// The settings of Git for the folder of stored files.
const GIT_ATTRIBUTES: &str =
    "# Checksums are those of the bytes: no conversion of line ends.\n* -text\n";

/// Writes files by their paths relative to a directory, and then the lock file.
pub(super) fn write<'f>(
    folder: &Path,
    files: impl IntoIterator<Item = (&'f String, &'f Vec<u8>)>,
    lock: &Lock,
) -> anyhow::Result<()> {
    for (path, bytes) in files {
        let file = prepared(folder, path)?;
        fs::write(&file, bytes).with_context(|| format!("cannot write {}", file.display()))?;
    }
    let stored = folder.join(FOLDER);
    let attributes = stored.join(".gitattributes");
    if stored.is_dir() && !attributes.exists() {
        fs::write(&attributes, GIT_ATTRIBUTES)
            .with_context(|| format!("cannot write {}", attributes.display()))?;
    }
    let path = prepared(folder, LOCK)?;
    fs::write(&path, lock.to_text()).with_context(|| format!("cannot write {}", path.display()))
}

/// The path of a file, after its folders are created. Symbolic links are refused, because they may point outside of the
/// folder.
fn prepared(folder: &Path, path: &str) -> anyhow::Result<PathBuf> {
    let mut file = folder.to_owned();
    let mut steps = path.split('/').peekable();
    while let Some(step) = steps.next() {
        file.push(step);
        match fs::symlink_metadata(&file) {
            Ok(found) if found.is_symlink() => bail!("{} is a symbolic link", file.display()),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound && steps.peek().is_some() => {
                fs::create_dir(&file)
                    .with_context(|| format!("cannot create {}", file.display()))?;
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => {
                return Err(error).with_context(|| format!("cannot write {}", file.display()));
            }
        }
    }
    Ok(file)
}
