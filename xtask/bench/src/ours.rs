//! Builds the measured generator.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::suites::{Outcome, folder, run};

/// The built program.
#[derive(Clone, Debug)]
pub struct Generator(PathBuf);

impl Generator {
    /// Builds the generator.
    pub fn build() -> Outcome<Self> {
        let workspace = folder().join("../..");
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&workspace);
        run(cargo.args(["build", "--quiet", "--release", "--package", "xtask"]))?;
        let target = env::var_os("CARGO_TARGET_DIR");
        let target = target.map_or_else(|| workspace.join("target"), PathBuf::from);
        Ok(Self(target.join("release/xtask")))
    }

    /// A command that generates crates of a description, without its unsupported parts. It generates both if
    /// `side` is `None`, otherwise `client` or `server`.
    pub fn command(&self, spec: &Path, name: &str, out: &Path, side: Option<&str>) -> Command {
        let mut command = Command::new(&self.0);
        command.args(["codegen", "--allow-skip", "--name", name]);
        command.arg("--spec").arg(spec).arg("--out").arg(out);
        command.args(side.map(|side| format!("--{side}")));
        command
    }
}
