//! `cargo xtask corpus`: what becomes of every description of a folder.
//!
//! Each description is generated in a process of its own, so that a panic, a loop without an end
//! or too much memory of one harms none. What was generated is compiled as one workspace, whose
//! dependencies are built once and kept.

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
mod vocabulary;

use std::num::{NonZeroU64, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::bail;

use documents::Document;
use expectation::Expectations;
use layout::Layout;
use progress::Progress;
use verdict::Row;
use xtask::Console;
use xtask::{EXIT_CODES, Status};

/// Arguments of the task.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The folders with the descriptions: every *.yaml, *.yml and *.json in them and below
    #[arg(value_name = "DIR", required = true)]
    pub folders: Vec<PathBuf>,

    /// Let descriptions refer to files below this folder [default: the one that they were found in]
    #[arg(long, value_name = "DIR")]
    pub refs_below: Option<PathBuf>,

    /// Only descriptions with this text in their path, or with any of several
    #[arg(long, value_name = "TEXT")]
    pub filter: Vec<String>,

    /// How many processes run at once [default: the number of cores]
    #[arg(long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,

    /// Generate only
    #[arg(long)]
    pub no_compile: bool,

    /// Compile again what has not changed since it was compiled
    #[arg(long)]
    pub fresh: bool,

    /// How long one description may be generated, and one crate compiled
    #[arg(long, value_name = "SECONDS", default_value = "120")]
    pub time_limit: NonZeroU64,

    /// Send values through the types of each schema that is small enough, and compare what is read,
    /// refused and written with a validator of JSON Schema
    #[arg(long)]
    pub oracle: bool,

    /// How many values are made of each schema
    #[arg(long, value_name = "N", requires = "oracle", default_value = "100")]
    pub values: NonZeroUsize,

    /// Call every operation through the client against the server, and compare what each of them
    /// gives and is given
    #[arg(long)]
    pub wire: bool,

    /// How many operations of a description are called
    #[arg(long, value_name = "N", requires = "wire", default_value = "200")]
    pub operations: NonZeroUsize,

    /// Where the table is written, with a readable one beside it [default: target/corpus/table.tsv]
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
/// When a file cannot be read or written, when there is no description, or when cargo cannot run.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let began = Instant::now();
    if args.folders.len() > 1 && (args.oracle || args.wire) {
        bail!("`--oracle` and `--wire` take one folder");
    }
    let documents = documents::find(&args.folders, &args.filter)?;
    if documents.is_empty() {
        let folders = args
            .folders
            .iter()
            .map(|folder| folder.display().to_string());
        let folders = folders.collect::<Vec<_>>().join(", ");
        bail!("there is no description in {folders}");
    }
    let expectations = Expectations::read(&args.folders)?;
    let layout = Layout::prepare(root, args.fresh)?;
    let rows = rows(args, &documents, &expectations, &layout, console)?;
    let table = args.table.clone().unwrap_or_else(|| layout.table());
    table::write(&table, &rows)?;
    let summary = table::summary(&rows, began.elapsed());
    writeln!(console.out, "{summary}table: {}", table.display())?;
    let all_well = rows.iter().all(|row| row.verdict.is_well());
    let all_agree = !args.oracle || oracle::all_agree(args, root, &layout)?;
    let all_arrives = !args.wire || oracle::all_arrives(args, root, &layout)?;
    Ok(if all_well && all_agree && all_arrives {
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
