//! Watches files for saves.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant, SystemTime};

use anyhow::Context as _;
use notify::event::{AccessKind, AccessMode};
use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher as _};

/// The quiet time after which a save is complete: editors write, rename and change permissions in several steps.
const QUIET: Duration = Duration::from_millis(60);

/// The maximum time to wait for the end of a save.
const MAX_WAIT: Duration = Duration::from_secs(1);

/// The interval for checking whether a missing directory exists.
const AGAIN: Duration = Duration::from_millis(500);

/// The resolution of file times.
const CLOCK: Duration = Duration::from_millis(20);

/// Files that are watched for saves.
///
/// Their directories are watched, because editors that save by renaming replace the file.
pub(super) struct Files {
    watcher: RecommendedWatcher,
    events: Receiver<notify::Result<Event>>,
    paths: BTreeSet<PathBuf>,
    /// Their paths in events.
    files: BTreeSet<PathBuf>,
    folders: BTreeSet<PathBuf>,
    /// `true` if a directory does not exist or cannot be watched.
    lacks_folders: bool,
}

impl Files {
    pub(super) fn new() -> anyhow::Result<Self> {
        let (sender, events) = mpsc::channel();
        let watcher = notify::recommended_watcher(sender).context("cannot watch files here")?;
        Ok(Self {
            watcher,
            events,
            paths: BTreeSet::new(),
            files: BTreeSet::new(),
            folders: BTreeSet::new(),
            lacks_folders: false,
        })
    }

    /// Watches these files from now on. Returns `true` if new directories are watched.
    pub(super) fn follow(&mut self, paths: BTreeSet<PathBuf>) -> bool {
        self.paths = paths;
        self.watch()
    }

    /// Watches the directories that exist.
    fn watch(&mut self) -> bool {
        let names: Vec<Vec<PathBuf>> = self.paths.iter().map(|path| names(path)).collect();
        self.lacks_folders = names.iter().any(Vec::is_empty);
        self.files = names.into_iter().flatten().collect();
        let folders = self.files.iter().filter_map(|file| file.parent());
        let folders: BTreeSet<PathBuf> = folders.map(Path::to_owned).collect();
        let known = std::mem::take(&mut self.folders);
        for folder in known.difference(&folders) {
            // A removed directory is not watched any more.
            let _ = self.watcher.unwatch(folder);
        }
        for folder in folders {
            // A known directory may have been replaced.
            match self.watcher.watch(&folder, RecursiveMode::NonRecursive) {
                Ok(()) => {
                    self.folders.insert(folder);
                }
                Err(_) => self.lacks_folders = true,
            }
        }
        !self.folders.is_subset(&known)
    }

    /// Returns `true` if one of the files was saved since.
    pub(super) fn are_newer_than(&self, moment: SystemTime) -> bool {
        let mut files = self.files.iter();
        files.any(|file| {
            let saved = file.metadata().and_then(|found| found.modified());
            saved.is_ok_and(|saved| saved + CLOCK > moment)
        })
    }

    /// Waits until one of the files is saved.
    pub(super) fn wait(&mut self) -> anyhow::Result<()> {
        while !self.next(AGAIN)? {
            if self.lacks_folders && self.watch() {
                return Ok(());
            }
        }
        let start = Instant::now();
        while start.elapsed() < MAX_WAIT && self.next(QUIET)? {}
        Ok(())
    }

    /// Returns `true` if a file changes within a time.
    fn next(&self, time: Duration) -> anyhow::Result<bool> {
        let end = Instant::now() + time;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.events.recv_timeout(left) {
                Ok(Ok(event)) if self.concerns(&event) => return Ok(true),
                Ok(Ok(_)) => {}
                // Events were lost: any of the files may have been saved.
                Ok(Err(_)) => return Ok(true),
                Err(RecvTimeoutError::Timeout) => return Ok(false),
                Err(RecvTimeoutError::Disconnected) => {
                    anyhow::bail!("the file watcher stopped")
                }
            }
        }
    }

    fn concerns(&self, event: &Event) -> bool {
        let is_change = match event.kind {
            EventKind::Access(AccessKind::Close(AccessMode::Write)) => true,
            EventKind::Access(_) => false,
            EventKind::Any
            | EventKind::Create(_)
            | EventKind::Modify(_)
            | EventKind::Remove(_)
            | EventKind::Other => true,
        };
        let mut paths = event.paths.iter();
        let is_known = |path: &PathBuf| self.files.contains(path) || self.folders.contains(path);
        is_change && (event.need_rescan() || paths.any(is_known))
    }
}

/// The paths of a file in events: its own, and that of a link's target. Empty if its directory does not exist.
fn names(path: &Path) -> Vec<PathBuf> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let own = folder.canonicalize().ok();
    let own = own
        .zip(path.file_name())
        .map(|(folder, name)| folder.join(name));
    let mut names: Vec<PathBuf> = own.into_iter().collect();
    names.extend(
        path.canonicalize()
            .ok()
            .filter(|target| !names.contains(target)),
    );
    names
}
