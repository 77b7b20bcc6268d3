//! The folders that generators write to.

use std::cell::Cell;
use std::fs;
use std::path::PathBuf;

use crate::suites::{Outcome, target};

/// A new folder for each run. Nothing is removed between the runs: file systems create files slowly where others were
/// just removed.
pub struct Outputs {
    folder: PathBuf,
    count: Cell<usize>,
}

impl Outputs {
    /// Creates the parent of the folders.
    pub fn new() -> Outcome<Self> {
        let folder = target().join("generated");
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        let count = Cell::new(0);
        Ok(Self { folder, count })
    }

    /// Creates a new folder.
    pub fn fresh(&self) -> Outcome<PathBuf> {
        self.count.set(self.count.get() + 1);
        let folder = self.folder.join(self.count.get().to_string());
        fs::create_dir(&folder)?;
        Ok(folder)
    }
}

impl Drop for Outputs {
    fn drop(&mut self) {
        // Remaining files are removed by the next run.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
