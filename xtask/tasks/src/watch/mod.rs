//! `cargo xtask watch`: generates the crates whenever what they are generated from is saved.

mod files;

use std::io::Write;
use std::path::Path;
use std::time::{Instant, SystemTime};

use anyhow::bail;

use files::Files;
use xtask::codegen::{self, Args, MessageFormat};
use xtask::input::Inputs;
use xtask::{Console, Status};

/// Generates the crates, and again after each save, until the process is ended.
///
/// What is wrong is told, and leaves the crates as they are.
///
/// # Errors
///
/// When the options are those of a command that writes nothing, or nothing can be watched or told.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    if args.check || args.list || args.config_schema {
        bail!(
            "`watch` writes the crates: use `codegen` for `--check`, `--list` and `--config-schema`"
        );
    }
    let mut files = Files::new()?;
    let mut is_first = true;
    loop {
        let (start, moment) = (Instant::now(), SystemTime::now());
        let inputs = Inputs::default();
        let outcome = generate(args, root, &inputs, console);
        outcome.tell(start, args, console)?;
        let inputs = inputs.paths();
        let count = inputs.iter().filter(|path| path.is_file()).count();
        let is_new = files.follow(inputs);
        if is_first {
            let plural = if count == 1 { "" } else { "s" };
            writeln!(
                teller(args, console),
                "watching {count} file{plural}; Ctrl-C ends"
            )?;
            is_first = false;
        }
        // Nobody tells of what was saved before its folder was watched.
        if !(is_new && files.are_newer_than(moment)) {
            files.wait()?;
        }
    }
}

/// What became of a description, and what is told of it.
struct Outcome {
    status: anyhow::Result<Status>,
    told: String,
}

fn generate(args: &Args, root: &Path, inputs: &Inputs, console: &mut Console<'_>) -> Outcome {
    let mut told = Vec::new();
    let is_text = args.diagnostics.message_format == MessageFormat::Text;
    // Diagnostics are shown at once; what became of files is told in one line if that is nothing.
    let mut held = match is_text {
        true => Console {
            out: &mut told,
            err: console.err,
            colored: console.colored,
        },
        false => Console {
            out: console.out,
            err: &mut told,
            colored: console.colored,
        },
    };
    let status = codegen::run_noting(args, root, inputs, &mut held);
    let told = String::from_utf8_lossy(&told).into_owned();
    Outcome { status, told }
}

impl Outcome {
    fn tell(self, start: Instant, args: &Args, console: &mut Console<'_>) -> anyhow::Result<()> {
        let seconds = start.elapsed().as_secs_f64();
        let is_same = self.told.lines().all(|line| line.ends_with(": up to date"));
        let line = match &self.status {
            Ok(Status::Done) if is_same => format!("nothing changed, in {seconds:.2} s"),
            Ok(Status::Done) => format!("{}written in {seconds:.2} s", self.told),
            Ok(Status::Found | Status::Refused) => {
                format!(
                    "{}refused in {seconds:.2} s: the crates stay as they were",
                    self.told
                )
            }
            Err(error) => {
                writeln!(console.err, "error: {error:#}")?;
                format!(
                    "{}failed in {seconds:.2} s: the crates stay as they were",
                    self.told
                )
            }
        };
        let out = teller(args, console);
        writeln!(out, "{line}")?;
        out.flush()?;
        Ok(())
    }
}

/// Where it is told what becomes of files: not among diagnostics that a program reads.
fn teller<'c>(args: &Args, console: &'c mut Console<'_>) -> &'c mut dyn Write {
    match args.diagnostics.message_format {
        MessageFormat::Text => console.out,
        MessageFormat::Json | MessageFormat::Github => console.err,
    }
}
