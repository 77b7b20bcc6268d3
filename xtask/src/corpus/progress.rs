//! Shows how far the task is: a bar on a terminal, else a line for each step.

use std::io::{self, IsTerminal as _, Write};

use indicatif::{ProgressBar, ProgressStyle};

use crate::Console;

pub(super) struct Progress<'a> {
    title: &'static str,
    total: usize,
    done: usize,
    bar: Option<ProgressBar>,
    err: &'a mut dyn Write,
}

impl<'a> Progress<'a> {
    pub(super) fn new(title: &'static str, total: usize, console: &'a mut Console<'_>) -> Self {
        Self {
            title,
            total,
            done: 0,
            bar: io::stderr().is_terminal().then(|| bar(title, total)),
            err: console.err,
        }
    }

    /// One more is done. That it cannot be shown stops nothing.
    pub(super) fn step(&mut self, name: &str, outcome: &str) {
        self.done += 1;
        if let Some(bar) = &self.bar {
            bar.set_message(format!("{name} {outcome}"));
            bar.inc(1);
        } else {
            let (title, done, total) = (self.title, self.done, self.total);
            let _ = writeln!(self.err, "{title} {done}/{total} {name}: {outcome}");
        }
    }

    pub(super) fn finish(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(title: &'static str, total: usize) -> ProgressBar {
    const TEMPLATE: &str = "{prefix} [{bar:32}] {pos}/{len} {elapsed} {wide_msg}";
    let total = u64::try_from(total).unwrap_or(u64::MAX);
    let style = ProgressStyle::with_template(TEMPLATE);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(total)
        .with_style(style.progress_chars("=> "))
        .with_prefix(title)
}
