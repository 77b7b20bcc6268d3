//! The working directories of the task, which are kept between runs.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::Context as _;

/// The directories of the task, below cargo's target directory.
pub(super) struct Layout {
    folder: PathBuf,
    /// The lock file for generated crates.
    lock: PathBuf,
}

impl Layout {
    /// Creates the directories; `fresh` removes the crates of earlier runs.
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

    /// The target directory of that workspace.
    pub(super) fn build(&self) -> PathBuf {
        self.folder.join("build")
    }

    /// The diagnostics of each description.
    pub(super) fn records(&self) -> PathBuf {
        self.folder.join("records")
    }

    /// The standard error of each process.
    pub(super) fn logs(&self) -> PathBuf {
        self.folder.join("logs")
    }

    /// The time and memory of each generation.
    pub(super) fn generation_measures(&self) -> PathBuf {
        self.folder.join("measures/generation")
    }

    /// The time and memory of each compilation.
    pub(super) fn compiler_measures(&self) -> PathBuf {
        self.folder.join("measures/compiler")
    }

    /// The working directory of the oracle.
    pub(super) fn oracle(&self) -> PathBuf {
        self.folder.join("oracle")
    }

    /// The working directory of the wire suite.
    pub(super) fn wire(&self) -> PathBuf {
        self.folder.join("wire")
    }

    /// The working directory of the calls to Prism.
    pub(super) fn prism(&self) -> PathBuf {
        self.folder.join("prism")
    }

    /// The target directory of the programs of all three.
    pub(super) fn programs(&self) -> PathBuf {
        self.folder.join("programs")
    }

    /// The default table.
    pub(super) fn table(&self) -> PathBuf {
        self.folder.join("table.tsv")
    }

    /// The lock file of the workspace of this task.
    pub(super) fn lock(&self) -> &Path {
        &self.lock
    }
}
