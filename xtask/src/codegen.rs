//! `cargo xtask codegen`: reads a description and brings two crates up to date with it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use generator::report::{Report, Style};
use generator::source::Source;
use generator::{Generated, ListedOperation, Options, TypeChoices};

use crate::sync::{Mode, Plan};
use crate::{EXIT_CODES, Status, crate_name, header_path};

/// The description of this workspace, relative to its root.
const SPEC: &str = "spec/openapi.yaml";

/// What the names of this workspace's crates begin with.
const NAME: &str = "generated";

/// Arguments of the task.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// Write nothing; list what is missing, changed or stale, and show the differences
    #[arg(long)]
    pub check: bool,

    /// Treat warnings as errors
    #[arg(long)]
    pub strict: bool,

    /// The description, in YAML or JSON [default: spec/openapi.yaml of the workspace]
    // With `out`, lest the crates of another description replace those of the workspace.
    #[arg(long, value_name = "FILE", requires = "out")]
    pub spec: Option<PathBuf>,

    /// The folder that the crates' folders are put in [default: the workspace]
    #[arg(long, value_name = "DIR", requires = "spec")]
    pub out: Option<PathBuf>,

    /// What the crates' names begin with: NAME-server and NAME-client
    #[arg(long, value_name = "NAME", default_value = NAME, value_parser = crate_name::parse)]
    pub name: String,

    /// Change the description by these OpenAPI Overlays, in their order
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub overlay: Vec<PathBuf>,

    /// Which type stands for a format of strings: `--types date-time=chrono uuid=string`
    #[arg(long, value_name = "FORMAT=TYPE", num_args = 1.., long_help = types_help())]
    pub types: Vec<String>,

    /// Use the types of these crates that schemas name by `x-rust-type`
    ///
    /// Those of other crates are passed over, with a warning, and the schemas become types as all others do.
    #[arg(long, value_name = "CRATE", num_args = 1..)]
    pub crates: Vec<String>,

    /// Write the server crate alone
    #[arg(long, conflicts_with = "client")]
    pub server: bool,

    /// Write the client crate alone
    #[arg(long)]
    pub client: bool,

    /// Write nothing; list the operations: their methods, paths, operationIds and tags
    #[arg(long, conflicts_with = "check")]
    pub list: bool,

    /// Let the client check what it sends against the rules of the description
    ///
    /// A call that breaks any is not sent: it fails with every one of them, and its place.
    #[arg(long)]
    pub client_checks: bool,
}

fn types_help() -> String {
    format!(
        "Which type stands for a format of strings; the first of each line is the default:\n{}",
        TypeChoices::help()
    )
}

/// What was chosen, all of it.
fn types(choices: &[String]) -> anyhow::Result<TypeChoices> {
    let mut types = TypeChoices::default();
    for choice in choices {
        types.choose(choice).map_err(anyhow::Error::msg)?;
    }
    Ok(types)
}

impl Args {
    /// The command that writes what was checked.
    fn writing_command(&self) -> String {
        let mut words = vec!["cargo xtask codegen".to_owned()];
        if self.strict {
            words.push("--strict".to_owned());
        }
        for (option, path) in [("--spec", &self.spec), ("--out", &self.out)] {
            if let Some(path) = path {
                words.push(format!("{option} {}", shell_word(&path.to_string_lossy())));
            }
        }
        if self.name != NAME {
            words.push(format!("--name {}", self.name));
        }
        if !self.overlay.is_empty() {
            let overlays = self
                .overlay
                .iter()
                .map(|path| shell_word(&path.to_string_lossy()));
            words.push(format!(
                "--overlay {}",
                overlays.collect::<Vec<_>>().join(" ")
            ));
        }
        if !self.types.is_empty() {
            words.push(format!("--types {}", self.types.join(" ")));
        }
        if !self.crates.is_empty() {
            words.push(format!("--crates {}", self.crates.join(" ")));
        }
        let switches = [
            (self.client_checks, "--client-checks"),
            (self.server, "--server"),
            (self.client, "--client"),
        ];
        for (_, switch) in switches.iter().filter(|(is_on, _)| *is_on) {
            words.push((*switch).to_owned());
        }
        words.join(" ")
    }
}

/// A word as a shell reads it: quoted where that is needed.
fn shell_word(word: &str) -> String {
    let is_plain =
        |character: char| character.is_ascii_alphanumeric() || "-_./".contains(character);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// Where a task writes to.
pub struct Console<'a> {
    /// For results.
    pub out: &'a mut dyn Write,
    /// For findings.
    pub err: &'a mut dyn Write,
    /// Whether findings are coloured.
    pub colored: bool,
}

