//! The arguments of the task, and the command line that they come from.

use std::path::PathBuf;

use anyhow::bail;
use generator::{Date, TypeChoices};

use super::diagnostics::DiagnosticArgs;
use super::{NAME, shell_word};
use crate::lint::LintSettings;
use crate::{EXIT_CODES, crate_name, today};

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

    /// The description, in YAML or JSON [default: spec/openapi.yaml of the workspace]
    #[arg(long, value_name = "FILE")]
    pub spec: Option<PathBuf>,

    /// The day on which sunsets are looked at, as 2030-12-05 [default: today, in UTC]
    ///
    /// What is past its `x-sunset` is an error, and what will be within 90 days a warning.
    #[arg(long, value_name = "DATE", value_parser = today::parse)]
    pub today: Option<Date>,

    /// The folder that the crates' folders are put in [default: the workspace]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,

    /// What the crates' names begin with: NAME-server and NAME-client [default: generated]
    #[arg(long, value_name = "NAME", value_parser = crate_name::parse)]
    pub name: Option<String>,

    /// The name of the client's command line, which is there by its feature `cli` [default: that of the crates]
    #[arg(long, value_name = "NAME", value_parser = crate_name::parse_program)]
    pub program: Option<String>,

    /// Change the description by these OpenAPI Overlays, in their order
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub overlay: Vec<PathBuf>,

    /// Let references lead to files below this folder [default: the folder of the description]
    ///
    /// Links are followed as far. Nothing is ever fetched from another host.
    #[arg(long, value_name = "DIR")]
    pub refs_below: Option<PathBuf>,

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

    /// Leave out the operations that need something that is not supported, or a reference that leads nowhere
    ///
    /// Each of them is told, and so is what it needs. Without this, such a thing refuses the whole description.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub allow_skip: Option<bool>,

    /// Let handlers be left out: they answer with 501 until they are written
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub stub: Option<bool>,

    /// Let the client check what it sends against the rules of the description
    ///
    /// A call that breaks any is not sent: it fails with every one of them, and its place.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub client_checks: Option<bool>,

    /// What becomes of diagnostics.
    #[command(flatten)]
    pub diagnostics: DiagnosticArgs,

    /// What the settings say of `cargo xtask lint`.
    #[arg(skip)]
    pub lint: LintSettings,
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

impl Args {
    /// These options, and where one is not given, that of others.
    pub fn before(&self, others: Self) -> Self {
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
            today: self.today,
            spec: self.spec.clone().or(others.spec),
            out: self.out.clone().or(others.out),
            name: self.name.clone().or(others.name),
            program: self.program.clone().or(others.program),
            overlay: match self.overlay.is_empty() {
                true => others.overlay,
                false => self.overlay.clone(),
            },
            refs_below: self.refs_below.clone().or(others.refs_below),
            // The last choice of a format is taken.
            types: others.types.into_iter().chain(self.types.clone()).collect(),
            crates: list(&self.crates, others.crates),
            include: list(&self.include, others.include),
            exclude: list(&self.exclude, others.exclude),
            request_parts: list(&self.request_parts, others.request_parts),
            allow_skip: self.allow_skip.or(others.allow_skip),
            stub: self.stub.or(others.stub),
            server: self.server || (others.server && !alone),
            client: self.client || (others.client && !alone),
            client_checks: self.client_checks.or(others.client_checks),
            diagnostics: self.diagnostics.before(others.diagnostics),
            lint: others.lint,
        }
    }

    /// Refuses what would be read in two ways.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        // Lest the crates of another description replace those of the workspace.
        if self.spec.is_some() && self.out.is_none() && !self.list {
            bail!("say where the crates of this description go: `--out DIR`");
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
    pub(super) fn writing_command(&self) -> String {
        let mut words = vec!["cargo xtask codegen".to_owned()];
        self.diagnostics.words(&mut words);
        for (option, path) in [
            ("--config", &self.config),
            ("--spec", &self.spec),
            ("--out", &self.out),
            ("--refs-below", &self.refs_below),
        ] {
            if let Some(path) = path {
                words.push(format!("{option} {}", shell_word(&path.to_string_lossy())));
            }
        }
        if let Some(name) = self.name.as_deref().filter(|name| *name != NAME) {
            words.push(format!("--name {name}"));
        }
        if let Some(today) = self.today {
            words.push(format!("--today {today}"));
        }
        if let Some(program) = &self.program {
            words.push(format!("--program {program}"));
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
            (self.allow_skip == Some(true), "--allow-skip"),
            (self.stub == Some(true), "--stub"),
            (self.server, "--server"),
            (self.client, "--client"),
        ];
        for (value, switch) in [
            (self.client_checks, "--client-checks=false"),
            (self.allow_skip, "--allow-skip=false"),
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
