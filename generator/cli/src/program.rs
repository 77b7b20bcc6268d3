//! The program that runs the commands, as messages and file headers name it.

use std::path::{Path, PathBuf};

use anyhow::ensure;

/// The paths of a description that is not named, relative to the current folder.
const DEFAULT_SPECS: [&str; 4] = [
    "spec/openapi.yaml",
    "openapi.yaml",
    "openapi.yml",
    "openapi.json",
];

/// A program with these commands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Program {
    /// `openapi-crates`, which runs in the current folder.
    #[default]
    Installed,
    /// `cargo xtask`, which runs in a workspace with the description `spec/openapi.yaml`.
    Xtask,
}

impl Program {
    /// The name that begins each command.
    pub fn name(self) -> &'static str {
        match self {
            Self::Installed => "openapi-crates",
            Self::Xtask => "cargo xtask",
        }
    }

    /// The command that generates crates.
    pub fn generate(self) -> &'static str {
        match self {
            Self::Installed => "openapi-crates generate",
            Self::Xtask => "cargo xtask codegen",
        }
    }

    /// The description in `root` of a command that names none: the first file that exists. The path may be one of no file.
    pub fn default_spec(self, root: &Path) -> PathBuf {
        let [first, others @ ..] = DEFAULT_SPECS.map(|path| root.join(path));
        let mut others = others.into_iter().filter(|path| path.is_file());
        match self {
            Self::Installed if !first.is_file() => others.next().unwrap_or(first),
            _ => first,
        }
    }

    /// Verifies that the default description exists.
    ///
    /// # Errors
    ///
    /// When none of the files does, which the message lists.
    pub(crate) fn verify_default(self, spec: &Path) -> anyhow::Result<()> {
        let paths = DEFAULT_SPECS.join("`, `");
        ensure!(
            self == Self::Xtask || spec.is_file(),
            "no description: name its path, or create one of `{paths}`"
        );
        Ok(())
    }
}
