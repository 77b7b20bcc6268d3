//! Compares what generated crates read, refuse and write with what a validator of JSON Schema says.

mod bundle;
mod compare;
mod convert;
mod directions;
mod discriminators;
mod document;
mod edits;
mod experiment;
mod flatten;
mod harness;
mod mutations;
mod nodes;
mod patterns;
mod readings;
mod recursion;
mod synthesis;
mod tally;
mod unrepresented;
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

use document::Document;
use harness::Workshop;
use synthesis::Limits;
use tally::Tally;

/// The stack of the thread that does the work, in bytes.
const STACK: usize = 256 << 20;

/// Compares what generated crates read, refuse and write with what a validator of JSON Schema says.
#[derive(Parser)]
struct Args {
    /// The folder with the descriptions: every *.yaml, *.yml and *.json in it and below
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// Only descriptions with this text in their path, or with any of several
    #[arg(long, value_name = "TEXT")]
    filter: Vec<String>,

    /// How many values are made of each schema
    #[arg(long, value_name = "N", default_value = "100")]
    values: usize,

    /// How many schemas of a description are tried at most
    #[arg(long, value_name = "N", default_value = "40")]
    schemas: usize,

    /// How large a schema may be with all that it needs, counted in values
    #[arg(long, value_name = "N", default_value = "1500")]
    size: usize,

    /// Call the operations through both crates instead
    #[arg(long)]
    wire: bool,

    /// How many operations of a description are called
    #[arg(long, value_name = "N", default_value = "200")]
    operations: usize,

    /// The folder to work in
    #[arg(long, value_name = "DIR", default_value = "target/oracle")]
    work: PathBuf,

    /// Where generated crates are built: `build` in the folder to work in, unless others share it
    #[arg(long, value_name = "DIR")]
    build: Option<PathBuf>,

    /// The lock file that generated crates are built with
    #[arg(long, value_name = "FILE", default_value = "Cargo.lock")]
    lock: PathBuf,
}

fn main() -> ExitCode {
    let args = Args::parse();
    // Some schemas are deep, and both the validator and the generator go down into them.
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

/// Whether there is no disagreement.
fn run(args: &Args) -> anyhow::Result<bool> {
    let began = Instant::now();
    fs::create_dir_all(&args.work).context("cannot make the folder to work in")?;
    let work = args.work.canonicalize()?;
    let build = args.build.clone().unwrap_or_else(|| work.join("build"));
    let build = std::path::absolute(build)?;
    let workshop = Workshop::new(work.clone(), build, args.lock.canonicalize()?);
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
    if args.wire {
        return called(args, files, &workshop, &work, began);
    }
    let mut tallies = Vec::new();
    for (file, path) in files {
        let tally = validated(file, path, args, &workshop);
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
        began.elapsed(),
        work.join("table.tsv").display()
    );
    Ok(tallies.iter().all(|tally| tally.disagreements.is_empty()))
}

/// Whether all that was sent was received.
fn called(
    args: &Args,
    files: Vec<(&PathBuf, String)>,
    workshop: &Workshop,
    work: &Path,
    began: Instant,
) -> anyhow::Result<bool> {
    let mut tallies = Vec::new();
    for (file, path) in files {
        let tally = wire::called(file, path, args.operations, workshop);
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
        began.elapsed(),
        work.join("table.tsv").display()
    );
    Ok(tallies.iter().all(|tally| tally.differed == 0))
}

fn validated(file: &Path, path: String, args: &Args, workshop: &Workshop) -> Tally {
    let limits = Limits {
        size: args.size,
        schemas: args.schemas,
    };
    let mut tally = Tally::new(path);
    match Document::read(file) {
        Err(error) => tally.not_tried = Some(format!("{error:#}")),
        Ok(document) => experiment::run(
            &document.with_bodies(),
            limits,
            args.values,
            workshop,
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
