//! The changes to the folder of one crate: files to write and files to remove.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context as _, bail};
use similar::TextDiff;

use super::folder;
use super::sync::Files;

/// The start of the names of temporary folders.
const STAGED: &str = ".codegen-new-";

/// The age after which the run that created a temporary folder must have been killed.
const ABANDONED: Duration = Duration::from_secs(3600);

/// The files to write and to remove in a folder, so that it contains a generated crate.
pub struct Plan<'f> {
    files: &'f dyn Files,
    name: String,
    folder: PathBuf,
    /// The files on disk that were not generated so far.
    stale: BTreeSet<PathBuf>,
    /// The files to write, in the order of their paths.
    differing: Vec<Difference>,
    unchanged: usize,
}

struct Difference {
    /// Relative to the crate's folder.
    path: String,
    text: String,
    /// The text on disk.
    found: Option<Vec<u8>>,
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
    /// When the folder cannot be read, or contains files but no generated crate.
    pub fn new(out: &Path, files: &'f dyn Files) -> anyhow::Result<Self> {
        let name = files.name();
        let folder = below(out, &name)?;
        let stale = folder::files(&folder)?;
        folder::check_owner(&folder, &stale)?;
        Ok(Self {
            files,
            name,
            folder,
            stale,
            differing: Vec::new(),
            unchanged: 0,
        })
    }

    /// Refuses a description among the generated files, since it would be removed as a stale file.
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

    /// Generates the files and compares them with those on disk.
    pub(super) fn compare(&mut self) -> anyhow::Result<()> {
        let files = self.files;
        files.each(&mut |path, text| self.add(path, text))?;
        self.differing
            .sort_by(|one, other| one.path.cmp(&other.path));
        Ok(())
    }

    fn add(&mut self, path: String, text: String) -> anyhow::Result<()> {
        let place = below(&self.folder, &path)?;
        if !folder::is_owned(Path::new(&path)) {
            bail!("the generated path {path:?} is not one of ours");
        }
        if folder::is_kept(&self.folder, Path::new(&path)) {
            return Ok(());
        }
        let found = match self.stale.remove(Path::new(&path)) {
            false => None,
            // A link is replaced even if it leads to the same text, because its target is not a generated file.
            true if place.is_symlink() => Some(Vec::new()),
            true => Some(read(&place)?),
        };
        if found.as_deref() == Some(text.as_bytes()) && !place.is_symlink() {
            self.unchanged += 1;
        } else {
            self.differing.push(Difference { path, text, found });
        }
        Ok(())
    }

    pub(super) fn is_up_to_date(&self) -> bool {
        self.differing.is_empty() && self.stale.is_empty()
    }

    /// Refuses to remove or replace files that were not generated.
    pub(super) fn check_losses(&self) -> anyhow::Result<()> {
        let stale = self.stale.iter().map(|path| (path.as_path(), "removed"));
        let changed = self.differing.iter().filter(|one| one.found.is_some());
        let changed = changed.map(|one| (Path::new(&one.path), "replaced"));
        for (path, lost) in stale.chain(changed) {
            let path = self.folder.join(path);
            if !folder::may_be_lost(&path) {
                bail!(
                    "{} was not generated and would be {lost}: move it; nothing was written",
                    path.display()
                );
            }
        }
        let existing = self.folder.ancestors().find(|path| path.exists());
        if existing.is_some_and(|path| !path.is_dir()) {
            bail!(
                "cannot write {}: not a directory; nothing was written",
                self.folder.display()
            );
        }
        // A new folder contains nothing that files could replace.
        let replacing = self.folder.exists().then_some(&self.differing);
        for Difference { path, .. } in replacing.into_iter().flatten() {
            if folder::has_other_files(&self.folder, Path::new(path), &self.stale)? {
                let path = self.folder.join(path);
                bail!(
                    "cannot write {}: it is a directory; nothing was written",
                    path.display()
                );
            }
        }
        Ok(())
    }

    /// Writes the files to a temporary folder.
    pub(super) fn stage(&self) -> anyhow::Result<Staged> {
        let missing = self
            .folder
            .ancestors()
            .take_while(|path| !path.as_os_str().is_empty() && !path.exists());
        let staged = Staged {
            folder: self.folder.join(unique_name()),
            created: missing.last().map(Path::to_owned),
        };
        remove_abandoned(&self.folder);
        let written = staged.write(&self.differing);
        written.with_context(|| {
            format!(
                "cannot write {}; nothing was written",
                self.folder.display()
            )
        })?;
        Ok(staged)
    }

