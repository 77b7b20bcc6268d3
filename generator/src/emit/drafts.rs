//! The files of a crate before they are made.
//!
//! The tokens of a file take many times the memory of its text. A file is made when its text is
//! asked for, and several at once where that is wanted.

use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread::scope;

use super::outline::outlined;
use super::source_file::{Imports, SourceFile};
use crate::fault::Fault;
use crate::render::render;
use crate::source::spawn_with_room;

/// Files that are made when their texts are asked for.
#[derive(Default)]
pub struct Drafts<'a>(Vec<Draft<'a>>);

type Draft<'a> = Box<dyn FnOnce() -> Option<SourceFile> + Send + 'a>;

impl<'a> Drafts<'a> {
    /// Adds a file.
    pub fn add(&mut self, make: impl FnOnce() -> SourceFile + Send + 'a) {
        self.add_some(|| Some(make()));
    }

    /// Adds a file that there may be.
    pub fn add_some(&mut self, make: impl FnOnce() -> Option<SourceFile> + Send + 'a) {
        self.0.push(Box::new(make));
    }

    /// Adds the files of others.
    pub fn append(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    /// The same files, each changed when it is made, as files of the whole crate.
    pub fn map(self, change: impl Fn(SourceFile) -> SourceFile + Clone + Send + 'a) -> Self {
        let mut changed = Self::default();
        for draft in self.0 {
            let change = change.clone();
            changed.add_some(move || draft().map(change));
        }
        changed
    }
}

/// Hands the files of a crate over, each when it is made.
pub struct Writer<'t, E> {
    style: Style,
    /// How many threads make them.
    jobs: usize,
    take: &'t mut Take<'t, E>,
    imports: Imports,
}

/// How the texts of files look.
enum Style {
    /// For people, below this first line, which is without what makes it a comment.
    LaidOut(String),
    /// For the parser alone, without what others see nothing of.
    Outline,
}

/// Takes a file: its path and its text.
pub type Take<'t, E> = dyn FnMut(String, String) -> Result<(), E> + 't;

impl<'t, E: From<Fault>> Writer<'t, E> {
    /// Files below a first line.
    pub fn new(header: String, jobs: usize, take: &'t mut Take<'t, E>) -> Self {
        Self {
            style: Style::LaidOut(header),
            jobs,
            take,
            imports: Imports::default(),
        }
    }

    /// Files for the parser alone, as far as an outline has them.
    pub fn outline(jobs: usize, take: &'t mut Take<'t, E>) -> Self {
        Self {
            style: Style::Outline,
            jobs,
            take,
            imports: Imports::default(),
        }
    }

    /// What the files so far import together.
    pub fn imports(&self) -> &Imports {
        &self.imports
    }

    /// Makes files, in any order.
    pub fn write_all(&mut self, drafts: Drafts<'_>) -> Result<(), E> {
        let jobs = self.jobs.min(drafts.0.len()).max(1);
        let waiting = Mutex::new(drafts.0.into_iter());
        let style = &self.style;
        scope(|scope| {
            // Few wait to be taken: the texts of all would take much memory.
            let (made, files) = sync_channel(jobs);
            let make = || make_each(&waiting, style, made.clone());
            let spawned = (0..jobs).map_while(|_| spawn_with_room(scope, make()));
            if spawned.count() == 0 {
                return Err(Fault::NoMemory.into());
            }
            drop(made);
            for file in files {
                let Made {
                    path,
                    text,
                    imports,
                } = file?;
                self.imports.append(imports);
                (self.take)(path, text)?;
            }
            Ok(())
        })
    }

    /// Hands over a file of Rust that is text already.
    pub fn write_text(&mut self, path: String, text: &str) -> Result<(), E> {
        let text = match &self.style {
            Style::LaidOut(header) => format!("// {header}\n{text}"),
            Style::Outline => text.to_owned(),
        };
        (self.take)(path, text)
    }

    /// Hands over a file that is not of Rust.
    pub fn write_other(&mut self, path: &str, text: String) -> Result<(), E> {
        (self.take)(path.to_owned(), text)
    }
}

/// A file that is text.
struct Made {
    path: String,
    text: String,
    imports: Imports,
}

/// Makes files as long as there are any, and as long as somebody takes them.
fn make_each<'a>(
    waiting: &'a Mutex<std::vec::IntoIter<Draft<'_>>>,
    style: &'a Style,
    done: SyncSender<Result<Made, Fault>>,
) -> impl FnOnce() + Send + 'a {
    // Files are made without the lock: whatever fails there, the rest waits as it was.
    let next = || {
        waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .next()
    };
    move || {
        while let Some(draft) = next() {
            let made = draft().map(|file| made(file, style));
            if made.is_some_and(|made| done.send(made).is_err()) {
                return;
            }
        }
    }
}

fn made(file: SourceFile, style: &Style) -> Result<Made, Fault> {
    let mut imports = Imports::default();
    imports.add(&file);
    let path = file.path.clone();
    let text = match style {
        Style::LaidOut(header) => render(&path, header, file.finish())?,
        Style::Outline => outlined(file.finish()).to_string(),
    };
    Ok(Made {
        path,
        text,
        imports,
    })
}
