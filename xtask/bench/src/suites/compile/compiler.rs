//! Compiles a crate, and weighs the compiler of that crate alone.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs};

use super::crates::Crate;
use crate::cost::Cost;
use crate::suites::{Outcome, target};
use crate::weigh;

/// The arguments that check a crate.
const CHECK: [&str; 3] = ["check", "--quiet", "--lib"];

/// The arguments of a release build.
const RELEASE: [&str; 4] = ["build", "--quiet", "--lib", "--release"];

/// The cost and the result of a release build.
#[derive(Clone, Copy, Debug)]
pub struct Build {
    /// The cost.
    pub cost: Cost,
    /// The instructions of LLVM that the crate is compiled to, before LLVM changes any.
    pub instructions: f64,
    /// The bytes of machine code and constants, as `size` counts them.
    pub bytes: f64,
}

/// The compiler, and the folder that it writes to.
pub struct Compiler {
    folder: PathBuf,
    wrapper: PathBuf,
}

impl Compiler {
    /// The compiler, wrapped by this program.
    pub fn new() -> Outcome<Self> {
        let folder = target().join("compiled/target");
        fs::create_dir_all(&folder)?;
        Ok(Self {
            folder,
            wrapper: env::current_exe()?,
        })
    }

    /// Builds a crate for release, whose dependencies are built before and do not count; `None` if it
    /// does not compile.
    pub fn build(&self, one: &Crate) -> Outcome<Option<Build>> {
        self.clean(one, &["--release"])?;
        if !self.succeeds(one, &CHECK)? || !self.succeeds(one, &RELEASE)? {
            return Ok(None);
        }
        let cost = weigh::read(&self.note())?;
        let bytes = self.bytes(one)?;
        let instructions = self.instructions(one)?;
        Ok(Some(Build {
            cost,
            instructions,
            bytes,
        }))
    }

    /// Returns the cost of checking a crate from scratch; `None` if it does not compile.
    pub fn check(&self, one: &Crate) -> Outcome<Option<Cost>> {
        if !self.clean(one, &[])? || !self.succeeds(one, &CHECK)? {
            return Ok(None);
        }
        weigh::read(&self.note()).map(Some)
    }

    /// Forgets a crate, and keeps its dependencies.
    fn clean(&self, one: &Crate, profile: &[&str]) -> Outcome<bool> {
        let clean = ["clean", "--quiet", "--package", &one.name];
        self.succeeds(one, &[&clean, profile].concat())
    }

    fn instructions(&self, one: &Crate) -> Outcome<f64> {
        let file = self.folder.join("instructions.ll");
        let emit = format!("--emit=llvm-ir={}", file.display());
        let arguments = ["rustc", "--quiet", "--lib", "--release", "--", &emit];
        let whole = ["-Cno-prepopulate-passes", "-Ccodegen-units=1"];
        if !self.succeeds(one, &[&arguments[..], &whole].concat())? {
            return Err(format!("{} does not compile twice", one.name).into());
        }
        let text = fs::read(&file)?;
        let lines = text.split(|byte| *byte == b'\n');
        Ok(lines.filter(|line| line.starts_with(b"  ")).count() as f64)
    }

    /// The first two columns of `size`: code with constants, and data, of each object of the library.
    fn bytes(&self, one: &Crate) -> Outcome<f64> {
        let library = format!("release/lib{}.rlib", one.name.replace('-', "_"));
        let output = Command::new("size")
            .arg(self.folder.join(library))
            .output()?;
        let said = String::from_utf8(output.stdout)?;
        if !output.status.success() {
            return Err(format!("size: {}", String::from_utf8_lossy(&output.stderr)).into());
        }
        let objects = said.lines().filter_map(|line| {
            let mut columns = line.split_whitespace().map(str::parse::<f64>);
            Some(columns.next()?.ok()? + columns.next()?.ok()?)
        });
        Ok(objects.sum())
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
