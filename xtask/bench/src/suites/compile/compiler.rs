//! Compiles a crate, and weighs the compiler of that crate alone.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs};

use super::crates::Crate;
use crate::cost::Cost;
use crate::report::Figure;
use crate::suites::{Outcome, target};
use crate::weigh;

/// What is done with a crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// `cargo check`.
    Check,
    /// `cargo build --release`.
    Release,
}

impl Work {
    const fn arguments(self) -> &'static [&'static str] {
        match self {
            Self::Check => &["check", "--quiet", "--lib"],
            Self::Release => &["build", "--quiet", "--lib", "--release"],
        }
    }
}

/// The compiler, and the folder that it writes to.
pub struct Compiler {
    folder: PathBuf,
    wrapper: PathBuf,
}

impl Compiler {
    /// The compiler, behind this program.
    pub fn new() -> Outcome<Self> {
        let folder = target().join("compiled/target");
        fs::create_dir_all(&folder)?;
        Ok(Self {
            folder,
            wrapper: env::current_exe()?,
        })
    }

    /// Whether a crate compiles. Its dependencies are compiled then.
    pub fn compiles(&self, one: &Crate) -> Outcome<bool> {
        let checked = self.succeeds(one, Work::Check.arguments())?;
        Ok(checked && self.succeeds(one, Work::Release.arguments())?)
    }

    /// What it costs to compile a crate, when nothing is known of it; `None` if it does not compile.
    pub fn cost(&self, one: &Crate, work: Work) -> Outcome<Option<Cost>> {
        let profile: &[&str] = match work {
            Work::Check => &[],
            Work::Release => &["--release"],
        };
        let clean = [&["clean", "--quiet", "--package", &one.name], profile].concat();
        if !self.succeeds(one, &clean)? || !self.succeeds(one, work.arguments())? {
            return Ok(None);
        }
        weigh::read(&self.note()).map(Some)
    }

    /// The instructions of LLVM that a crate is compiled to, before LLVM changes any.
    pub fn instructions(&self, one: &Crate) -> Outcome<Figure> {
        let file = self.folder.join("instructions.ll");
        let emit = format!("--emit=llvm-ir={}", file.display());
        let arguments = ["rustc", "--quiet", "--lib", "--release", "--", &emit];
        let whole = ["-Cno-prepopulate-passes", "-Ccodegen-units=1"];
        if !self.succeeds(one, &[&arguments[..], &whole].concat())? {
            return Ok(None);
        }
        let text = fs::read(&file)?;
        let lines = text.split(|byte| *byte == b'\n');
        Ok(Some(
            lines.filter(|line| line.starts_with(b"  ")).count() as f64
        ))
    }

    fn succeeds(&self, one: &Crate, arguments: &[&str]) -> Outcome<bool> {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&one.folder).args(arguments);
        cargo.env("CARGO_TARGET_DIR", &self.folder);
        cargo.env("CARGO_INCREMENTAL", "0");
        cargo.env("RUSTC_WORKSPACE_WRAPPER", &self.wrapper);
        cargo.env(weigh::VARIABLE, self.note());
        cargo.stdout(Stdio::null()).stderr(Stdio::null());
        Ok(cargo.status()?.success())
    }

    fn note(&self) -> PathBuf {
        self.folder.join("weighed.txt")
    }
}