    /// Removes stale files and puts the staged ones in place.
    pub(super) fn write(&self, staged: &Staged) -> anyhow::Result<()> {
        for path in &self.stale {
            let path = self.folder.join(path);
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
        folder::remove_empty(&self.folder)?;
        move_entries(&staged.folder, &self.folder)
    }

    pub(super) fn report_written(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.is_up_to_date() {
            return writeln!(out, "{}: up to date", self.name);
        }
        writeln!(
            out,
            "{}: {} written, {} removed, {} unchanged",
            self.name,
            self.differing.len(),
            self.stale.len(),
            self.unchanged
        )
    }

    pub(super) fn report_differences(&self, out: &mut dyn Write) -> io::Result<()> {
        let name = &self.name;
        if self.is_up_to_date() {
            writeln!(out, "{name}: up to date")?;
        }
        for missing in self.differing.iter().filter(|one| one.found.is_none()) {
            writeln!(out, "missing: {name}/{}", missing.path)?;
        }
        for path in &self.stale {
            writeln!(out, "stale: {name}/{}", path.display())?;
        }
        for Difference { path, text, found } in &self.differing {
            let Some(found) = found else { continue };
            let path = format!("{name}/{path}");
            let found = String::from_utf8_lossy(found);
            let diff = TextDiff::from_lines(found.as_ref(), text);
            let mut diff = diff.unified_diff();
            let diff = diff
                .header(&path, &format!("{path} (generated)"))
                .to_string();
            write!(out, "changed: {path}\n{diff}")?;
        }
        Ok(())
    }
}

/// A generated path below a folder.
fn below(folder: &Path, path: &str) -> anyhow::Result<PathBuf> {
    let mut parts = Path::new(path).components().peekable();
    let is_inside =
        parts.peek().is_some() && parts.all(|part| matches!(part, Component::Normal(_)));
    if !is_inside || path.contains('\\') {
        bail!("the generated path {path:?} is not inside its crate");
    }
    Ok(folder.join(path))
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    // Reading a device or a pipe may never end.
    if !path.is_file() {
        bail!("{} is not a file", path.display());
    }
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Moves the entries of a folder to another one. A folder that does not exist there is moved as a whole.
fn move_entries(from: &Path, to: &Path) -> anyhow::Result<()> {
    // Moving entries while they are listed could skip some.
    let entries: io::Result<Vec<_>> = fs::read_dir(from).and_then(Iterator::collect);
    let mut entries = entries.with_context(|| format!("cannot read {}", from.display()))?;
    // `Cargo.toml` is the first: it marks the folder as a generated crate.
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() && to.is_dir() {
            move_entries(&from, &to)?;
        } else {
            fs::rename(&from, &to).with_context(|| format!("cannot write {}", to.display()))?;
        }
    }
    Ok(())
}

/// The name of a temporary folder that no other run uses.
fn unique_name() -> String {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    format!("{STAGED}{}-{number}", process::id())
}

/// Removes the temporary folders of runs that were killed.
fn remove_abandoned(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_staged = entry
            .file_name()
            .as_encoded_bytes()
            .starts_with(STAGED.as_bytes());
        let modified = entry.metadata().and_then(|metadata| metadata.modified());
        let age = modified.ok().and_then(|modified| modified.elapsed().ok());
        if is_staged && age.is_some_and(|age| age > ABANDONED) {
            // A hidden folder that cannot be removed does no harm.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// A temporary folder with the files to write. It is removed when this is dropped.
pub(super) struct Staged {
    folder: PathBuf,
    /// The outermost folder that did not exist.
    created: Option<PathBuf>,
}

impl Staged {
    fn write(&self, files: &[Difference]) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let mut folder = self.folder.clone();
        for Difference { path, text, .. } in files {
            let path = self.folder.join(path);
            if let Some(parent) = path.parent().filter(|parent| *parent != folder) {
                folder = parent.to_owned();
                fs::create_dir_all(parent)?;
            }
            fs::write(path, text)?;
        }
        Ok(())
    }

    /// Removes the folders that were created and are still empty.
    fn remove_empty_parents(&self, created: &Path) {
        for folder in self.folder.ancestors().skip(1) {
            if fs::remove_dir(folder).is_err() || folder == created {
                return;
            }
        }
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        // A hidden folder that cannot be removed does no harm.
        let _ = fs::remove_dir_all(&self.folder);
        if let Some(created) = &self.created {
            self.remove_empty_parents(created);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_paths_stay_inside() {
        let folder = Path::new("out");
        let lib = below(folder, "src/lib.rs");
        assert_eq!(lib.ok(), Some(folder.join("src/lib.rs")));
        for bad in [
            "",
            "/etc/passwd",
            "../a",
            "src/../../a",
            "./a",
            "src\\..\\a",
        ] {
            assert!(below(folder, bad).is_err(), "{bad}");
        }
    }
}
