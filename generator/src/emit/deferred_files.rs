//! The files of a crate before they are made.
//!
//! The tokens of a file take many times the memory of its text, so a file is made when its text is
//! needed. Several threads make files at once; without threads, one after the other.

use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread::scope;

use super::outline::outlined;
use super::source_file::{Imports, SourceFile};
use crate::generate_error::GenerateError;
use crate::render::render;
use crate::stack::{HAS_THREADS, spawn_with_room};

/// The maximum number of files that a thread makes at a time. Larger batches need fewer locks and wake the receiver less often.
const MAX_BATCH: usize = 16;

/// Files that are made when their texts are needed.
#[derive(Default)]
pub struct DeferredFiles<'a>(Vec<Draft<'a>>);

type Draft<'a> = Box<dyn FnOnce() -> Option<SourceFile> + Send + 'a>;

impl<'a> DeferredFiles<'a> {
    /// Adds a file.
    pub fn add(&mut self, make: impl FnOnce() -> SourceFile + Send + 'a) {
        self.add_some(|| Some(make()));
    }

    /// Adds a file that may not exist.
    pub fn add_some(&mut self, make: impl FnOnce() -> Option<SourceFile> + Send + 'a) {
        self.0.push(Box::new(make));
    }

    /// Adds other files.
    pub fn append(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    /// Changes each file when it is made.
    pub fn map(self, change: impl Fn(SourceFile) -> SourceFile + Clone + Send + 'a) -> Self {
        let mut changed = Self::default();
        for draft in self.0 {
            let change = change.clone();
            changed.add_some(move || draft().map(change));
        }
        changed
    }
}

/// Passes the files of a crate on, one by one.
pub struct Writer<'t, E> {
    style: Style,
    /// The number of threads.
    jobs: usize,
    take: &'t mut Take<'t, E>,
    imports: Imports,
}

/// The format of the texts.
enum Style {
    /// Formatted, below this first line, which is without the slashes.
    Formatted(String),
    /// Without docs and function bodies, for a parser.
    Outline,
}

/// Takes a file: its path and its text.
pub type Take<'t, E> = dyn FnMut(String, String) -> Result<(), E> + 't;

impl<'t, E: From<GenerateError>> Writer<'t, E> {
    /// Writes formatted files below a first line.
    pub fn new(header: String, jobs: usize, take: &'t mut Take<'t, E>) -> Self {
        Self {
            style: Style::Formatted(header),
            jobs,
            take,
            imports: Imports::default(),
        }
    }

    /// Writes outlines.
    pub fn outline(jobs: usize, take: &'t mut Take<'t, E>) -> Self {
        Self {
            style: Style::Outline,
            jobs,
            take,
            imports: Imports::default(),
        }
    }

    /// The imports of the files so far.
    pub fn imports(&self) -> &Imports {
        &self.imports
    }

    /// Makes files, in any order.
    pub fn write_all(&mut self, deferred: DeferredFiles<'_>) -> Result<(), E> {
        match HAS_THREADS {
            true => self.write_on_threads(deferred),
            false => self.write_in_place(deferred),
        }
    }

    fn write_in_place(&mut self, deferred: DeferredFiles<'_>) -> Result<(), E> {
        let mut files = deferred.0.into_iter().filter_map(|draft| draft());
        files.try_for_each(|file| {
            let file = made(file, &self.style)?;
            self.imports.append(file.imports);
            (self.take)(file.path, file.text)
        })
    }

    fn write_on_threads(&mut self, deferred: DeferredFiles<'_>) -> Result<(), E> {
        let jobs = self.jobs.min(deferred.0.len()).max(1);
        // Several batches for each thread, so that all are busy until the end.
        let batch = (deferred.0.len() / (4 * jobs)).clamp(1, MAX_BATCH);
        let waiting = Mutex::new(deferred.0.into_iter());
        let style = &self.style;
        scope(|scope| {
            // The queue is short, as the texts of all files would take much memory.
            let (made, files) = sync_channel(jobs);
            let make = || make_each(&waiting, batch, style, made.clone());
            let spawned = (0..jobs).map_while(|_| spawn_with_room(scope, make()));
            if spawned.count() == 0 {
                return Err(GenerateError::NoMemory.into());
            }
            drop(made);
            for batch in files {
                for file in batch? {
                    self.imports.append(file.imports);
                    (self.take)(file.path, file.text)?;
                }
            }
            Ok(())
        })
    }

    /// Writes a Rust file that is already text.
    pub fn write_text(&mut self, path: String, text: &str) -> Result<(), E> {
        let text = match &self.style {
            Style::Formatted(header) => format!("// {header}\n{text}"),
            Style::Outline => text.to_owned(),
        };
        (self.take)(path, text)
    }

    /// Writes a file that is not Rust.
    pub fn write_other(&mut self, path: &str, text: String) -> Result<(), E> {
        (self.take)(path.to_owned(), text)
    }
}

/// A file as text.
struct Made {
    path: String,
    text: String,
    imports: Imports,
}

/// Makes batches of files until there are no more, or the receiver is dropped.
fn make_each<'a>(
    waiting: &'a Mutex<std::vec::IntoIter<Draft<'_>>>,
    batch: usize,
    style: &'a Style,
    done: SyncSender<Result<Vec<Made>, GenerateError>>,
) -> impl FnOnce() + Send + 'a {
    // The lock is not held while files are made.
    let next = move || -> Vec<_> {
        let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.by_ref().take(batch).collect()
    };
    move || loop {
        let drafts = next();
        if drafts.is_empty() {
            return;
        }
        let files = drafts.into_iter().filter_map(|draft| draft());
        let made = files.map(|file| made(file, style)).collect();
        if done.send(made).is_err() {
            return;
        }
    }
}

fn made(file: SourceFile, style: &Style) -> Result<Made, GenerateError> {
    let mut imports = Imports::default();
    imports.add(&file);
    let path = file.path.clone();
    let text = match style {
        Style::Formatted(header) => render(&path, header, file.finish())?,
        Style::Outline => outlined(file.finish_outline()).to_string(),
    };
    Ok(Made {
        path,
        text,
        imports,
    })
}
