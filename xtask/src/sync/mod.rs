//! Compares generated files with those on disk, and brings the disk up to date or tells how it differs.

mod changes;
mod confine;
mod folder;

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use changes::Changes;
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

/// Writes or tells the differences of several crates: [`Status::Found`] when a check found any.
///
/// # Errors
///
/// When a file cannot be written or removed: all crates are as they were then.
pub fn carry_out(plans: &[Plan<'_>], mode: Mode, out: &mut dyn Write) -> anyhow::Result<Status> {
    match mode {
        Mode::Write => {
            Changes::all_or_none(|changes| write(plans, changes))?;
            for plan in plans {
                plan.tell_written(out)?;
            }
            Ok(Status::Done)
        }
        Mode::Check => {
            for plan in plans {
                plan.tell_differences(out)?;
            }
            Ok(match plans.iter().all(Plan::is_up_to_date) {
                true => Status::Done,
                false => Status::Found,
            })
        }
    }
}

/// All that can fail for want of room or rights is tried before the first file is replaced.
fn write(plans: &[Plan<'_>], changes: &mut Changes) -> anyhow::Result<()> {
    let different = plans.iter().filter(|plan| !plan.is_up_to_date());
    let staged: Vec<_> = different
        .map(|plan| Ok((plan, plan.stage(changes)?)))
        .collect::<anyhow::Result<_>>()?;
    for (plan, staged) in &staged {
        plan.put_in_place(staged, changes)?;
    }
    Ok(())
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

    /// Writes the new files into a folder beside those that they replace.
    fn stage(&self, changes: &mut Changes) -> anyhow::Result<PathBuf> {
        changes
            .create_folder(&self.folder)
            .and_then(|()| changes.stage(&self.folder, self.wanted().map(|wanted| wanted.text)))
            .with_context(|| cannot_write(&self.folder))
    }

    /// Puts staged files in place. What is stale goes first: it may stand where a folder is needed.
    fn put_in_place(&self, staged: &Path, changes: &mut Changes) -> anyhow::Result<()> {
        for path in &self.stale {
            let path = self.folder.join(path);
            changes
                .put_away(&path, staged)
                .with_context(|| format!("cannot remove {}", path.display()))?;
        }
        folder::remove_empty(&self.folder, changes)?;
        for (number, wanted) in self.wanted().enumerate() {
            let path = confine::below(&self.folder, wanted.path)?;
            changes
                .replace(&path, staged, number)
                .with_context(|| cannot_write(&path))?;
        }
        Ok(())
    }

    /// The files to write.
    fn wanted(&self) -> impl Iterator<Item = &Wanted<'a>> {
        let changed = self.changed.iter().map(|(wanted, _)| wanted);
        self.missing.iter().chain(changed)
    }

    fn summary(&self) -> String {
        let written = self.missing.len() + self.changed.len();
        format!(
            "{written} written, {} removed, {} unchanged",
            self.stale.len(),
            self.unchanged
        )
    }

    fn tell_written(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.is_up_to_date() {
            true => writeln!(out, "{}: up to date", self.name),
            false => writeln!(out, "{}: {}", self.name, self.summary()),
        }
    }

    fn tell_differences(&self, out: &mut dyn Write) -> io::Result<()> {
        let name = self.name;
        if self.is_up_to_date() {
            writeln!(out, "{name}: up to date")?;
        }
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

fn cannot_write(path: &Path) -> String {
    format!("cannot write {}", path.display())
}
