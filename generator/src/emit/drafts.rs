//! The files of a crate before they are made.
//!
//! The tokens of a file take many times the memory of its text. A file is made when its text is
//! asked for, and several at once where that is wanted.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use super::source_file::{Imports, SourceFile};
use crate::render::{NotRust, render};
use crate::source::with_room_each;

/// Files that are made when their texts are asked for.
#[derive(Default)]
pub struct Drafts<'a> {
    made: Vec<SourceFile>,
    waiting: Vec<Draft<'a>>,
}

type Draft<'a> = Box<dyn FnOnce() -> SourceFile + Send + 'a>;

impl<'a> Drafts<'a> {
    /// Adds a file that is made later.
    pub fn add(&mut self, make: impl FnOnce() -> SourceFile + Send + 'a) {
        self.waiting.push(Box::new(make));
    }

    /// Adds a file that is there already, if it is.
    pub fn add_some(&mut self, file: Option<SourceFile>) {
        self.made.extend(file);
    }

    /// Adds the files of others.
    pub fn append(&mut self, others: Self) {
        self.made.extend(others.made);
        self.waiting.extend(others.waiting);
    }

    /// The same files, each changed when it is made.
    pub fn map(self, change: impl Fn(SourceFile) -> SourceFile + Clone + Send + 'a) -> Self {
        let waiting = self.waiting.into_iter().map(|make| {
            let change = change.clone();
            let make: Draft<'a> = Box::new(move || change(make()));
            make
        });
        Self {
            waiting: waiting.collect(),
            made: self.made.into_iter().map(change.clone()).collect(),
        }
    }

    /// Makes all files, on up to so many threads, below a first line.
    pub fn rendered(self, header: &str, jobs: usize) -> Result<Rendered, NotRust> {
        let mut rendered = Rendered::default();
        for file in self.made {
            rendered.render(&file, header)?;
        }
        let waiting = Mutex::new(self.waiting.into_iter());
        // Whoever panicked with the lock goes on to do so in the caller.
        let next = || {
            waiting
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .next()
        };
        let work = || {
            let mut done = Rendered::default();
            while let Some(make) = next() {
                done.render(&make(), header)?;
            }
            Ok(done)
        };
        for done in with_room_each(jobs, work) {
            rendered.append(done?);
        }
        Ok(rendered)
    }
}

/// Files that are text.
#[derive(Default)]
pub struct Rendered {
    /// Text by path.
    pub texts: BTreeMap<String, String>,
    /// What the files import together.
    pub imports: Imports,
}

impl Rendered {
    /// Adds a file.
    pub fn render(&mut self, file: &SourceFile, header: &str) -> Result<(), NotRust> {
        let text = render(&file.path, header, file.finish())?;
        self.texts.insert(file.path.clone(), text);
        self.imports.add(file);
        Ok(())
    }

    fn append(&mut self, other: Self) {
        self.texts.extend(other.texts);
        self.imports.append(other.imports);
    }
}
