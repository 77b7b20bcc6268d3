//! The differences between a generated crate and its folder.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use similar::TextDiff;

use super::changes::{self, Changes};
use super::{Files, confine, folder};

/// What is to be done to a folder, so that it holds a generated crate.
pub struct Plan<'f> {
    files: &'f dyn Files,
    name: String,
    folder: PathBuf,
    /// What is there, and has not been generated so far.
    stale: BTreeSet<PathBuf>,
    missing: Vec<Wanted>,
    changed: Vec<Wanted>,
    unchanged: usize,
    /// Where the new files are that are not in place yet.
    staged: Option<PathBuf>,
}

/// A file as it should be.
struct Wanted {
    /// Relative to the crate's folder.
    path: String,
    text: Text,
}

enum Text {
    /// In the folder of staged files, under this number.
    Staged(usize),
    /// Here, with what is found in its place.
    Held { text: String, found: Vec<u8> },
}

impl fmt::Debug for Plan<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = formatter.debug_struct("Plan");
        shown.field("folder", &self.folder).finish_non_exhaustive()
    }
}

impl<'f> Plan<'f> {
    /// Plans a crate for the folder of its name in `out`. Nothing is written.
    ///
    /// # Errors
    ///
    /// When the folder cannot be read, or when it was not generated and holds something.
    pub fn new(out: &Path, files: &'f dyn Files) -> anyhow::Result<Self> {
        let name = files.name();
        let folder = confine::below(out, &name)?;
        let found = folder::files(&folder)?;
        folder::check_owner(&folder, &found)?;
        Ok(Self {
            files,
            name,
            folder,
            stale: found,
            missing: Vec::new(),
            changed: Vec::new(),
            unchanged: 0,
            staged: None,
        })
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

    /// Compares the files with those on disk, and holds those that differ.
    pub(super) fn compare(&mut self) -> anyhow::Result<()> {
        self.each(&mut |_, text, found| Ok(Text::Held { text, found }))
    }

    /// Compares the files with those on disk, and puts those that differ into a folder beside
    /// those that they replace.
    pub(super) fn stage(&mut self, changes: &mut Changes) -> anyhow::Result<()> {
        let mut count = 0;
        self.each(&mut |plan, text, _| {
            let staged = plan.staging(changes)?;
            let number = count;
            count += 1;
            changes::stage(&staged, number, &text).with_context(|| cannot_write(&plan.folder))?;
            Ok(Text::Staged(number))
        })?;
        self.refuse_to_lose()?;
        if !self.is_up_to_date() {
            self.staging(changes)?;
        }
        Ok(())
    }

    /// Refuses to remove or replace what was not generated. Of a link, what it leads to is left.
    fn refuse_to_lose(&self) -> anyhow::Result<()> {
        let stale = self.stale.iter().map(|path| (path.as_path(), "removed"));
        let changed = self.changed.iter();
        let changed = changed.map(|wanted| (Path::new(&wanted.path), "replaced"));
        for (path, lost) in stale.chain(changed) {
            let path = self.folder.join(path);
            if !folder::may_be_lost(&path) {
                bail!(
                    "{} was not generated, and would be {lost}: keep it elsewhere",
                    path.display()
                );
            }
        }
        Ok(())
    }

    /// The folder of staged files.
    fn staging(&mut self, changes: &mut Changes) -> anyhow::Result<PathBuf> {
        if let Some(staged) = &self.staged {
            return Ok(staged.clone());
        }
        let staged = changes
            .create_folder(&self.folder)
            .and_then(|()| changes.create_staging(&self.folder))
            .with_context(|| cannot_write(&self.folder))?;
        Ok(self.staged.insert(staged).clone())
    }

    fn each(&mut self, keep: &mut Keep<'_, 'f>) -> anyhow::Result<()> {
        let files = self.files;
        files.each(&mut |path, text| self.add(path, text, keep))?;
        let by_path = |one: &Wanted, other: &Wanted| one.path.cmp(&other.path);
        self.missing.sort_by(by_path);
        self.changed.sort_by(by_path);
        Ok(())
    }

    fn add(&mut self, path: String, text: String, keep: &mut Keep<'_, 'f>) -> anyhow::Result<()> {
        let place = confine::below(&self.folder, &path)?;
        if !folder::is_owned(Path::new(&path)) {
            bail!("the generated path {path:?} is not one of ours");
        }
        if !self.stale.remove(Path::new(&path)) {
            let text = keep(self, text, Vec::new())?;
            self.missing.push(Wanted { path, text });
            return Ok(());
        }
        // A link is replaced even where it leads to the same text: what it leads to is not ours.
        let is_link = place
            .symlink_metadata()
            .is_ok_and(|metadata| metadata.is_symlink());
        let found = if is_link { Vec::new() } else { read(&place)? };
        if is_link || found != text.as_bytes() {
            let text = keep(self, text, found)?;
            self.changed.push(Wanted { path, text });
        } else {
            self.unchanged += 1;
        }
        Ok(())
    }

    pub(super) fn is_up_to_date(&self) -> bool {
        self.missing.is_empty() && self.changed.is_empty() && self.stale.is_empty()
    }

    /// Puts staged files in place. What is stale goes first: it may stand where a folder is needed.
    pub(super) fn put_in_place(&self, changes: &mut Changes) -> anyhow::Result<()> {
        let Some(staged) = &self.staged else {
            return Ok(());
        };
        for path in &self.stale {
            let path = self.folder.join(path);
            changes
                .put_away(&path, staged)
                .with_context(|| format!("cannot remove {}", path.display()))?;
        }
        folder::remove_empty(&self.folder, changes)?;
        for wanted in self.missing.iter().chain(&self.changed) {
            let Text::Staged(number) = wanted.text else {
                continue;
            };
            let path = confine::below(&self.folder, &wanted.path)?;
            changes
                .replace(&path, staged, number)
                .with_context(|| cannot_write(&path))?;
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

    pub(super) fn tell_written(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.is_up_to_date() {
            true => writeln!(out, "{}: up to date", self.name),
            false => writeln!(out, "{}: {}", self.name, self.summary()),
        }
    }

    pub(super) fn tell_differences(&self, out: &mut dyn Write) -> io::Result<()> {
        let name = &self.name;
        if self.is_up_to_date() {
            writeln!(out, "{name}: up to date")?;
        }
        for wanted in &self.missing {
            writeln!(out, "missing: {name}/{}", wanted.path)?;
        }
        for path in &self.stale {
            writeln!(out, "stale: {name}/{}", path.display())?;
        }
        for wanted in &self.changed {
            let Text::Held { text, found } = &wanted.text else {
                continue;
            };
            let path = format!("{name}/{}", wanted.path);
            let found = String::from_utf8_lossy(found);
            let diff = TextDiff::from_lines(found.as_ref(), text);
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

/// Keeps the text of a file that differs from what was found.
type Keep<'k, 'f> = dyn FnMut(&mut Plan<'f>, String, Vec<u8>) -> anyhow::Result<Text> + 'k;

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    // What is no file may have no end.
    if !path.is_file() {
        bail!("{} is not a file", path.display());
    }
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

fn cannot_write(path: &Path) -> String {
    format!("cannot write {}", path.display())
}
