//! Shows the progress of the task, one line per step.

use std::io::Write;

use openapi_crates_cli::Console;

pub(super) struct Progress<'a> {
    title: &'static str,
    total: usize,
    done: usize,
    err: &'a mut dyn Write,
}

impl<'a> Progress<'a> {
    pub(super) fn new(title: &'static str, total: usize, console: &'a mut Console<'_>) -> Self {
        Self {
            title,
            total,
            done: 0,
            err: console.err,
        }
    }

    pub(super) fn step(&mut self, name: &str, outcome: &str) {
        self.done += 1;
        let (title, done, total) = (self.title, self.done, self.total);
        // Progress that cannot be shown must not stop the task.
        let _ = writeln!(self.err, "{title} {done}/{total} {name}: {outcome}");
    }
}
