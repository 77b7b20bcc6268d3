//! `cargo xtask codegen`: reads a description and brings two crates up to date with it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use generator::report::{Report, Style};
use generator::source::Source;
use generator::{Generated, ListedOperation, Options, Selection, TypeChoices};

use crate::sync::{Mode, Plan};
use crate::{EXIT_CODES, Status, crate_name, header_path, settings};

/// The description of this workspace, relative to its root.
pub(crate) const SPEC: &str = "spec/openapi.yaml";

/// What the names of this workspace's crates begin with.
const NAME: &str = "generated";

/// Arguments of the task.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The options that are remembered, in TOML [default: codegen.toml beside the description, if there is one]
    ///
    /// It may have a key for each option that says what is generated, called like the option; paths are relative to its
    /// folder. What is given here goes before. One that is found beside a description is not read if it names another.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,

    /// Write nothing; print the JSON Schema of that file
    #[arg(long)]
    pub config_schema: bool,

    /// Write nothing; list what is missing, changed or stale, and show the differences
    #[arg(long)]
    pub check: bool,

    /// Treat warnings as errors
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub strict: Option<bool>,

    /// The description, in YAML or JSON [default: spec/openapi.yaml of the workspace]
    #[arg(long, value_name = "FILE")]
    pub spec: Option<PathBuf>,

    /// The folder that the crates' folders are put in [default: the workspace]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// What the crates' names begin with: NAME-server and NAME-client [default: generated]
    #[arg(long, value_name = "NAME", value_parser = crate_name::parse)]
    pub name: Option<String>,

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

    /// Write nothing; list the operations that are chosen: their methods, paths, operationIds and tags
    #[arg(long, conflicts_with = "check")]
    pub list: bool,

    /// Generate these operations alone, with what they need: `--include tag:pets 'path:/orders/*'`
    #[arg(long, value_name = "SELECTOR", num_args = 1.., long_help = INCLUDE)]
    pub include: Vec<String>,

    /// Leave these operations out, and what only they need
    ///
    /// What is wrong with them does not refuse the rest. The selectors are those of `--include`, which this goes
    /// before.
    #[arg(long, value_name = "SELECTOR", num_args = 1..)]
    pub exclude: Vec<String>,

    /// Give the handlers of these operations the request's parts: its headers, extensions and address
    ///
    /// The selectors are those of `--include`. `x-request-parts: true` on an operation of the description does the same.
    #[arg(long, value_name = "SELECTOR", num_args = 1..)]
    pub request_parts: Vec<String>,

    /// Let handlers be left out: they answer with 501 until they are written
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub stub: Option<bool>,

    /// Let the client check what it sends against the rules of the description
    ///
    /// A call that breaks any is not sent: it fails with every one of them, and its place.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub client_checks: Option<bool>,
}

const INCLUDE: &str = "\
Generate these operations alone, with what they need. A selector is one of
  createPet             the operation of this operationId (`operation:…` where a word before a colon is meant)
  tag:pets              those with this tag
  path:/pets/{petId}    those of this path
  get:/pets             the one with this method
  webhook:newPet        the webhook of this name
where `*` stands for any text: 'path:/pets/*'. Callbacks come with their operations.";

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

/// The operations whose handlers are given the request's parts.
fn parts(args: &Args) -> anyhow::Result<Selection> {
    let mut operations = Selection::default();
    for selector in &args.request_parts {
        operations.include(selector).map_err(anyhow::Error::msg)?;
    }
    Ok(operations)
}

/// The operations that were chosen.
fn operations(args: &Args) -> anyhow::Result<Selection> {
    let mut operations = Selection::default();
    for selector in &args.include {
        operations.include(selector).map_err(anyhow::Error::msg)?;
    }
    for selector in &args.exclude {
        operations.exclude(selector).map_err(anyhow::Error::msg)?;
    }
    Ok(operations)
}