/// Runs the task in the workspace at `root`.
///
/// # Errors
///
/// When a file cannot be read or written, or when a folder that is to be written holds something
/// that was not generated.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let spec = args.spec.clone().unwrap_or_else(|| root.join(SPEC));
    let out = args.out.clone().unwrap_or_else(|| root.to_owned());
    let Some(source) = read(args, &spec, console)? else {
        return Ok(Status::Refused);
    };
    if args.list {
        return list(&source, console);
    }
    let Some(generated) = generate(args, &source, &spec, &out, console)? else {
        return Ok(Status::Refused);
    };
    let crates = [
        (args.client, &generated.server),
        (args.server, &generated.client),
    ];
    let wanted = crates.iter().filter(|(other_alone, _)| !other_alone);
    let plans: Vec<Plan> = wanted
        .map(|(_, one)| Plan::new(&out, one))
        .collect::<anyhow::Result<_>>()?;
    for plan in &plans {
        plan.refuse_to_hold(&spec)?;
    }
    let mode = if args.check { Mode::Check } else { Mode::Write };
    let mut status = Status::Done;
    for plan in &plans {
        if plan.carry_out(mode, console.out)? == Status::Found {
            status = Status::Found;
        }
    }
    if status == Status::Found {
        writeln!(
            console.out,
            "run `{}` and commit the result",
            args.writing_command()
        )?;
    }
    Ok(status)
}

/// The description with its overlays and the files that it refers to; `None` when its text was
/// refused, which was then said.
fn read(args: &Args, spec: &Path, console: &mut Console<'_>) -> anyhow::Result<Option<Source>> {
    let name = args
        .spec
        .as_deref()
        .unwrap_or(Path::new(SPEC))
        .display()
        .to_string();
    let bytes = fs::read(spec).with_context(|| format!("cannot read {name}"))?;
    let mut report = Report::new();
    let mut source = Source::from_bytes(name, bytes, &mut report);
    for path in &args.overlay {
        let name = path.display().to_string();
        let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
        source = source.with_overlay(Source::from_bytes(name, bytes, &mut report));
    }
    if report.has_errors() {
        show(&report, &source, console)?;
        return Ok(None);
    }
    Ok(Some(source.with_files(beside(spec))))
}

/// Shows the operations of a description, one in a line.
fn list(source: &Source, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let (operations, report) = generator::list_operations(source);
    show(&report, source, console)?;
    let longest = operations.iter().map(|one| one.path.len()).max();
    let width = longest.unwrap_or(0);
    for ListedOperation {
        method,
        path,
        id,
        tags,
    } in &operations
    {
        let id = id.as_deref().unwrap_or("-");
        let line = format!("{method:7} {path:width$}  {id}  {}", tags.join(", "));
        writeln!(console.out, "{}", line.trim_end())?;
    }
    Ok(match report.has_errors() {
        true => Status::Refused,
        false => Status::Done,
    })
}

/// Both crates; `None` when the description was refused, which was then said.
fn generate(
    args: &Args,
    source: &Source,
    spec: &Path,
    out: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Generated>> {
    let options = Options {
        name: args.name.clone(),
        spec_path: header_path::shown(spec, out),
        types: types(&args.types)?,
        crates: args.crates.iter().cloned().collect(),
        client_checks: args.client_checks,
    };
    let mut outcome = generator::generate(source, &options);
    if args.strict {
        outcome.report.deny_warnings();
    }
    show(&outcome.report, source, console)?;
    match outcome.generated {
        _ if outcome.report.has_errors() => Ok(None),
        None => bail!("the generator made nothing and did not say why"),
        generated => Ok(generated),
    }
}

/// Reads files by their paths relative to the folder of a description.
pub fn beside(spec: &Path) -> impl FnMut(&str) -> Result<Vec<u8>, String> {
    let folder = spec.parent().unwrap_or(Path::new("")).to_owned();
    move |path| fs::read(folder.join(path)).map_err(|error| error.to_string())
}

fn show(report: &Report, source: &Source, console: &mut Console<'_>) -> anyhow::Result<()> {
    let style = if console.colored {
        Style::Colored
    } else {
        Style::Plain
    };
    console
        .err
        .write_all(report.render(source, style).as_bytes())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_where_a_shell_would_divide_them() {
        for (word, quoted) in [
            ("../a_b-c.yaml", "../a_b-c.yaml"),
            ("my api.yaml", "'my api.yaml'"),
            ("it's", r"'it'\''s'"),
            ("$HOME", "'$HOME'"),
            ("", "''"),
        ] {
            assert_eq!(shell_word(word), quoted);
        }
    }
}
