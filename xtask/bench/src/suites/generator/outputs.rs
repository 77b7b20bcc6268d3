//! The folders that generators write to.

use std::cell::Cell;
use std::fs;
use std::path::PathBuf;

use crate::suites::{Outcome, target};

/// A new folder for each run. Nothing is removed between the runs: file systems are slow to make files where some were
/// removed a moment before.
pub struct Outputs {
    folder: PathBuf,
    count: Cell<usize>,
}

impl Outputs {
    /// No folders yet.
    pub fn new() -> Outcome<Self> {
        let folder = target().join("generated");
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        let count = Cell::new(0);
        Ok(Self { folder, count })
    }

    /// A new folder.
    pub fn fresh(&self) -> Outcome<PathBuf> {
        self.count.set(self.count.get() + 1);
        let folder = self.folder.join(self.count.get().to_string());
        fs::create_dir(&folder)?;
        Ok(folder)
    }
}

impl Drop for Outputs {
    fn drop(&mut self) {
        // What is left is removed when they are made the next time.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
