//! Generates the descriptions, each in its own process.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;
use std::{env, thread};

use anyhow::Context as _;

use super::document::{Record, Remark};
use super::documents::Document;
use super::layout::Layout;
use super::measure::{self, Measure};
use super::progress::Progress;

/// The outcome of generating a description.
#[derive(Clone, Debug)]
pub(super) struct Generation {
    pub(super) end: End,
    pub(super) errors: Vec<Remark>,
    pub(super) warnings: Vec<Remark>,
    pub(super) seconds: f64,
    pub(super) peak_memory: Option<u64>,
    pub(super) lines: Option<usize>,
}

/// The end of a generation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum End {
    Generated,
    Refused,
    TimedOut,
    /// The process failed, with this error.
    Panicked(String),
}

impl End {
    pub(super) fn as_str(&self) -> &'static str {
        match self {
            Self::Generated => "generated",
            Self::Refused => "refused",
            Self::TimedOut => "timed out",
            Self::Panicked(_) => "panicked",
        }
    }
}

/// Generates all descriptions, several in parallel.
pub(super) fn all(
    args: &super::Args,
    documents: &[Document],
    layout: &Layout,
    progress: &mut Progress<'_>,
) -> anyhow::Result<Vec<Generation>> {
    let task = Task {
        program: env::current_exe().context("cannot find this program")?,
        layout,
        limit: args.limit(),
        refs_below: args.refs_below.as_deref(),
        copies: args.copy,
    };
    let next = AtomicUsize::new(0);
    let mut generations: Vec<_> = documents.iter().map(|_| None).collect();
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..args.jobs() {
            let (sender, next, task) = (sender.clone(), &next, &task);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(document) = documents.get(index) else {
                        return;
                    };
                    if sender.send((index, task.generate(document))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (index, generation) in receiver {
            let generation = generation?;
            if let (Some(document), Some(slot)) = (documents.get(index), generations.get_mut(index))
            {
                progress.step(&document.path, generation.end.as_str());
                *slot = Some(generation);
            }
        }
        anyhow::Ok(())
    })?;
    let generations: Option<Vec<_>> = generations.into_iter().collect();
    generations.context("a description was not generated")
}

/// The settings of all processes.
struct Task<'a> {
    program: PathBuf,
    layout: &'a Layout,
    limit: Duration,
    refs_below: Option<&'a Path>,
    /// `true` if crates contain a copy of the library.
    copies: bool,
}

impl Task<'_> {
    fn generate(&self, document: &Document) -> anyhow::Result<Generation> {
        let name = &document.name;
        let measures = self.layout.generation_measures();
        let record = self.layout.records().join(format!("{name}.json"));
        let log = self.layout.logs().join(format!("{name}.txt"));
        Measure::remove(&measures, name)?;
        let _ = fs::remove_file(&record);
        self.command(document, &measures, &record)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(&log).context("cannot write a log")?)
            .status()
            .context("cannot run this program")?;
        let measure = Measure::read(&measures, name)
            .with_context(|| format!("{}: no measurement was recorded", document.path))?;
        Ok(understand(&measure, read_record(&record), || {
            last_output(&log)
        }))
    }

    /// The command: this program as wrapper of this program.
    fn command(&self, document: &Document, measures: &Path, record: &Path) -> Command {
        let mut command = Command::new(&self.program);
        command
            .envs(measure::environment(measures, self.limit))
            .arg(&self.program)
            .arg("corpus-document")
            .args([measure::NAME, &document.name])
            .arg("--spec")
            .arg(&document.file)
            .args(self.copies.then_some("--copy"))
            .arg("--refs-below")
            .arg(self.refs_below.unwrap_or(&document.folder))
            .arg("--out")
            .arg(self.layout.crates())
            .arg("--record")
            .arg(record);
        command
    }
}

fn read_record(file: &Path) -> Option<Record> {
    let text = fs::read(file).ok()?;
    serde_json::from_slice(&text).ok()
}

fn understand(
    measure: &Measure,
    record: Option<Record>,
    last_output: impl Fn() -> String,
) -> Generation {
    let end = match (measure.end, &record) {
        (measure::End::TimedOut, _) => End::TimedOut,
        (measure::End::Failed, _) | (_, None) => End::Panicked(last_output()),
        (measure::End::Succeeded, Some(record)) if record.lines.is_some() => End::Generated,
        (measure::End::Succeeded, Some(_)) => End::Refused,
    };
    let seconds = record
        .as_ref()
        .map_or(measure.seconds, |record| record.seconds);
    let lines = record.as_ref().and_then(|record| record.lines);
    let (errors, warnings) =
        record.map_or_else(Default::default, |record| (record.errors, record.warnings));
    Generation {
        end,
        errors,
        warnings,
        seconds,
        peak_memory: measure.peak_memory,
        lines,
    }
}

/// The last output of a process, on one line.
fn last_output(log: &Path) -> String {
    const MAX_LENGTH: usize = 300;
    let text = fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let words: Vec<_> = text.split_whitespace().collect();
    words.join(" ").chars().take(MAX_LENGTH).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_distinguished() {
        let record = |lines| Record {
            errors: Vec::new(),
            warnings: Vec::new(),
            seconds: 0.5,
            lines,
        };
        let output = || "thread main panicked".to_owned();
        let panicked = End::Panicked(output());
        for (end, record, expected) in [
            (
                measure::End::Succeeded,
                Some(record(Some(7))),
                End::Generated,
            ),
            (measure::End::Succeeded, Some(record(None)), End::Refused),
            (measure::End::Succeeded, None, panicked.clone()),
            (measure::End::Failed, None, panicked.clone()),
            (measure::End::Failed, Some(record(Some(7))), panicked),
            (measure::End::TimedOut, None, End::TimedOut),
        ] {
            let measure = Measure {
                seconds: 2.0,
                peak_memory: None,
                end,
            };
            assert_eq!(understand(&measure, record, output).end, expected);
        }
    }
}
