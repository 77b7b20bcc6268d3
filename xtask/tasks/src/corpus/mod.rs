//! `cargo xtask corpus`: generates and compiles every description in a directory.
//!
//! Each description is generated in its own process, which isolates panics, endless loops and memory exhaustion. The
//! generated crates are compiled as one workspace, whose dependencies are built once.
//!
//! In: folders of descriptions, with the expected refusals. Out: a table of verdicts, and the generated crates. Depends on
//! `xtask` and on the generator; the oracle is a separate program.

mod compilation;
mod compiler;
pub mod document;
mod documents;
mod expectation;
mod generation;
mod layout;
mod markdown;
pub mod measure;
mod oracle;
mod progress;
mod reasons;
mod table;
mod verdict;

use std::num::{NonZeroU64, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::bail;
use clap::ArgGroup;

use documents::Document;
use expectation::Expectations;
use layout::Layout;
use openapi_crates_cli::Console;
use openapi_crates_cli::{EXIT_CODES, Status};
use progress::Progress;
use verdict::Row;

/// Arguments of the task.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = EXIT_CODES,
    group = ArgGroup::new("called").args(["wire", "prism"]).multiple(true),
)]
pub struct Args {
    /// Directories with descriptions: all *.yaml, *.yml and *.json files, recursively
    #[arg(value_name = "DIR", required = true)]
    pub folders: Vec<PathBuf>,

    /// Allow references to files below this directory [default: DIR]
    #[arg(long, value_name = "DIR")]
    pub refs_below: Option<PathBuf>,

    /// Only descriptions whose path contains one of these texts
    #[arg(long, value_name = "TEXT")]
    pub filter: Vec<String>,

    /// The number of parallel processes [default: the number of cores]
    #[arg(long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,

    /// Generate, without compiling
    #[arg(long)]
    pub no_compile: bool,

    /// Compile unchanged crates again
    #[arg(long)]
    pub fresh: bool,

    /// The time limit for generating a description, and for compiling a crate
    #[arg(long, value_name = "SECONDS", default_value = "120")]
    pub time_limit: NonZeroU64,

    /// Compare the generated types with a JSON Schema validator: which values they accept, and what they write
    #[arg(long)]
    pub oracle: bool,

    /// The number of values per schema
    #[arg(long, value_name = "N", requires = "oracle", default_value = "100")]
    pub values: NonZeroUsize,

    /// Call every operation of the generated server with the generated client, and compare the values on both sides
    #[arg(long)]
    pub wire: bool,

    /// Call every operation of the mock server Prism, which validates requests; FILE is the program `prism`
    #[arg(long, value_name = "FILE")]
    pub prism: Option<PathBuf>,

    /// Generate crates with a copy of the library, and not those that depend on it
    #[arg(long)]
    pub copy: bool,

    /// The maximum number of operations per description
    #[arg(long, value_name = "N", requires = "called", default_value = "200")]
    pub operations: NonZeroUsize,

    /// The table to write, with a Markdown version next to it [default: target/corpus/table.tsv]
    #[arg(long, value_name = "FILE", value_parser = table::file)]
    pub table: Option<PathBuf>,
}

impl Args {
    fn jobs(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.jobs.map_or_else(cores, NonZeroUsize::get)
    }

    fn limit(&self) -> Duration {
        Duration::from_secs(self.time_limit.get())
    }
}

/// Runs the task in the workspace at `root`.
///
/// # Errors
///
/// When a file cannot be read or written, no description is found, or cargo does not run.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let start = Instant::now();
    if args.folders.len() > 1 && (args.oracle || args.wire || args.prism.is_some()) {
        bail!("`--oracle`, `--wire` and `--prism` accept only one directory");
    }
    let documents = documents::find(&args.folders, &args.filter)?;
    if documents.is_empty() {
        let folders = args
            .folders
            .iter()
            .map(|folder| folder.display().to_string());
        let folders = folders.collect::<Vec<_>>().join(", ");
        bail!("no descriptions in {folders}");
    }
    let expectations = Expectations::read(&args.folders)?;
    let layout = Layout::prepare(root, args.fresh)?;
    let rows = rows(args, &documents, &expectations, &layout, console)?;
    let table = args.table.clone().unwrap_or_else(|| layout.table());
    table::write(&table, &rows)?;
    let summary = table::summary(&rows, start.elapsed());
    writeln!(console.out, "{summary}table: {}", table.display())?;
    let all_good = rows.iter().all(|row| row.verdict.is_good());
    let all_agree = !args.oracle || oracle::all_agree(args, root, &layout)?;
    let all_received = !args.wire || oracle::all_received(args, root, &layout)?;
    let all_accepted = match &args.prism {
        None => true,
        Some(prism) => oracle::all_accepted(args, prism, root, &layout)?,
    };
    Ok(if all_good && all_agree && all_received && all_accepted {
        Status::Done
    } else {
        Status::Found
    })
}

fn rows(
    args: &Args,
    documents: &[Document],
    expectations: &Expectations,
    layout: &Layout,
    console: &mut Console<'_>,
) -> anyhow::Result<Vec<Row>> {
    let mut progress = Progress::new("generating", documents.len(), console);
    let generations = generation::all(args, documents, layout, &mut progress)?;
    let mut rows: Vec<_> = documents
        .iter()
        .zip(generations)
        .map(|(document, generation)| Row::new(document, generation, expectations))
        .collect();
    if !args.no_compile {
        compilation::all(args, &mut rows, layout, console)?;
    }
    Ok(rows)
}
