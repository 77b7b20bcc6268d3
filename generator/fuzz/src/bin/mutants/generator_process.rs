//! Generates one document in its own process.

use std::fmt;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output};
use std::{env, fs, io};

use fuzz::{outcome, pipeline};
use tempfile::TempDir;

use crate::limits;

/// The exit code for a refused document.
const REFUSED: u8 = 3;
/// The signal that ends a process after the time limit.
const SIGXCPU: i32 = 24;

/// The result of a process.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum End {
    Generated,
    Refused,
    /// The original document is invalid.
    Unreadable,
    OutOfTime,
    OutOfMemory,
    /// With the start of the message.
    InvalidRust(String),
    /// With the location and the start of the message.
    Panicked(String),
}

impl fmt::Display for End {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Generated => formatter.write_str("generated"),
            Self::Refused => formatter.write_str("refused"),
            Self::Unreadable => formatter.write_str("unreadable before it was changed"),
            Self::OutOfTime => formatter.write_str("over 10 s"),
            Self::OutOfMemory => formatter.write_str("over 1 GiB"),
            Self::InvalidRust(message) => write!(formatter, "invalid Rust: {message}"),
            Self::Panicked(message) => write!(formatter, "panicked: {message}"),
        }
    }
}

/// Generates documents in processes.
pub struct GeneratorProcess {
    program: PathBuf,
    folder: TempDir,
}

impl GeneratorProcess {
    pub fn new() -> io::Result<Self> {
        Ok(Self {
            program: env::current_exe()?,
            folder: TempDir::new()?,
        })
    }

    /// Generates a text.
    pub fn run(&self, text: &[u8]) -> io::Result<End> {
        let file = self.folder.path().join("document");
        fs::write(&file, text)?;
        let output = Command::new(&self.program)
            .arg("--one")
            .arg(&file)
            .output()?;
        Ok(end_of(&output))
    }
}

/// Generates a document within the limits, and checks the invariants of the output.
pub fn generate(file: &Path) -> anyhow::Result<ExitCode> {
    let bytes = fs::read(file)?;
    let options = pipeline::default_options();
    let generated = limits::within(|| outcome::generated("made.yaml", bytes, &options))?;
    Ok(match generated {
        None => ExitCode::from(REFUSED),
        Some(generated) => {
            outcome::check_files(&generated);
            ExitCode::SUCCESS
        }
    })
}

fn end_of(output: &Output) -> End {
    let stderr = String::from_utf8_lossy(&output.stderr);
    match (output.status.code(), output.status.signal()) {
        (Some(0), _) => End::Generated,
        (Some(code), _) if code == i32::from(REFUSED) => End::Refused,
        (_, Some(SIGXCPU)) => End::OutOfTime,
        _ if stderr.contains("memory allocation of") || stderr.contains("not enough memory") => {
            End::OutOfMemory
        }
        _ if stderr.contains("is not valid Rust") => End::InvalidRust(summary(&stderr)),
        _ => End::Panicked(summary(&stderr)),
    }
}

/// A summary of the error output of a process: its first lines, without variable parts.
fn summary(stderr: &str) -> String {
    let lines = stderr.lines().filter(|line| !line.trim().is_empty());
    let lines = lines.map(|line| match line.split_once("panicked at ") {
        Some((_, place)) => place,
        None => line,
    });
    let message: Vec<&str> = lines.take(2).collect();
    message.join(" ").chars().take(160).collect()
}
