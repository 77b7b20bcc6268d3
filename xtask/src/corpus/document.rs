//! One description: generated in a process of its own, which files what the generator said.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Context as _;
use generator::report::{Finding, Report, Severity};
use generator::source::Source;
use generator::{Generated, Options};
use serde::{Deserialize, Serialize};

use crate::Status;
use crate::sync::{self, Mode, Plan};
use crate::{crate_name, header_path, input};

/// Arguments of the process.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The description
    #[arg(long, value_name = "FILE")]
    pub spec: PathBuf,

    /// The folder that the crates' folders are put in
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,

    /// What the crates' names begin with
    #[arg(long, value_name = "NAME", value_parser = crate_name::parse)]
    pub crate_name: String,

    /// The folder below which references may lead to files
    #[arg(long, value_name = "DIR")]
    pub refs_below: PathBuf,

    /// Where what the generator said is written
    #[arg(long, value_name = "FILE")]
    pub record: PathBuf,
}

/// What the generator said of a description.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Record {
    pub(super) errors: Vec<Remark>,
    pub(super) warnings: Vec<Remark>,
    /// Of reading and generating, without writing.
    pub(super) seconds: f64,
    /// Of both crates; `None` if the description was refused.
    pub(super) lines: Option<usize>,
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) struct Remark {
    pub(super) message: String,
    /// The node, as a JSON pointer; empty for what was found in the text.
    pub(super) place: String,
}

/// Generates the description. That it is refused is filed, and no failure.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn run(args: &Args) -> anyhow::Result<Status> {
    let bytes =
        input::read(&args.spec).with_context(|| format!("cannot read {}", args.spec.display()))?;
    let began = Instant::now();
    let (report, generated) = generate(args, bytes)?;
    let seconds = began.elapsed().as_secs_f64();
    if let Some(generated) = &generated {
        write(&args.out, generated)?;
    }
    let record = Record {
        errors: remarks(&report, Severity::Error),
        warnings: remarks(&report, Severity::Warning),
        seconds,
        lines: generated.as_ref().map(lines),
    };
    fs::write(&args.record, serde_json::to_vec(&record)?)
        .with_context(|| format!("cannot write {}", args.record.display()))?;
    Ok(Status::Done)
}

fn generate(args: &Args, bytes: Vec<u8>) -> anyhow::Result<(Report, Option<Generated>)> {
    let spec_path = header_path::shown(&args.spec, &args.out);
    let mut report = Report::new();
    let source = Source::from_bytes(spec_path.clone(), bytes, &mut report);
    let source = source.with_files(input::beside(&args.spec, Some(&args.refs_below))?);
    if report.has_errors() {
        return Ok((report, None));
    }
    let options = Options {
        name: args.crate_name.clone(),
        spec_path,
        types: Default::default(),
        crates: Default::default(),
        ..Options::default()
    };
    let outcome = generator::generate(&source, &options);
    Ok((outcome.report, outcome.generated))
}

fn write(out: &Path, generated: &Generated) -> anyhow::Result<()> {
    let plans = [&generated.server, &generated.client].map(|one| Plan::new(out, one));
    let plans: Vec<Plan> = plans.into_iter().collect::<anyhow::Result<_>>()?;
    sync::carry_out(&plans, Mode::Write, &mut std::io::sink())?;
    Ok(())
}

/// Each finding once, as reports show them.
fn remarks(report: &Report, severity: Severity) -> Vec<Remark> {
    let findings = report.findings().iter();
    let mut remarks: Vec<_> = findings
        .filter(|finding| finding.severity() == severity)
        .map(remark)
        .collect();
    remarks.sort();
    remarks.dedup();
    remarks
}

fn remark(finding: &Finding) -> Remark {
    Remark {
        message: finding.message().to_owned(),
        place: finding.place().map(ToString::to_string).unwrap_or_default(),
    }
}

fn lines(generated: &Generated) -> usize {
    let files = [&generated.server, &generated.client].map(|one| one.files.values());
    files
        .into_iter()
        .flatten()
        .map(|text| text.lines().count())
        .sum()
}
