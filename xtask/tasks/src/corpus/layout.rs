//! The folders that the task works in, kept between runs.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::Context as _;

/// The folder of the task below cargo's target folder.
pub(super) struct Layout {
    folder: PathBuf,
    /// The lock file whose versions the generated crates are compiled with.
    lock: PathBuf,
}

impl Layout {
    /// Makes the folders; `fresh` removes what earlier runs generated and measured.
    pub(super) fn prepare(root: &Path, fresh: bool) -> anyhow::Result<Self> {
        let target = env::var_os("CARGO_TARGET_DIR").map(|target| root.join(target));
        let target = target.unwrap_or_else(|| root.join("target"));
        let layout = Self {
            folder: target.join("corpus"),
            lock: root.join("Cargo.lock"),
        };
        if fresh && layout.crates().exists() {
            fs::remove_dir_all(layout.crates())
                .with_context(|| format!("cannot remove {}", layout.crates().display()))?;
        }
        for folder in [
            layout.crates(),
            layout.records(),
            layout.logs(),
            layout.generation_measures(),
            layout.compiler_measures(),
        ] {
            fs::create_dir_all(&folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
        }
        Ok(layout)
    }

    /// The workspace of the generated crates.
    pub(super) fn crates(&self) -> PathBuf {
        self.folder.join("crates")
    }

    /// The target folder of that workspace.
    pub(super) fn build(&self) -> PathBuf {
        self.folder.join("build")
    }

    /// What the generator said of each description.
    pub(super) fn records(&self) -> PathBuf {
        self.folder.join("records")
    }

    /// What each process wrote to its standard error.
    pub(super) fn logs(&self) -> PathBuf {
        self.folder.join("logs")
    }

    /// Time and memory of each generation.
    pub(super) fn generation_measures(&self) -> PathBuf {
        self.folder.join("measures/generation")
    }

    /// Time and memory of each run of the compiler.
    pub(super) fn compiler_measures(&self) -> PathBuf {
        self.folder.join("measures/compiler")
    }

    /// Where values are sent through the types.
    pub(super) fn oracle(&self) -> PathBuf {
        self.folder.join("oracle")
    }

    /// Where operations are called.
    pub(super) fn wire(&self) -> PathBuf {
        self.folder.join("wire")
    }

    /// The target folder of the programs that both are done by.
    pub(super) fn programs(&self) -> PathBuf {
        self.folder.join("programs")
    }

    /// The table, if no other file was given.
    pub(super) fn table(&self) -> PathBuf {
        self.folder.join("table.tsv")
    }

    /// The lock file of the workspace of this task.
    pub(super) fn lock(&self) -> &Path {
        &self.lock
    }
}
