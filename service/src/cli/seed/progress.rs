//! How far the work is: a bar on a terminal, and nothing elsewhere.

use std::io::{self, IsTerminal, Read};

use indicatif::{ProgressBar, ProgressStyle};

pub(super) struct Progress(Option<ProgressBar>);

impl Progress {
    /// Of work on so many bytes.
    pub(super) fn bytes(title: &'static str, length: u64) -> Self {
        const TEMPLATE: &str = "{prefix} [{bar:32}] {bytes}/{total_bytes} {elapsed}";
        Self::new(title, length, TEMPLATE)
    }

    /// Of work on so many rows.
    pub(super) fn rows(title: &'static str, count: usize) -> Self {
        const TEMPLATE: &str = "{prefix} [{bar:32}] {human_pos}/{human_len} {elapsed}";
        Self::new(title, count as u64, TEMPLATE)
    }

    fn new(title: &'static str, length: u64, template: &str) -> Self {
        if !io::stderr().is_terminal() {
            return Self(None);
        }
        let style = ProgressStyle::with_template(template);
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = ProgressBar::new(length);
        let bar = bar.with_style(style.progress_chars("=> "));
        Self(Some(bar.with_prefix(title)))
    }

    /// So many more are done.
    pub(super) fn step(&self, count: usize) {
        if let Some(bar) = &self.0 {
            bar.inc(count as u64);
        }
    }

    /// The same source, of which every byte that is read is a step.
    pub(super) fn follow(&self, source: impl Read + 'static) -> Box<dyn Read + '_> {
        match &self.0 {
            Some(bar) => Box::new(bar.wrap_read(source)),
            None => Box::new(source),
        }
    }

    /// Puts a last word in the place of the bar.
    pub(super) fn finish(self, word: &str) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
            eprintln!("{word}");
        }
    }
}

/// What ends early leaves no bar behind, over which others would write.
impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
