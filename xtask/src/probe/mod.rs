//! `cargo xtask diff-probe`: what the compiler says of the changes between two descriptions.
//!
//! A crate that uses all that a generated crate has for others is compiled with the crate that it
//! was made of, and with that of the other description. It must fail exactly where a change is
//! said to break those who depend on the crate.

mod call;
mod text;
mod traits;
mod workspace;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use generator::report::Style;
use generator::source::Source;
use generator::{Crates, Options, Side};
use generator_diff::public_api::{ItemChange, PublicApi, changes};

use crate::{Console, EXIT_CODES, Status, input};
pub use text::source;
pub use workspace::{CompileError, Said, Task, Workspace};

/// So many of the compiler's messages are shown of a crate.
const MOST_SHOWN: usize = 20;

/// Arguments of the task.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The description as it was
    #[arg(value_name = "OLD")]
    pub old: PathBuf,

    /// The description as it is
    #[arg(value_name = "NEW")]
    pub new: PathBuf,

    /// The folder that the crates are made in [default: target/probe]
    #[arg(long, value_name = "DIR")]
    pub work: Option<PathBuf>,

    /// Compile with the features that are on by default only
    #[arg(long)]
    pub default_features: bool,
}

/// Which cargo features are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    /// All of them.
    All,
    /// Those that are on by default.
    Default,
}

/// What the compiler says of one of the crates, beside what the comparison says.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Which crate.
    pub side: Side,
    /// What the comparison says.
    pub changes: Vec<ItemChange>,
    /// What is wrong with the use of the crate that the use was made of: nothing, if all is well.
    pub own: Vec<String>,
    /// What is wrong with the same use of the other crate.
    pub other: Vec<String>,
}

impl Verdict {
    /// Whether the comparison says that something breaks.
    pub fn is_said_to_break(&self) -> bool {
        self.changes.iter().any(|change| change.breaks)
    }

    /// Whether the compiler and the comparison agree.
    pub fn agrees(&self) -> bool {
        self.own.is_empty() && self.other.is_empty() != self.is_said_to_break()
    }

    fn show(&self, console: &mut Console<'_>) -> anyhow::Result<()> {
        let said = match self.is_said_to_break() {
            true => "breaks",
            false => "keeps",
        };
        let found = match self.other.is_empty() {
            true => "compiles",
            false => "fails",
        };
        let end = match self.agrees() {
            true => "",
            false => " -- these disagree",
        };
        writeln!(console.out, "{:?}: {said}, {found}{end}", self.side)?;
        for change in &self.changes {
            let mark = if change.breaks { "breaks" } else { "keeps" };
            writeln!(console.out, "  {mark} {}: {}", change.file, change.text)?;
        }
        for (whose, messages) in [("own", &self.own), ("other", &self.other)] {
            for message in messages.iter().take(MOST_SHOWN) {
                writeln!(console.out, "  {whose}: {message}")?;
            }
        }
        Ok(())
    }
}

/// Runs the task in the workspace at `root`.
///
/// # Errors
///
/// When a description is refused, a file cannot be read or written, or cargo cannot run.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let [old, new] = [(&args.old, "before"), (&args.new, "after")].map(|(path, name)| {
        understood(path, name).with_context(|| format!("cannot read {}", path.display()))
    });
    let folder = args
        .work
        .clone()
        .unwrap_or_else(|| root.join("target/probe"));
    let sets: &[Set] = match args.default_features {
        true => &[Set::Default],
        false => &[Set::Default, Set::All],
    };
    let verdicts = probe(&old?, &new?, &folder, &root.join("Cargo.lock"), sets)?;
    let mut all_agree = true;
    for verdict in &verdicts {
        all_agree &= verdict.agrees();
        verdict.show(console)?;
    }
    Ok(if all_agree {
        Status::Done
    } else {
        Status::Found
    })
}

fn understood(path: &Path, name: &str) -> anyhow::Result<Crates> {
    let text = String::from_utf8(input::read(path)?)?;
    let source = Source::new(path.display().to_string(), text);
    let source = source.with_files(input::beside(path, None)?);
    let options = Options {
        name: name.to_owned(),
        spec_path: "openapi.yaml".to_owned(),
        skips: true,
        ..Options::default()
    };
    let understood = generator::understand(&source, &options);
    match understood.crates {
        Some(crates) => Ok(crates),
        None => bail!(
            "it is refused:\n{}",
            understood.report.render(&source, Style::Plain)
        ),
    }
}

