//! Mutates the documents of a folder, and reports the results of the generator.
//!
//! Each is generated in its own process, limited to ten seconds and 1 GiB.

mod generator_process;
mod limits;
mod reduction;
mod table;

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context as _, ensure};
use clap::Parser;
use fuzz::choices::Choices;
use fuzz::{pipeline, seeds};
use serde_json::Value;

use generator_process::{End, GeneratorProcess};
use table::Table;

/// The number of random bytes that determine the changes of one document.
const DECISION_BYTES: usize = 400;

#[derive(Debug, Parser)]
struct Args {
    /// The folder of the documents; with `--one`, a document
    path: PathBuf,

    /// The number of changed documents
    #[arg(long, default_value_t = 1000)]
    count: usize,

    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// The number of parallel processes
    #[arg(long, default_value_t = 1)]
    jobs: usize,

    /// Documents of more bytes are left out
    #[arg(long, default_value_t = 4_000_000)]
    largest: u64,

    /// The directory for documents at which the generator fails
    #[arg(long, default_value = "mutants")]
    offenders: PathBuf,

    /// The directory for some documents that are still generated
    #[arg(long)]
    keep: Option<PathBuf>,

    /// The maximum number of these
    #[arg(long, default_value_t = 100)]
    most_kept: usize,

    /// Only generates the document, within the limits
    #[arg(long, hide = true)]
    one: bool,
}

fn main() -> anyhow::Result<ExitCode> {
    let args = Args::parse();
    if args.one {
        return generator_process::generate(&args.path);
    }
    let documents = documents(&args)?;
    ensure!(!documents.is_empty(), "there are no documents");
    fs::create_dir_all(&args.offenders)?;
    if let Some(folder) = &args.keep {
        fs::create_dir_all(folder)?;
    }
    let run = Run {
        args,
        documents,
        next: AtomicUsize::new(0),
        table: Mutex::default(),
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..run.args.jobs)
            .map(|_| scope.spawn(|| run.work()))
            .collect();
        workers
            .into_iter()
            .try_for_each(|worker| match worker.join() {
                Ok(done) => done,
                Err(panic) => std::panic::resume_unwind(panic),
            })
    })?;
    let table = run.table.into_inner()?;
    print!("{table}");
    Ok(if table.is_clean() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn documents(args: &Args) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let folder =
        fs::read_dir(&args.path).with_context(|| format!("cannot read {}", args.path.display()))?;
    for entry in folder {
        let entry = entry?;
        let path = entry.path();
        let extension = path.extension().and_then(OsStr::to_str);
        let is_text =
            extension.is_some_and(|extension| ["yaml", "yml", "json"].contains(&extension));
        if is_text && entry.metadata()?.len() <= args.largest {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

struct Run {
    args: Args,
    documents: Vec<PathBuf>,
    next: AtomicUsize,
    table: Mutex<Table>,
}

impl Run {
    fn work(&self) -> anyhow::Result<()> {
        let process = GeneratorProcess::new()?;
        loop {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(document) = self.documents.get(index % self.documents.len()) else {
                return Ok(());
            };
            if index >= self.args.count {
                return Ok(());
            }
            // Some documents are not even YAML.
            let Some(root) = seeds::parsed(&String::from_utf8_lossy(&fs::read(document)?)) else {
                self.count(index, &End::Unreadable);
                continue;
            };
            let text = self.mutate(&root, index);
            let end = process.run(&text)?;
            if self.count(index, &end) {
                self.save(&process, &end, document, index, &text)?;
            }
        }
    }

    fn mutate(&self, root: &Value, index: usize) -> Vec<u8> {
        let mut random = fastrand::Rng::with_seed(self.args.seed ^ ((index as u64) << 20));
        let bytes: Vec<u8> = (0..DECISION_BYTES).map(|_| random.u8(..)).collect();
        pipeline::mutated(root, &mut Choices::new(&bytes))
    }

    /// Counts an end. Returns `true` if its document is to be saved.
    fn count(&self, index: usize, end: &End) -> bool {
        let Ok(mut table) = self.table.lock() else {
            return false;
        };
        if index % 500 == 499 {
            eprintln!("{} done\n{table}", index + 1);
        }
        let number = table.count(end);
        match end {
            End::Generated => self.args.keep.is_some() && number <= self.args.most_kept,
            End::Refused | End::Unreadable => false,
            _ => number <= 2,
        }
    }

    fn save(
        &self,
        process: &GeneratorProcess,
        end: &End,
        document: &Path,
        index: usize,
        text: &[u8],
    ) -> anyhow::Result<()> {
        let stem = document.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("{stem}-{}-{index}", self.args.seed);
        if let (End::Generated, Some(folder)) = (end, &self.args.keep) {
            return Ok(fs::write(
                folder.join(name).with_added_extension("yaml"),
                text,
            )?);
        }
        let path = self.args.offenders.join(name);
        fs::write(path.with_added_extension("yaml"), text)?;
        fs::write(path.with_added_extension("txt"), end.to_string())?;
        if let Some(small) = reduction::reduced(process, end, text)? {
            fs::write(path.with_added_extension("small.json"), small)?;
        }
        Ok(())
    }
}
