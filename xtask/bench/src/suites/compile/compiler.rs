//! Compiles a crate, and measures the compiler process of that crate only.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs};

use super::crates::Crate;
use crate::compiler_wrapper;
use crate::cost::Cost;
use crate::suites::{Outcome, target};

/// The arguments that check a crate.
const CHECK: [&str; 3] = ["check", "--quiet", "--lib"];

/// The arguments of a release build.
const RELEASE: [&str; 4] = ["build", "--quiet", "--lib", "--release"];

/// The cost and the result of a release build.
#[derive(Clone, Copy, Debug)]
pub struct Build {
    /// The cost.
    pub cost: Cost,
    /// The LLVM instructions of the crate before optimization.
    pub instructions: f64,
    /// The bytes of machine code and constants, as `size` counts them.
    pub bytes: f64,
}

/// The compiler and its target folder.
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

    /// Builds a crate for release, and measures it without its dependencies; `None` if it does not compile.
    pub fn build(&self, compiled_crate: &Crate) -> Outcome<Option<Build>> {
        self.clean(compiled_crate, &["--release"])?;
        if !self.succeeds(compiled_crate, &CHECK)? || !self.succeeds(compiled_crate, &RELEASE)? {
            return Ok(None);
        }
        let cost = compiler_wrapper::read(&self.cost_file())?;
        let bytes = self.bytes(compiled_crate)?;
        let instructions = self.instructions(compiled_crate)?;
        Ok(Some(Build {
            cost,
            instructions,
            bytes,
        }))
    }

    /// Returns the cost of checking a crate from scratch; `None` if it does not compile.
    pub fn check(&self, compiled_crate: &Crate) -> Outcome<Option<Cost>> {
        if !self.clean(compiled_crate, &[])? || !self.succeeds(compiled_crate, &CHECK)? {
            return Ok(None);
        }
        compiler_wrapper::read(&self.cost_file()).map(Some)
    }

    /// Removes the build results of a crate, but not those of its dependencies.
    fn clean(&self, compiled_crate: &Crate, profile: &[&str]) -> Outcome<bool> {
        let clean = ["clean", "--quiet", "--package", &compiled_crate.name];
        self.succeeds(compiled_crate, &[&clean, profile].concat())
    }

    fn instructions(&self, compiled_crate: &Crate) -> Outcome<f64> {
        let file = self.folder.join("instructions.ll");
        let emit = format!("--emit=llvm-ir={}", file.display());
        let arguments = ["rustc", "--quiet", "--lib", "--release", "--", &emit];
        let whole = ["-Cno-prepopulate-passes", "-Ccodegen-units=1"];
        if !self.succeeds(compiled_crate, &[&arguments[..], &whole].concat())? {
            return Err(format!("{} does not compile twice", compiled_crate.name).into());
        }
        let text = fs::read(&file)?;
        let lines = text.split(|byte| *byte == b'\n');
        Ok(lines.filter(|line| line.starts_with(b"  ")).count() as f64)
    }

    /// The first two columns of `size`: code with constants, and data, of each object of the library.
    fn bytes(&self, compiled_crate: &Crate) -> Outcome<f64> {
        let library = format!("release/lib{}.rlib", compiled_crate.name.replace('-', "_"));
        let output = Command::new("size")
            .arg(self.folder.join(library))
            .output()?;
        let stdout = String::from_utf8(output.stdout)?;
        if !output.status.success() {
            return Err(format!("size: {}", String::from_utf8_lossy(&output.stderr)).into());
        }
        let objects = stdout.lines().filter_map(|line| {
            let mut columns = line.split_whitespace().map(str::parse::<f64>);
            Some(columns.next()?.ok()? + columns.next()?.ok()?)
        });
        Ok(objects.sum())
    }

    fn succeeds(&self, compiled_crate: &Crate, arguments: &[&str]) -> Outcome<bool> {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&compiled_crate.folder).args(arguments);
        cargo.env("CARGO_TARGET_DIR", &self.folder);
        cargo.env("CARGO_INCREMENTAL", "0");
        cargo.env("RUSTC_WORKSPACE_WRAPPER", &self.wrapper);
        cargo.env(compiler_wrapper::VARIABLE, self.cost_file());
        cargo.stdout(Stdio::null()).stderr(Stdio::null());
        Ok(cargo.status()?.success())
    }

    fn cost_file(&self) -> PathBuf {
        self.folder.join("weighed.txt")
    }
}