impl Args {
    /// These options, and where one is not given, that of others.
    pub(crate) fn before(&self, others: Self) -> Self {
        let list = |own: &Vec<String>, other: Vec<String>| match own.is_empty() {
            true => other,
            false => own.clone(),
        };
        let alone = self.server || self.client;
        Self {
            config: self.config.clone(),
            config_schema: self.config_schema,
            check: self.check,
            list: self.list,
            strict: self.strict.or(others.strict),
            spec: self.spec.clone().or(others.spec),
            out: self.out.clone().or(others.out),
            name: self.name.clone().or(others.name),
            overlay: match self.overlay.is_empty() {
                true => others.overlay,
                false => self.overlay.clone(),
            },
            // The last choice of a format is taken.
            types: others.types.into_iter().chain(self.types.clone()).collect(),
            crates: list(&self.crates, others.crates),
            include: list(&self.include, others.include),
            exclude: list(&self.exclude, others.exclude),
            request_parts: list(&self.request_parts, others.request_parts),
            stub: self.stub.or(others.stub),
            server: self.server || (others.server && !alone),
            client: self.client || (others.client && !alone),
            client_checks: self.client_checks.or(others.client_checks),
        }
    }

    /// Refuses what would be read in two ways.
    fn check(&self) -> anyhow::Result<()> {
        // Lest the crates of another description replace those of the workspace.
        if self.spec.is_some() && self.out.is_none() {
            bail!("the folder is missing that the crates of this description are put in: `--out`");
        }
        if self.spec.is_none() && self.out.is_some() && self.config.is_none() {
            bail!("`--out` is for another description, which `--spec` names");
        }
        if self.server && self.client {
            bail!("only one of the crates is written alone: the server, or the client");
        }
        Ok(())
    }

    /// The command that writes what was checked.
    fn writing_command(&self) -> String {
        let mut words = vec!["cargo xtask codegen".to_owned()];
        if self.strict.is_some_and(|is_on| is_on) {
            words.push("--strict".to_owned());
        }
        for (option, path) in [
            ("--config", &self.config),
            ("--spec", &self.spec),
            ("--out", &self.out),
        ] {
            if let Some(path) = path {
                words.push(format!("{option} {}", shell_word(&path.to_string_lossy())));
            }
        }
        if let Some(name) = self.name.as_deref().filter(|name| *name != NAME) {
            words.push(format!("--name {name}"));
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
        for (option, selectors) in [
            ("--include", &self.include),
            ("--exclude", &self.exclude),
            ("--request-parts", &self.request_parts),
        ] {
            if !selectors.is_empty() {
                let selectors = selectors.iter().map(|selector| shell_word(selector));
                let selectors: Vec<String> = selectors.collect();
                words.push(format!("{option} {}", selectors.join(" ")));
            }
        }
        let switches = [
            (self.client_checks == Some(true), "--client-checks"),
            (self.stub == Some(true), "--stub"),
            (self.server, "--server"),
            (self.client, "--client"),
        ];
        for (value, switch) in [
            (self.strict, "--strict=false"),
            (self.client_checks, "--client-checks=false"),
            (self.stub, "--stub=false"),
        ] {
            words.extend((value == Some(false)).then(|| switch.to_owned()));
        }
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
pub fn run(given: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    if given.config_schema {
        write!(console.out, "{}", settings::schema())?;
        return Ok(Status::Done);
    }
    let Some(args) = settings::complete(given, root, console)? else {
        return Ok(Status::Refused);
    };
    args.check()?;
    let args = &args;
    let spec = args.spec.clone().unwrap_or_else(|| root.join(SPEC));
    let out = args.out.clone().unwrap_or_else(|| root.to_owned());
    let Some(source) = read(args, &spec, console)? else {
        return Ok(Status::Refused);
    };
    if args.list {
        return list(&source, &operations(args)?, console);
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
            given.writing_command()
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
fn list(source: &Source, chosen: &Selection, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let (operations, report) = generator::list_operations(source, chosen);
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
        name: args.name.clone().unwrap_or_else(|| NAME.to_owned()),
        spec_path: header_path::shown(spec, out),
        types: types(&args.types)?,
        crates: args.crates.iter().cloned().collect(),
        client_checks: args.client_checks.unwrap_or(false),
        operations: operations(args)?,
        parts: parts(args)?,
        stubs: args.stub.unwrap_or(false),
    };
    let mut outcome = generator::generate(source, &options);
    if args.strict == Some(true) {
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

pub(crate) fn show(
    report: &Report,
    source: &Source,
    console: &mut Console<'_>,
) -> anyhow::Result<()> {
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
