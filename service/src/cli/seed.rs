//! `adoption-store seed`.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, ensure};
use clap::error::ErrorKind;
use clap::{Args, ValueEnum};
use generated_server::NewPet;
use serde::{Deserialize, Serialize};
use tokio::time::sleep;

use super::{DatabaseArgs, block_on, refuse};
use crate::database::{Database, Error};
use crate::store::Store;

#[derive(Args)]
pub(super) struct Options {
    /// The file, or - for standard input: CSV with a header (name, categoryId, status), a JSON array, or one JSON
    /// object per line. An empty or missing status is `available`.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The format [default: by the extension of the file].
    #[arg(long)]
    format: Option<Format>,
    #[command(flatten)]
    database: DatabaseArgs,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    Csv,
    Json,
    Jsonl,
}

/// A row of a CSV file.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Row {
    name: String,
    category_id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<String>,
}

/// The number of animals in a transaction.
const BATCH: usize = 1_000;

/// The time for which a transaction waits for others.
const PATIENCE: Duration = Duration::from_secs(30);

/// The time between two attempts: a full disk fails at once.
const PAUSE: Duration = Duration::from_millis(100);

/// Adds the animals in a file, which must all be valid.
pub(super) fn run(options: &Options) -> anyhow::Result<()> {
    let format = options.format.or_else(|| by_extension(&options.file));
    let Some(format) = format else {
        let message = "unknown format: --format names it".to_owned();
        refuse(ErrorKind::MissingRequiredArgument, message)
    };
    let pets = read(&options.file, format);
    let pets = pets.with_context(|| format!("{}", options.file.display()))?;
    block_on(async {
        let database = options.database.open().await?;
        let store = Store::new(database.clone());
        let is_file = matches!(database, Database::Sqlite(_));
        for (index, batch) in pets.chunks(BATCH).enumerate() {
            let start = Instant::now();
            let mut added = store.add_all(batch.to_vec()).await;
            // Nothing was added while others kept the file locked.
            while is_file
                && matches!(added, Err(Error::Unavailable(_)))
                && start.elapsed() < PATIENCE
            {
                sleep(PAUSE).await;
                added = store.add_all(batch.to_vec()).await;
            }
            added.with_context(|| match index {
                0 => "no animals were added".to_owned(),
                _ => format!("only the first {} animals were added", index * BATCH),
            })?;
            // Other processes wait with pauses, and would never find the file unlocked.
            if is_file {
                sleep(start.elapsed()).await;
            }
        }
        database.close().await;
        Ok(())
    })
}

fn by_extension(file: &Path) -> Option<Format> {
    Format::from_str(file.extension()?.to_str()?, true).ok()
}

fn read(file: &Path, format: Format) -> anyhow::Result<Vec<NewPet>> {
    let mut text = String::new();
    match file == Path::new("-") {
        true => io::stdin().read_to_string(&mut text)?,
        false => File::open(file)?.read_to_string(&mut text)?,
    };
    let text = text.trim_start_matches('\u{feff}');
    match format {
        Format::Csv => {
            let mut rows = csv::Reader::from_reader(text.as_bytes());
            let headers = rows.headers()?.clone();
            let records = rows.records().map(|record| {
                let record = record?;
                let line = record.position().map_or(0, csv::Position::line);
                let pet = pet(&record, &headers);
                pet.map_err(|error| anyhow!("line {line}: {error}"))
            });
            records.collect()
        }
        Format::Json => {
            let pets: Vec<NewPet> = serde_json::from_str(text)?;
            pets.into_iter().map(storable).collect()
        }
        Format::Jsonl => {
            let lines = text.lines().enumerate();
            let lines = lines.filter(|(_, line)| !line.trim().is_empty());
            let pets = lines.map(|(index, line)| {
                let pet = serde_json::from_str(line).map_err(anyhow::Error::from);
                pet.and_then(storable)
                    .map_err(|error| anyhow!("line {}: {error}", index + 1))
            });
            pets.collect()
        }
    }
}

/// Reads a row like the body of a request.
fn pet(record: &csv::StringRecord, headers: &csv::StringRecord) -> anyhow::Result<NewPet> {
    let row: Row = record.deserialize(Some(headers))?;
    storable(serde_json::from_value(serde_json::to_value(row)?)?)
}

/// Returns an animal whose name every database can store.
fn storable(pet: NewPet) -> anyhow::Result<NewPet> {
    ensure!(!pet.name.contains('\0'), "/name: must not contain U+0000");
    Ok(pet)
}