/// Compiles uses of both crates of `old` with those of `old` and of `new`, which have different
/// names, in a workspace in a folder.
///
/// # Errors
///
/// When a file cannot be made or written, or cargo cannot run.
pub fn probe(
    old: &Crates,
    new: &Crates,
    folder: &Path,
    lock: &Path,
    sets: &[Set],
) -> anyhow::Result<Vec<Verdict>> {
    let mut probe = Probe::prepare(folder, lock, sets)?;
    probe.add("", old, new)?;
    Ok(probe.verdicts()?.into_iter().flatten().collect())
}

/// Pairs of versions that are compiled together.
#[derive(Debug)]
pub struct Probe {
    workspace: Workspace,
    sets: Vec<Set>,
    pairs: Vec<(String, Vec<Verdict>)>,
}

impl Probe {
    /// None yet, in an empty workspace.
    ///
    /// # Errors
    ///
    /// When the folder cannot be made.
    pub fn prepare(folder: &Path, lock: &Path, sets: &[Set]) -> anyhow::Result<Self> {
        Ok(Self {
            workspace: Workspace::prepare(folder, lock)?,
            sets: sets.to_vec(),
            pairs: Vec::new(),
        })
    }

    /// Adds the crates of two versions, whose names differ from all others, by a label of their own.
    ///
    /// # Errors
    ///
    /// When a file cannot be made or written.
    pub fn add(&mut self, label: &str, old: &Crates, new: &Crates) -> anyhow::Result<()> {
        let mut verdicts = Vec::new();
        for side in [Side::Server, Side::Client] {
            for crates in [old, new] {
                let name = crates.name(side);
                crates.write(side, |path, text| {
                    self.workspace.write(&format!("{name}/{path}"), &text)
                })?;
            }
            let (before, after) = (PublicApi::of(old, side)?, PublicApi::of(new, side)?);
            let names = [old.name(side), new.name(side)];
            for set in &self.sets {
                self.add_uses(label, side, *set, [&before, &after], &names)?;
            }
            verdicts.push(Verdict {
                side,
                changes: changes(&before, &after),
                own: Vec::new(),
                other: lost(&before, &after),
            });
        }
        self.pairs.push((label.to_owned(), verdicts));
        Ok(())
    }

    fn add_uses(
        &self,
        label: &str,
        side: Side,
        set: Set,
        [before, after]: [&PublicApi; 2],
        [old, new]: &[String; 2],
    ) -> anyhow::Result<()> {
        let (on, asked) = set.of(before);
        let text = source(before, &on);
        let own = use_name(label, "own", side, set);
        self.workspace.add_use(&own, old, asked.iter(), &text)?;
        let asked = asked
            .iter()
            .filter(|name| after.features.contains_key(*name));
        let other = use_name(label, "other", side, set);
        self.workspace.add_use(&other, new, asked, &text)
    }

    /// What the compiler says of each pair, by side.
    ///
    /// # Errors
    ///
    /// When cargo cannot run.
    pub fn verdicts(self) -> anyhow::Result<Vec<Vec<Verdict>>> {
        let mut pairs = self.pairs;
        for set in self.sets {
            let labels = pairs.iter().map(|(label, _)| label);
            let said = self.workspace.check(&use_names(labels, set))?;
            for (label, verdicts) in &mut pairs {
                for verdict in verdicts {
                    let of = |whose| said.of(&use_name(label, whose, verdict.side, set));
                    verdict.own.extend(of("own"));
                    verdict.other.extend(of("other"));
                }
            }
        }
        Ok(pairs.into_iter().map(|(_, verdicts)| verdicts).collect())
    }
}

fn use_names<'l>(labels: impl Iterator<Item = &'l String>, set: Set) -> Vec<String> {
    let mut names = Vec::new();
    for label in labels {
        for side in [Side::Server, Side::Client] {
            names.extend(["own", "other"].map(|whose| use_name(label, whose, side, set)));
        }
    }
    names
}

/// The name of a crate that uses a generated one.
fn use_name(label: &str, whose: &str, side: Side, set: Set) -> String {
    format!("{label}{whose}-{side:?}-{set:?}").to_lowercase()
}

impl Set {
    /// The features of a crate that are on, and those that have to be asked for.
    pub fn of(self, surface: &PublicApi) -> (BTreeSet<String>, BTreeSet<String>) {
        match self {
            Self::All => {
                let all: BTreeSet<String> = surface.features.keys().cloned().collect();
                (all.clone(), all)
            }
            Self::Default => {
                let default = BTreeSet::from(["default".to_owned()]);
                (surface.enabled(&default), BTreeSet::new())
            }
        }
    }
}

/// The features that whoever asks for them cannot have any more.
pub fn lost(before: &PublicApi, after: &PublicApi) -> Vec<String> {
    let lost = before
        .features
        .keys()
        .filter(|name| !after.features.contains_key(*name));
    lost.map(|name| format!("cargo: there is no feature `{name}`"))
        .collect()
}
