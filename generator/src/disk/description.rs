//! A description, its overlays and the files that it refers to.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::input::{self, Inputs};
use super::vendored::{self, Entry, LOCK, Lock};
use super::{Error, Generation};
use crate::report::{Code, Report};
use crate::source::{Source, Unread};
use crate::{Options, understand};

/// The path of a description, and how it is read.
#[derive(Clone, Debug)]
#[must_use]
pub struct Description {
    path: PathBuf,
    /// The path in diagnostics.
    shown: String,
    overlays: Vec<PathBuf>,
    refs_below: Option<PathBuf>,
}

/// A description that was read, and the diagnostics of its text.
#[derive(Debug)]
#[non_exhaustive]
pub struct Read {
    /// The description.
    pub source: Source,
    /// The diagnostics. If they have errors, the description cannot be used.
    pub report: Report,
}

impl Description {
    /// A description in YAML or JSON.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        let path = path.into();
        Self {
            shown: path.display().to_string(),
            path,
            overlays: Vec::new(),
            refs_below: None,
        }
    }

    /// The path in diagnostics, if it is not that of the file.
    #[doc(hidden)]
    pub fn shown_as(self, shown: String) -> Self {
        Self { shown, ..self }
    }

    /// Adds an [OpenAPI Overlay](https://spec.openapis.org/overlay/v1.0.0.html), which is applied after those before it.
    pub fn overlay(mut self, path: impl Into<PathBuf>) -> Self {
        self.overlays.push(path.into());
        self
    }

    /// Allows references to files below this folder; by default that of the description.
    pub fn refs_below(self, folder: impl Into<PathBuf>) -> Self {
        Self {
            refs_below: Some(folder.into()),
            ..self
        }
    }

    /// Reads and lowers the description. The crates are emitted when they are written.
    ///
    /// # Errors
    ///
    /// When a file cannot be read. Errors in the description are diagnostics of the result.
    pub fn generate(&self, options: &Options) -> Result<Generation, Error> {
        let inputs = Inputs::default();
        let Read { source, mut report } = self.read(&inputs)?;
        let of_text = report.clone();
        let mut crates = None;
        if !report.has_errors() {
            let understood = understand(&source, options);
            report.append(understood.report);
            crates = understood.crates;
        }
        Ok(Generation {
            spec: self.path.clone(),
            source,
            report,
            crates,
            inputs,
            options: options.clone(),
            of_text,
            policies: Vec::new(),
        })
    }

    /// Reads the description with its overlays and the files that it refers to, and notes their paths.
    ///
    /// # Errors
    ///
    /// When a file cannot be read.
    #[doc(hidden)]
    pub fn read(&self, inputs: &Inputs) -> Result<Read, Error> {
        inputs.note(self.path.clone());
        inputs.note(self.path.with_file_name(LOCK));
        let noted = self.overlays.iter().cloned();
        noted.for_each(|path| inputs.note(path));
        let lock = Lock::beside(&self.path)?;
        let Read { source, report } =
            self.read_alone(self.bytes()?, lock.description(&self.path))?;
        if report.has_errors() {
            return Ok(Read { source, report });
        }
        let mut reader = vendored::reader(&lock, &self.path, self.refs_below.as_deref())?;
        let folder = self.path.parent().unwrap_or(Path::new(""));
        let source = source.with_addresses(lock.addresses(&self.path));
        let source = source.with_files(|path| {
            inputs.note(folder.join(path));
            reader(path)
        });
        Ok(Read { source, report })
    }

    /// The bytes of the description.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    #[doc(hidden)]
    pub fn bytes(&self) -> Result<Vec<u8>, Error> {
        let bytes = input::read(&self.path);
        Ok(bytes.with_context(|| format!("cannot read {}", self.shown))?)
    }

    /// Reads the description with its overlays, without the files that it refers to. If it was fetched, it must be the
    /// locked one.
    ///
    /// # Errors
    ///
    /// When an overlay cannot be read.
    #[doc(hidden)]
    pub fn read_alone(&self, bytes: Vec<u8>, locked: Option<&Entry>) -> Result<Read, Error> {
        let mut report = Report::new();
        let changed = locked.and_then(|entry| entry.verified(bytes.clone()).err());
        let mut source = Source::from_bytes(self.shown.clone(), bytes, &mut report);
        if let Some(Unread { why, help }) = changed {
            let message = format!("the fetched description was changed: {why}");
            let diagnostic = report.add_in_text(Code::UnreadableFile, 0..0, message);
            diagnostic.maybe_help(help);
        }
        for path in &self.overlays {
            let name = path.display().to_string();
            let bytes = input::read(path).with_context(|| format!("cannot read {name}"))?;
            source = source.with_overlay(Source::from_bytes(name, bytes, &mut report));
        }
        Ok(Read { source, report })
    }
}
