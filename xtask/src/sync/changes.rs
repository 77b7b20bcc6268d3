//! Changes of files that are made all, or none of them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::Context as _;

/// What was done so far, so that it can be undone.
#[derive(Debug, Default)]
pub(super) struct Changes(Vec<Change>);

#[derive(Debug)]
enum Change {
    /// A folder was made.
    Created(PathBuf),
    /// A folder was made for what goes with the changes: files that are not in place yet, and those
    /// that were.
    Staged(PathBuf),
    /// A file has another place.
    Moved { from: PathBuf, to: PathBuf },
    /// An empty folder was removed.
    Removed(PathBuf),
}

impl Changes {
    /// Makes changes; where one fails, those before it are undone.
    pub(super) fn all_or_none(
        make: impl FnOnce(&mut Self) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let mut changes = Self::default();
        match make(&mut changes) {
            Ok(()) => changes.keep(),
            Err(error) => Err(match changes.undo() {
                Ok(()) => error.context("nothing was written"),
                Err(why) => error.context(format!("{why:#}, when a change was to be undone after")),
            }),
        }
    }

    /// Makes a folder, and those that it is in, unless it is there.
    pub(super) fn create_folder(&mut self, folder: &Path) -> io::Result<()> {
        let is_missing = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.is_dir();
        let missing: Vec<_> = folder.ancestors().take_while(is_missing).collect();
        for folder in missing.into_iter().rev() {
            fs::create_dir(folder)?;
            self.0.push(Change::Created(folder.to_owned()));
        }
        Ok(())
    }

    /// Makes a new folder within another for what goes with the changes.
    pub(super) fn create_staging(&mut self, within: &Path) -> io::Result<PathBuf> {
        let hidden = tempfile::Builder::new()
            .prefix(".codegen-")
            .tempdir_in(within)?;
        let staged = hidden.keep();
        self.0.push(Change::Staged(staged.clone()));
        Ok(staged)
    }

    /// Puts a staged file in place of another, or of none, in one step for those who read it.
    pub(super) fn replace(&mut self, path: &Path, staged: &Path, number: usize) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            self.create_folder(folder)?;
        }
        if path.symlink_metadata().is_ok_and(|found| !found.is_dir()) {
            self.keep_aside(path, staged)?;
        }
        self.rename(&staged.join(number.to_string()), path)
    }

    /// Takes a file away.
    pub(super) fn put_away(&mut self, path: &Path, staged: &Path) -> io::Result<()> {
        self.rename(path, &self.free_place(staged))
    }

    /// Takes a file away, and leaves it where it is until it is replaced if the file system can.
    fn keep_aside(&mut self, path: &Path, staged: &Path) -> io::Result<()> {
        let aside = self.free_place(staged);
        if fs::hard_link(path, &aside).is_err() {
            return self.put_away(path, staged);
        }
        self.0.push(Change::moved(path, &aside));
        Ok(())
    }

    fn free_place(&self, staged: &Path) -> PathBuf {
        staged.join(format!("old-{}", self.0.len()))
    }

    /// Removes an empty folder.
    pub(super) fn remove_folder(&mut self, folder: &Path) -> io::Result<()> {
        fs::remove_dir(folder)?;
        self.0.push(Change::Removed(folder.to_owned()));
        Ok(())
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)?;
        self.0.push(Change::moved(from, to));
        Ok(())
    }

    fn keep(mut self) -> anyhow::Result<()> {
        let mut changes = std::mem::take(&mut self.0).into_iter();
        changes.try_for_each(|change| match change {
            Change::Staged(folder) => remove_all(&folder),
            Change::Created(_) | Change::Moved { .. } | Change::Removed(_) => Ok(()),
        })
    }

    /// Undoes the last change first. All are tried; the first failure is told.
    fn undo(&mut self) -> anyhow::Result<()> {
        let changes = std::mem::take(&mut self.0).into_iter();
        let undone: Vec<_> = changes.rev().map(Change::undo).collect();
        undone.into_iter().collect()
    }
}

impl Drop for Changes {
    /// Undoes what was neither kept nor undone, because the program failed.
    fn drop(&mut self) {
        let _ = self.undo();
    }
}

/// Writes a text into the folder of what is staged, into a file called by its number.
pub(super) fn stage(staged: &Path, number: usize, text: &str) -> io::Result<()> {
    fs::write(staged.join(number.to_string()), text)
}

impl Change {
    fn moved(from: &Path, to: &Path) -> Self {
        Self::Moved {
            from: from.to_owned(),
            to: to.to_owned(),
        }
    }

    fn undo(self) -> anyhow::Result<()> {
        match self {
            Self::Created(folder) => fs::remove_dir(&folder)
                .with_context(|| format!("cannot remove {}", folder.display())),
            Self::Staged(folder) => remove_all(&folder),
            Self::Moved { from, to } => {
                fs::rename(&to, &from).with_context(|| format!("cannot restore {}", from.display()))
            }
            Self::Removed(folder) => fs::create_dir(&folder)
                .with_context(|| format!("cannot restore {}", folder.display())),
        }
    }
}

fn remove_all(folder: &Path) -> anyhow::Result<()> {
    fs::remove_dir_all(folder).with_context(|| format!("cannot remove {}", folder.display()))
}
