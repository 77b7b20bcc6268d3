//! A file of animals, which is read twice.

use std::fs::File;
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::ValueEnum;
use clap::error::ErrorKind;

use super::progress::Progress;
use super::row::Each;
use super::{csv, json};
use crate::cli::refuse;

/// How a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// Comma-separated values, with a line of names.
    Csv,
    /// A JSON array, or a JSON object on each line.
    Json,
}

impl Format {
    fn of(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        match extension.as_str() {
            "csv" => Some(Self::Csv),
            "json" | "jsonl" | "ndjson" => Some(Self::Json),
            _ => None,
        }
    }
}

pub(super) struct Source {
    name: String,
    file: File,
    format: Format,
}

impl Source {
    /// Opens a file, or standard input; ends the process if it is not said how
    /// it is written.
    pub(super) fn open(path: PathBuf, format: Option<Format>) -> anyhow::Result<Self> {
        let Some(format) = format.or_else(|| Format::of(&path)) else {
            let message = format!(
                "{} may be CSV or JSON: --format tells which",
                path.display()
            );
            refuse(ErrorKind::MissingRequiredArgument, message)
        };
        let name = match path == Path::new("-") {
            true => "standard input".to_owned(),
            false => path.display().to_string(),
        };
        let file = open(&path).with_context(|| format!("cannot read {name}"))?;
        Ok(Self { name, file, format })
    }

    /// What it is called.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// How many bytes it has.
    pub(super) fn length(&self) -> io::Result<u64> {
        self.file.metadata().map(|metadata| metadata.len())
    }

    /// Reads all rows from the begin.
    pub(super) fn read(&self, each: Each<'_>) -> anyhow::Result<()> {
        self.read_from(|file| Ok(Box::new(file)), each)
    }

    /// The same, and shows how far it is.
    pub(super) fn read_shown(&self, progress: &Progress, each: Each<'_>) -> anyhow::Result<()> {
        self.read_from(|file| Ok(progress.follow(file)), each)
    }

    fn read_from<'a>(
        &self,
        follow: impl FnOnce(File) -> io::Result<Box<dyn Read + 'a>>,
        each: Each<'_>,
    ) -> anyhow::Result<()> {
        let explain = || format!("cannot read {}", self.name);
        let is_array = self.is_array().with_context(explain)?;
        let file = self.file.try_clone().and_then(follow);
        let file = file.with_context(explain)?;
        match (self.format, is_array) {
            (Format::Csv, _) => csv::read(file, each),
            (Format::Json, true) => json::read_array(file, each),
            (Format::Json, false) => json::read_lines(file, each),
        }
    }

    /// Whether the first byte that is no space begins an array. The file is at
    /// its begin again then.
    fn is_array(&self) -> io::Result<bool> {
        let mut file = &self.file;
        file.rewind()?;
        let bytes = io::BufReader::new(file).bytes();
        let is_text = |byte: &io::Result<u8>| !byte.as_ref().is_ok_and(u8::is_ascii_whitespace);
        let first = bytes.into_iter().find(is_text).transpose()?;
        file.rewind()?;
        Ok(first == Some(b'['))
    }
}

/// A file that can be read twice: what cannot is copied to one without a name.
fn open(path: &Path) -> io::Result<File> {
    if path == Path::new("-") {
        return copy(io::stdin().lock());
    }
    let file = File::open(path)?;
    match file.metadata()?.is_file() {
        true => Ok(file),
        false => copy(file),
    }
}

fn copy(mut source: impl Read) -> io::Result<File> {
    let mut file = tempfile::tempfile()?;
    io::copy(&mut source, &mut file)?;
    Ok(file)
}
