//! Compares generated files with those on disk, and brings the disk up to date or tells how it differs.

mod confine;
mod folder;

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use generator::Crate;
use similar::TextDiff;

use crate::Status;

/// What to do about differences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Write what is missing or changed, and remove what is stale.
    Write,
    /// Write nothing, and tell all differences.
    Check,
}

/// The differences between a generated crate and its folder.
#[derive(Debug)]
pub struct Plan<'a> {
    name: &'a str,
    folder: PathBuf,
    missing: Vec<Wanted<'a>>,
    changed: Vec<(Wanted<'a>, Vec<u8>)>,
    /// Paths of what is not generated, where only generated files belong.
    stale: Vec<PathBuf>,
    unchanged: usize,
}

/// A file as it should be.
#[derive(Debug)]
struct Wanted<'a> {
    /// Relative to the crate's folder.
    path: &'a str,
    text: &'a str,
}

impl<'a> Plan<'a> {
    /// Compares a crate with the folder of its name in `out`. Nothing is written.
    ///
    /// # Errors
    ///
    /// When the folder cannot be read, when it was not generated and holds something, or when a
    /// generated path leads out of what is owned in it.
    pub fn new(out: &Path, generated: &'a Crate) -> anyhow::Result<Self> {
        let folder = confine::below(out, &generated.name)?;
        let found = folder::files(&folder)?;
        folder::check_owner(&folder, &found)?;
        let mut plan = Self {
            name: &generated.name,
            folder,
            missing: Vec::new(),
            changed: Vec::new(),
            stale: Vec::new(),
            unchanged: 0,
        };
        let mut known = BTreeSet::new();
        for (path, text) in &generated.files {
            plan.compare(Wanted { path, text }, &found)?;
            known.insert(Path::new(path));
        }
        let is_stale = |path: &&PathBuf| !known.contains(path.as_path());
        plan.stale = found.iter().filter(is_stale).cloned().collect();
        Ok(plan)
    }

    /// Refuses a description among the generated files: as one that is not generated, it would be
    /// removed.
    ///
    /// # Errors
    ///
    /// When it is there.
    pub fn refuse_to_hold(&self, spec: &Path) -> anyhow::Result<()> {
        if let (Ok(folder), Ok(spec)) = (self.folder.canonicalize(), spec.canonicalize())
            && spec.strip_prefix(folder).is_ok_and(folder::is_owned)
        {
            bail!(
                "the description is among the generated files of {}; nothing was written",
                self.folder.display()
            );
        }
        Ok(())
    }

    fn compare(&mut self, wanted: Wanted<'a>, found: &BTreeSet<PathBuf>) -> anyhow::Result<()> {
        let path = confine::below(&self.folder, wanted.path)?;
        if !folder::is_owned(Path::new(wanted.path)) {
            bail!("the generated path {:?} is not one of ours", wanted.path);
        }
        if !found.contains(Path::new(wanted.path)) {
            self.missing.push(wanted);
            return Ok(());
        }
        // A link is replaced even where it leads to the same text: what it leads to is not ours.
        let is_link = path
            .symlink_metadata()
            .is_ok_and(|metadata| metadata.is_symlink());
        let bytes = if is_link { Vec::new() } else { read(&path)? };
        if is_link || bytes != wanted.text.as_bytes() {
            self.changed.push((wanted, bytes));
        } else {
            self.unchanged += 1;
        }
        Ok(())
    }

    fn is_up_to_date(&self) -> bool {
        self.missing.is_empty() && self.changed.is_empty() && self.stale.is_empty()
    }

    /// Writes or tells the differences: [`Status::Found`] when a check found any.
    ///
    /// # Errors
    ///
    /// When a file cannot be written or removed.
    pub fn carry_out(&self, mode: Mode, out: &mut dyn Write) -> anyhow::Result<Status> {
        if self.is_up_to_date() {
            writeln!(out, "{}: up to date", self.name)?;
            return Ok(Status::Done);
        }
        match mode {
            Mode::Write => {
                self.write()?;
                writeln!(out, "{}: {}", self.name, self.summary())?;
                Ok(Status::Done)
            }
            Mode::Check => {
                self.tell(out)?;
                Ok(Status::Found)
            }
        }
    }

    /// Removes first: what is stale may stand where a folder is needed.
    fn write(&self) -> anyhow::Result<()> {
        for path in &self.stale {
            let path = self.folder.join(path);
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
        folder::remove_empty(&self.folder)?;
        let changed = self.changed.iter().map(|(wanted, _)| wanted);
        for wanted in self.missing.iter().chain(changed) {
            replace(&confine::below(&self.folder, wanted.path)?, wanted.text)?;
        }
        Ok(())
    }

    fn summary(&self) -> String {
        let written = self.missing.len() + self.changed.len();
        format!(
            "{written} written, {} removed, {} unchanged",
            self.stale.len(),
            self.unchanged
        )
    }

    fn tell(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        let name = self.name;
        for wanted in &self.missing {
            writeln!(out, "missing: {name}/{}", wanted.path)?;
        }
        for path in &self.stale {
            writeln!(out, "stale: {name}/{}", path.display())?;
        }
        for (wanted, found) in &self.changed {
            let path = format!("{name}/{}", wanted.path);
            let found = String::from_utf8_lossy(found);
            let diff = TextDiff::from_lines(found.as_ref(), wanted.text);
            writeln!(out, "changed: {path}")?;
            write!(
                out,
                "{}",
                diff.unified_diff()
                    .header(&path, &format!("{path} (generated)"))
            )?;
        }
        Ok(())
    }
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Replaces a file in one step, so that no reader sees half of it.
fn replace(path: &Path, text: &str) -> anyhow::Result<()> {
    let write = || {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut new = path.as_os_str().to_owned();
        new.push(".new");
        fs::write(&new, text)?;
        fs::rename(&new, path)
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}
