//! Generates one description in its own process, and records the diagnostics.

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Context as _;
use openapi_crates::disk::input::Inputs;
use openapi_crates::disk::sync::{self, Files, Made, Mode, Plan, Take};
use openapi_crates::disk::{self, Description, Read};
use openapi_crates::report::{Diagnostic, Report, Severity};
use openapi_crates::{Crates, GenerateError, Options, RuntimeSource, Side, crate_name};
use openapi_crates_cli::Status;
use serde::{Deserialize, Serialize};

/// Arguments of the process.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The description
    #[arg(long, value_name = "FILE")]
    pub spec: PathBuf,

    /// The parent directory of the generated crates
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,

    /// The name prefix of the crates
    #[arg(long, value_name = "NAME", value_parser = crate_name::parse)]
    pub crate_name: String,

    /// Allow references to files below this directory
    #[arg(long, value_name = "DIR")]
    pub refs_below: PathBuf,

    /// Generate crates with a copy of the library, and not those that depend on it
    #[arg(long)]
    pub copy: bool,

    /// The file for the diagnostics
    #[arg(long, value_name = "FILE")]
    pub record: PathBuf,
}

/// The outcome of generating a description.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Record {
    pub(super) errors: Vec<Remark>,
    pub(super) warnings: Vec<Remark>,
    /// The time for reading, generating and writing.
    pub(super) seconds: f64,
    /// The lines of both crates; `None` if the description was refused.
    pub(super) lines: Option<usize>,
}

/// A diagnostic.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) struct Remark {
    /// The code and its title.
    pub(super) reason: String,
    pub(super) message: String,
    /// The JSON Pointer of the node; empty for errors of syntax.
    pub(super) place: String,
}

/// Generates the description. A refusal is recorded, and not an error.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn run(args: &Args) -> anyhow::Result<Status> {
    let start = Instant::now();
    let (mut report, crates) = understand(args)?;
    let lines = match &crates {
        Some(crates) => write(&args.out, crates, &mut report)?,
        None => None,
    };
    let record = Record {
        errors: remarks(&report, Severity::Error),
        warnings: remarks(&report, Severity::Warning),
        seconds: start.elapsed().as_secs_f64(),
        lines,
    };
    fs::write(&args.record, serde_json::to_vec(&record)?)
        .with_context(|| format!("cannot write {}", args.record.display()))?;
    Ok(Status::Done)
}

fn understand(args: &Args) -> anyhow::Result<(Report, Option<Crates>)> {
    let spec_path = disk::shown(&args.spec, &args.out);
    let description = Description::new(&args.spec)
        .shown_as(spec_path.clone())
        .refs_below(&args.refs_below);
    let Read { source, report, .. } = description.read(&Inputs::default())?;
    if report.has_errors() {
        return Ok((report, None));
    }
    let library = concat!(env!("CARGO_MANIFEST_DIR"), "/../../generator/runtime");
    let library = match args.copy {
        true => RuntimeSource::Copy,
        false => RuntimeSource::Path(library.to_owned()),
    };
    let options = Options::new(args.crate_name.clone())
        .spec_path(spec_path)
        .runtime(library);
    let understood = openapi_crates::understand(&source, &options);
    Ok((understood.report, understood.crates))
}

/// Writes both crates, and counts their lines. Returns `None` after a bug of the generator, which is reported.
fn write(out: &Path, crates: &Crates, report: &mut Report) -> anyhow::Result<Option<usize>> {
    let files = [Side::Server, Side::Client].map(|side| Counted(Made(crates, side), Cell::new(0)));
    let plans = files.iter().map(|counted| Plan::new(out, counted));
    let mut plans: Vec<Plan> = plans.collect::<anyhow::Result<_>>()?;
    let written = sync::apply(&mut plans, Mode::Write, &mut std::io::sink());
    match written.map_err(anyhow::Error::downcast::<GenerateError>) {
        Ok(_) => Ok(Some(files.iter().map(|counted| counted.1.get()).sum())),
        Err(Ok(error)) => {
            error.report_to(report);
            Ok(None)
        }
        Err(Err(error)) => Err(error),
    }
}

/// Counts the lines of files.
struct Counted<'c>(Made<'c>, Cell<usize>);

impl Files for Counted<'_> {
    fn name(&self) -> String {
        self.0.name()
    }

    fn each(&self, take: &mut Take<'_>) -> anyhow::Result<()> {
        self.0.each(&mut |path, text| {
            self.1.set(self.1.get() + text.lines().count());
            take(path, text)
        })
    }
}

/// The diagnostics of a severity, without duplicates.
fn remarks(report: &Report, severity: Severity) -> Vec<Remark> {
    let diagnostics = report.diagnostics().iter();
    let mut remarks: Vec<_> = diagnostics
        .filter(|diagnostic| diagnostic.severity() == severity)
        .map(remark)
        .collect();
    remarks.sort();
    remarks.dedup();
    remarks
}

fn remark(diagnostic: &Diagnostic) -> Remark {
    let code = diagnostic.code();
    Remark {
        reason: format!("{code} {}", code.title()),
        message: diagnostic.message().to_owned(),
        place: diagnostic
            .place()
            .map(ToString::to_string)
            .unwrap_or_default(),
    }
}
