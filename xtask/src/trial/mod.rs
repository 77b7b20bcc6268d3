//! `cargo xtask diff-trial`: holds what `diff` says of random changes against the compiler.
//!
//! A change of one place must be seen, and must break the crates of both sides exactly where the compiler says
//! so. A description that is written in another order, in other words or with other references must show no change.

mod alike;
mod edits;
mod nodes;
mod pair;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use fastrand::Rng;
use generator::Side;
use generator_diff::public_api::ChangeKind;
use generator_diff::{Audience, Change, Comparison};

use crate::corpus::descriptions;
use crate::probe::{self, Probe, Set};
use crate::{Console, EXIT_CODES, Status};
use pair::Pair;

/// How many pairs are compiled by one call of cargo.
const BATCH: usize = 8;

/// How many pairs are drawn in vain, for each that is wanted.
const VAIN: usize = 20;

/// Arguments of the task.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The folders with the descriptions: every *.yaml, *.yml and *.json in them and below
    #[arg(value_name = "DIR", required = true)]
    pub folders: Vec<PathBuf>,

    /// Only descriptions with this text in their path, or with any of several
    #[arg(long, value_name = "TEXT")]
    pub filter: Vec<String>,

    /// Only descriptions of at most so many bytes
    #[arg(long, value_name = "BYTES", default_value_t = 100_000)]
    pub largest: u64,

    /// How many pairs that differ in one place
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub changed: usize,

    /// How many pairs that are written in two ways
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub alike: usize,

    /// What the changes are drawn by
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// The folder that pairs and crates are written to [default: target/trial]
    #[arg(long, value_name = "DIR")]
    pub work: Option<PathBuf>,
}

/// Runs the task in the workspace at `root`.
///
/// # Errors
///
/// When a file cannot be read or written, when no description is left to change, or when cargo cannot run.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let files = descriptions(&args.folders, &args.filter)?;
    let is_small = |file: &PathBuf| fs::metadata(file).is_ok_and(|of| of.len() <= args.largest);
    let files: Vec<PathBuf> = files.into_iter().filter(is_small).collect();
    if files.is_empty() {
        bail!("there is no description of at most {} bytes", args.largest);
    }
    let mut trial = Trial {
        rng: Rng::with_seed(args.seed),
        files,
        folder: args
            .work
            .clone()
            .unwrap_or_else(|| root.join("target/trial")),
        lock: root.join("Cargo.lock"),
        surprises: 0,
    };
    trial.changed(args.changed, console)?;
    trial.alike(args.alike, console)?;
    writeln!(console.out, "{} surprises", trial.surprises)?;
    Ok(match trial.surprises {
        0 => Status::Done,
        _ => Status::Found,
    })
}

struct Trial {
    rng: Rng,
    files: Vec<PathBuf>,
    folder: PathBuf,
    lock: PathBuf,
    surprises: usize,
}

impl Trial {
    /// Pairs that differ in one place: what is said of each is held against the compiler.
    fn changed(&mut self, wanted: usize, console: &mut Console<'_>) -> anyhow::Result<()> {
        let mut done = 0;
        while done < wanted {
            let pairs = self.draw(done, BATCH.min(wanted - done), Pair::changed)?;
            done += pairs.len();
            let mut probe = Probe::prepare(&self.folder, &self.lock, &[Set::All])?;
            for pair in &pairs {
                probe.add(
                    &format!("pair{}-", pair.number),
                    &pair.old.crates,
                    &pair.new.crates,
                )?;
            }
            let verdicts = probe.verdicts()?;
            for (pair, verdicts) in pairs.iter().zip(verdicts) {
                let mut wrong = wrong(&pair.comparison, &verdicts);
                if pair.comparison.changes.is_empty() && !pair.has_same_crates() {
                    wrong.push("it is not seen".to_owned());
                }
                self.tell(pair, &wrong, console)?;
            }
        }
        Ok(())
    }

    /// Pairs that say the same: any change that is told is wrong.
    fn alike(&mut self, wanted: usize, console: &mut Console<'_>) -> anyhow::Result<()> {
        for number in 0..wanted {
            for pair in self.draw(number, 1, Pair::alike)? {
                let changes = pair.comparison.changes.iter();
                let wrong: Vec<String> = changes
                    .map(|change| format!("told: {}", change.message))
                    .collect();
                self.tell(&pair, &wrong, console)?;
            }
        }
        Ok(())
    }

    fn draw(
        &mut self,
        first: usize,
        wanted: usize,
        make: fn(usize, &Path, &mut Rng) -> anyhow::Result<Option<Pair>>,
    ) -> anyhow::Result<Vec<Pair>> {
        let mut pairs = Vec::new();
        for _ in 0..wanted * VAIN {
            let file = self
                .rng
                .choice(&self.files)
                .context("no description is left")?;
            if let Some(pair) = make(first + pairs.len(), file, &mut self.rng)? {
                pairs.push(pair);
            }
            if pairs.len() == wanted {
                return Ok(pairs);
            }
        }
        bail!("none of {} pairs could be generated", wanted * VAIN)
    }

    /// Shows a pair, and keeps it where something is wrong.
    fn tell(
        &mut self,
        pair: &Pair,
        wrong: &[String],
        console: &mut Console<'_>,
    ) -> anyhow::Result<()> {
        let comparison = &pair.comparison;
        let [wire, client, server] = Audience::ALL.map(|whom| comparison.worst(whom));
        writeln!(
            console.out,
            "{}\t{}\t{}\twire {wire}, client {client}, server {server}\t{}",
            pair.number,
            pair.file.display(),
            pair.edit,
            if wrong.is_empty() { "well" } else { "WRONG" },
        )?;
        if wrong.is_empty() {
            return Ok(());
        }
        self.surprises += 1;
        let kept = pair.keep(&self.folder.join("surprises"))?;
        writeln!(console.out, "  kept in {}", kept.display())?;
        for change in &comparison.changes {
            writeln!(console.out, "  [{}] {}", change.rule, change.message)?;
        }
        for line in wrong {
            writeln!(console.out, "  {line}")?;
        }
        Ok(())
    }
}

/// Whether what uses a crate is said not to compile any more. What stands for something else compiles, and is wrong.
fn fails(changes: &[Change], audience: Audience) -> bool {
    let items = changes.iter().flat_map(|change| &change.items);
    items
        .filter(|item| item.audience == audience)
        .any(|item| item.change.breaks && item.change.kind != ChangeKind::Reassigned)
}

/// What is wrong with what is said of a change.
fn wrong(comparison: &Comparison, verdicts: &[probe::Verdict]) -> Vec<String> {
    let mut wrong = Vec::new();
    wrong.extend(comparison.unknown.iter().cloned());
    for verdict in verdicts {
        let audience = match verdict.side {
            Side::Client => Audience::Client,
            Side::Server => Audience::Server,
        };
        let breaks = fails(&comparison.changes, audience);
        if !verdict.own.is_empty() || breaks == verdict.other.is_empty() {
            let own = verdict.own.iter().map(|message| format!("own: {message}"));
            let other = verdict
                .other
                .iter()
                .map(|message| format!("other: {message}"));
            wrong.push(format!(
                "{audience}: said to break: {breaks}; the compiler says:"
            ));
            wrong.extend(own.chain(other).take(8));
        }
    }
    wrong
}
