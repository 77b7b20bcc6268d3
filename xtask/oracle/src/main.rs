//! Compares generated crates with a JSON Schema validator: which values they accept, and what they write.

mod bundle;
mod compare;
mod convert;
mod directions;
mod discriminators;
mod document;
mod experiment;
mod flatten;
mod harness;
mod intended_deviations;
mod mutations;
mod nodes;
#[path = "../../tasks/src/package_variables.rs"]
mod package_variables;
mod patterns;
mod random;
mod recursion;
mod schema_edits;
mod synthesis;
mod tally;
mod validator;
mod values;
mod wire;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use anyhow::{Context as _, anyhow};
use clap::Parser;
use openapi_crates::RuntimeSource;

use document::Document;
use harness::Workspace;
use synthesis::Limits;
use tally::Tally;

/// The stack size of the working thread, in bytes.
const STACK: usize = 256 << 20;

/// The library in this repository.
const LIBRARY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../generator/runtime");

/// Compares generated crates with a JSON Schema validator
#[derive(Parser)]
struct Args {
    /// The directory with descriptions: all *.yaml, *.yml and *.json files, recursively
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// Only descriptions whose path contains one of these texts
    #[arg(long, value_name = "TEXT")]
    filter: Vec<String>,

    /// The number of values per schema
    #[arg(long, value_name = "N", default_value = "100")]
    values: usize,

    /// The maximum number of schemas per description
    #[arg(long, value_name = "N", default_value = "40")]
    schemas: usize,

    /// The maximum size of a schema with its references, in JSON values
    #[arg(long, value_name = "N", default_value = "1500")]
    size: usize,

    /// First write this number of descriptions with random schemas into the directory
    #[arg(long, value_name = "N", default_value = "0")]
    random: usize,

    /// The seed of random schemas
    #[arg(long, value_name = "TEXT", default_value = "1")]
    seed: String,

    /// Call the generated server with the generated client instead
    #[arg(long)]
    wire: bool,

    /// Call the mock server Prism in place of the generated server; FILE is the program `prism`
    #[arg(long, value_name = "FILE", conflicts_with = "wire")]
    prism: Option<PathBuf>,

    /// The maximum number of operations per description
    #[arg(long, value_name = "N", default_value = "200")]
    operations: usize,

    /// Compare crates with a copy of the library, and not those that depend on it
    #[arg(long)]
    copy: bool,

    /// The working directory
    #[arg(long, value_name = "DIR", default_value = "target/oracle")]
    work: PathBuf,

    /// The target directory of generated crates [default: build in the working directory]
    #[arg(long, value_name = "DIR")]
    build: Option<PathBuf>,

    /// The lock file for generated crates
    #[arg(long, value_name = "FILE", default_value = "Cargo.lock")]
    lock: PathBuf,
}

fn main() -> ExitCode {
    let args = Args::parse();
    // The validator and the generator recurse into schemas, which can be deep.
    let builder = thread::Builder::new().stack_size(STACK);
    let outcome = builder
        .spawn(move || run(&args))
        .map(thread::JoinHandle::join);
    let outcome = match outcome {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(_)) => Err(anyhow!("it panicked")),
        Err(error) => Err(error.into()),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Returns `true` if there is no disagreement.
fn run(args: &Args) -> anyhow::Result<bool> {
    let start = Instant::now();
    fs::create_dir_all(&args.work).context("cannot create the working directory")?;
    let work = args.work.canonicalize()?;
    let build = args.build.clone().unwrap_or_else(|| work.join("build"));
    let build = std::path::absolute(build)?;
    let library = match args.copy {
        true => RuntimeSource::Copy,
        false => RuntimeSource::Path(LIBRARY.to_owned()),
    };
    let lock = args.lock.canonicalize()?;
    let workspace = Workspace::new(work.clone(), build, lock, library);
    random::write(&args.folder, args.random, &args.seed)?;
    let mut files = Vec::new();
    collect(&args.folder, &mut files)?;
    files.sort();
    let files: Vec<_> = files
        .iter()
        .map(|file| {
            let path = file.strip_prefix(&args.folder).unwrap_or(file);
            (file, path.display().to_string())
        })
        .filter(|(_, path)| {
            let mut any = args.filter.iter();
            args.filter.is_empty() || any.any(|text| path.contains(text))
        })
        .collect();
    if args.wire || args.prism.is_some() {
        return run_calls(args, files, &workspace, &work, start);
    }
    let mut tallies = Vec::new();
    for (file, path) in files {
        let tally = run_values(file, path, args, &workspace);
        println!("{}", tally.line());
        for disagreement in &tally.disagreements {
            println!("{disagreement}");
        }
        tallies.push(tally);
    }
    tally::write(&work, &tallies)?;
    println!(
        "{}in {:.0?}; table: {}",
        tally::summary(&tallies),
        start.elapsed(),
        work.join("table.tsv").display()
    );
    Ok(tallies.iter().all(|tally| tally.disagreements.is_empty()))
}

/// Returns `true` if both sides received all values that were sent.
fn run_calls(
    args: &Args,
    files: Vec<(&PathBuf, String)>,
    workspace: &Workspace,
    work: &Path,
    start: Instant,
) -> anyhow::Result<bool> {
    let mut tallies = Vec::new();
    for (file, path) in files {
        let tally = wire::run_calls(
            file,
            path,
            args.operations,
            args.prism.as_deref(),
            workspace,
        );
        println!("{}", tally.line());
        for difference in &tally.differences {
            println!("{difference}");
        }
        tallies.push(tally);
    }
    wire::write(work, &tallies)?;
    println!(
        "{}in {:.0?}; table: {}",
        wire::summary(&tallies),
        start.elapsed(),
        work.join("table.tsv").display()
    );
    let has_calls = tallies.iter().any(|tally| tally.calls > 0);
    Ok(has_calls && tallies.iter().all(|tally| tally.differed == 0))
}

fn run_values(file: &Path, path: String, args: &Args, workspace: &Workspace) -> Tally {
    let limits = Limits {
        size: args.size,
        schemas: args.schemas,
    };
    let mut tally = Tally::new(path);
    match Document::read(file) {
        Err(error) => tally.skip_reason = Some(format!("{error:#}")),
        Ok(document) => experiment::run(
            &document.with_bodies(),
            limits,
            args.values,
            workspace,
            &mut tally,
        ),
    }
    tally
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let entries = fs::read_dir(folder);
    for entry in entries.with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let extension = path.extension().and_then(|extension| extension.to_str());
        if path.is_dir() && !path.is_symlink() {
            collect(&path, files)?;
        } else if matches!(extension, Some("json" | "yaml" | "yml")) {
            files.push(path);
        }
    }
    Ok(())
}
