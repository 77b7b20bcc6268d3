//! `adoption-store seed`.

mod csv;
mod json;
mod progress;
mod row;
mod source;

use std::path::PathBuf;

use anyhow::{anyhow, bail};
use clap::Args;
use tokio::runtime::Runtime;

use self::progress::Progress;
use self::row::Row;
use self::source::{Format, Source};
use super::DatabaseArgs;
use crate::database;
use crate::store::{NewAnimal, Store};

/// How many animals are written at once.
const BATCH: usize = 5_000;

/// How many rows are told of that are wrong.
const MOST_TOLD: usize = 20;

#[derive(Args)]
pub(super) struct Options {
    /// The file, or - for standard input: CSV with a line of names (name, categoryId and, if wanted, status),
    /// a JSON array of animals, or an animal in JSON on each line.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// How the file is written; if it is not said, by the end of its name.
    #[arg(long)]
    format: Option<Format>,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Adds all animals of a file, or none if one of them is not as it should be.
pub(super) fn run(options: Options) -> anyhow::Result<()> {
    let source = Source::open(options.file, options.format)?;
    let count = check(&source)?;
    let runtime = super::runtime()?;
    let database = runtime.block_on(options.database.open())?;
    let mut writer = Writer {
        runtime: &runtime,
        store: Store::new(database.clone()),
        progress: Progress::rows("writing", count),
        batch: Vec::with_capacity(BATCH.min(count)),
        written: 0,
    };
    let done = source
        .read(&mut |row| writer.add(row))
        .and_then(|()| writer.flush());
    runtime.block_on(database.close());
    done.map_err(|error| explain(&error, writer.written))?;
    writer.progress.finish(&format!("{count} animals added"));
    Ok(())
}

/// Reads every row, and counts them.
fn check(source: &Source) -> anyhow::Result<usize> {
    let progress = Progress::bytes("checking", source.length()?);
    let (mut count, mut told) = (0, Vec::new());
    let mut wrong = 0_usize;
    source.read_shown(&progress, &mut |row| {
        match row {
            Ok(_) => count += 1,
            Err(fault) => {
                wrong += 1;
                if told.len() < MOST_TOLD {
                    told.push(format!("{}:{fault}", source.name()));
                }
            }
        }
        Ok(())
    })?;
    if wrong == 0 {
        return Ok(count);
    }
    if wrong > told.len() {
        told.push(format!("and {} more", wrong - told.len()));
    }
    told.push("nothing was written".to_owned());
    bail!("{}", told.join("\n"))
}

fn explain(error: &anyhow::Error, written: usize) -> anyhow::Error {
    // What was not answered may have been done.
    let unanswered = matches!(error.downcast_ref(), Some(database::Error::Unavailable(_)));
    let outcome = match (written, unanswered) {
        (0, false) => "nothing was written".to_owned(),
        (_, false) => format!(
            "the first {written} animals of the file were written: take them out of it before it is tried again"
        ),
        (_, true) => format!(
            "of the animals of the file, the first {written} were written, and perhaps the next {BATCH}: take those \
             that are there out of it before it is tried again"
        ),
    };
    anyhow!("{error:#}\n{outcome}")
}

struct Writer<'a> {
    runtime: &'a Runtime,
    store: Store,
    progress: Progress,
    batch: Vec<NewAnimal>,
    written: usize,
}

impl Writer<'_> {
    fn add(&mut self, row: Row) -> anyhow::Result<()> {
        let pet = row.map_err(|fault| anyhow!("the file was changed meanwhile: line {fault}"))?;
        self.batch.push(pet.into());
        match self.batch.len() < BATCH {
            true => Ok(()),
            false => self.flush(),
        }
    }

    fn flush(&mut self) -> anyhow::Result<()> {
        let batch = std::mem::take(&mut self.batch);
        let count = batch.len();
        self.runtime.block_on(self.store.add_all(batch))?;
        self.written += count;
        self.progress.step(count);
        Ok(())
    }
}
