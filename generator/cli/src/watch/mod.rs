//! `watch`: regenerates the crates whenever an input file is saved.
//!
//! In: the arguments of `generate`, and file system events. Out: the crates, after each save. Depends on `generate`.

mod files;

use std::path::Path;
use std::time::{Instant, SystemTime};

use anyhow::bail;

use crate::generate::{self, Args, MessageFormat};
use crate::{Console, Status};
use files::Files;
use openapi_crates::disk::input::Inputs;

/// Generates the crates, and again after each save, until the process is killed.
///
/// After an error, the crates stay as they are.
///
/// # Errors
///
/// When the options prevent writing, or files cannot be watched.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    if args.check || args.list || args.config_schema {
        bail!("`watch` does not support `--check`, `--list` and `--config-schema`; use `generate`");
    }
    let mut files = Files::new()?;
    let mut is_first = true;
    loop {
        let (start, moment) = (Instant::now(), SystemTime::now());
        let inputs = Inputs::default();
        let outcome = generate(args, root, &inputs, console);
        outcome.report(start, args, console)?;
        let inputs = inputs.paths();
        let count = inputs.iter().filter(|path| path.is_file()).count();
        let is_new = files.follow(inputs);
        if is_first {
            let plural = if count == 1 { "" } else { "s" };
            writeln!(
                args.diagnostics.status_output(console),
                "watching {count} file{plural}; Ctrl-C ends"
            )?;
            is_first = false;
        }
        // Saves before the directory was watched are not reported.
        if !(is_new && files.are_newer_than(moment)) {
            files.wait()?;
        }
    }
}

/// The result of generating, and its output.
struct Outcome {
    status: anyhow::Result<Status>,
    output: String,
}

fn generate(args: &Args, root: &Path, inputs: &Inputs, console: &mut Console<'_>) -> Outcome {
    let mut output = Vec::new();
    let is_text = args.diagnostics.message_format == MessageFormat::Text;
    // Diagnostics are shown immediately; the status of files is shortened if nothing changed.
    let mut held = match is_text {
        true => Console {
            out: &mut output,
            err: console.err,
            colored: console.colored,
            program: console.program,
        },
        false => Console {
            out: console.out,
            err: &mut output,
            colored: console.colored,
            program: console.program,
        },
    };
    let status = generate::run_noting(args, root, inputs, &mut held);
    let output = String::from_utf8_lossy(&output).into_owned();
    Outcome { status, output }
}

impl Outcome {
    fn report(self, start: Instant, args: &Args, console: &mut Console<'_>) -> anyhow::Result<()> {
        let seconds = start.elapsed().as_secs_f64();
        let is_same = self
            .output
            .lines()
            .all(|line| line.ends_with(": up to date"));
        let line = match &self.status {
            Ok(Status::Done) if is_same => format!("no changes, in {seconds:.2} s"),
            Ok(Status::Done) => format!("{}written in {seconds:.2} s", self.output),
            Ok(Status::Found | Status::Refused) => {
                format!(
                    "{}refused in {seconds:.2} s: the crates stay as they were",
                    self.output
                )
            }
            Err(error) => {
                writeln!(console.err, "error: {error:#}")?;
                format!(
                    "{}failed in {seconds:.2} s: the crates stay as they were",
                    self.output
                )
            }
        };
        let out = args.diagnostics.status_output(console);
        writeln!(out, "{line}")?;
        out.flush()?;
        Ok(())
    }
}
