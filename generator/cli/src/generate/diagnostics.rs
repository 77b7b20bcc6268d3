//! The options of diagnostics, and their output.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context as _;
use openapi_crates::report::{Code, Diagnostic, Policy, Report, Severity, Style};
use openapi_crates::source::Source;

use crate::{Console, Status};

/// The options of diagnostics.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub struct DiagnosticArgs {
    /// Treat warnings as errors
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub strict: Option<bool>,

    /// Treat diagnostics with these classes or codes as errors: `--deny skipped,untyped,W0618`
    ///
    /// The classes are `skipped`, `repaired`, `untyped` (arbitrary JSON or bytes instead of a type), `unenforced`
    /// (constraints that are not enforced) and `suspicious`. Codes include those of errors that `--allow-skip` permits.
    /// With a denied diagnostic, nothing is written and the exit code is 1.
    #[arg(long, value_name = "CLASS|CODE", value_delimiter = ',', value_parser = deniable)]
    pub deny: Vec<String>,

    /// Hide warnings with these codes: `--allow W0618`
    #[arg(long, value_name = "CODE", value_delimiter = ',', value_parser = allowable)]
    pub allow: Vec<String>,

    /// Write all diagnostics to this file, grouped by class, as JSON
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,

    /// Show all diagnostics, not only the first three of each code
    #[arg(long)]
    pub all: bool,

    /// The format of diagnostics
    ///
    /// `json`, `github` and `sarif` are written to standard output, and all other messages to standard error.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub message_format: MessageFormat,
}

/// A format of diagnostics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum MessageFormat {
    /// Human-readable text
    #[default]
    Text,
    /// One JSON object per line
    Json,
    /// GitHub Actions annotations
    Github,
    /// SARIF 2.1.0, for code hosts and editors
    Sarif,
}

/// Validates an argument of `--deny`.
///
/// # Errors
///
/// When it is not a class or a code that can be denied.
pub fn deniable(word: &str) -> Result<String, String> {
    Policy::default().deny(word).map(|()| word.to_owned())
}

/// Validates an argument of `--allow`.
///
/// # Errors
///
/// When it is not the code of a warning.
pub fn allowable(word: &str) -> Result<String, String> {
    Policy::default().allow(word).map(|()| word.to_owned())
}

impl DiagnosticArgs {
    pub(super) fn before(&self, others: Self) -> Self {
        Self {
            strict: self.strict.or(others.strict),
            deny: joined(others.deny, &self.deny),
            allow: joined(others.allow, &self.allow),
            ..self.clone()
        }
    }

    fn policy(&self) -> anyhow::Result<Policy> {
        let mut policy = Policy::default();
        if self.strict == Some(true) {
            policy.deny_warnings();
        }
        for word in &self.deny {
            policy.deny(word).map_err(anyhow::Error::msg)?;
        }
        for word in &self.allow {
            policy.allow(word).map_err(anyhow::Error::msg)?;
        }
        Ok(policy)
    }

    /// Applies the policy to diagnostics, shows them, writes the report, and returns the resulting status.
    ///
    /// # Errors
    ///
    /// When the report cannot be written.
    pub fn emit(
        &self,
        report: &mut Report,
        source: &Source,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Status> {
        report.apply_policy(&self.policy()?);
        self.show(report, source, console)?;
        self.write_report(report, source)?;
        Ok(if report.is_refused() {
            Status::Refused
        } else if report.has_errors() {
            Status::Found
        } else {
            Status::Done
        })
    }

    /// Shows diagnostics.
    fn show(
        &self,
        report: &Report,
        source: &Source,
        console: &mut Console<'_>,
    ) -> anyhow::Result<()> {
        let style = match self.message_format {
            MessageFormat::Json => Style::Json,
            MessageFormat::Github => Style::Github,
            MessageFormat::Sarif => Style::Sarif,
            MessageFormat::Text if console.colored => Style::Colored,
            MessageFormat::Text => Style::Plain,
        };
        let text = match self.all {
            true => report.render(source, style),
            false => report.render_briefly(source, style),
        };
        let program = console.program.name();
        let to: &mut dyn Write = match self.message_format {
            MessageFormat::Text => console.err,
            MessageFormat::Json | MessageFormat::Github | MessageFormat::Sarif => console.out,
        };
        to.write_all(text.as_bytes())?;
        if self.message_format == MessageFormat::Text {
            to.write_all(self.notes_hint(report).as_bytes())?;
            to.write_all(explain_hint(report, program).as_bytes())?;
        }
        Ok(())
    }

    /// A hint at `--report`, if there are notes.
    fn notes_hint(&self, report: &Report) -> &'static str {
        let mut diagnostics = report.diagnostics().iter();
        let has_notes = diagnostics.any(|diagnostic| diagnostic.severity() == Severity::Note);
        match has_notes && self.report.is_none() {
            true => "notes are only counted; use `--report FILE` to list them\n",
            false => "",
        }
    }

    /// Writes the file of `--report`.
    fn write_report(&self, report: &Report, source: &Source) -> anyhow::Result<()> {
        let Some(path) = &self.report else {
            return Ok(());
        };
        let json = format!("{:#}\n", report.classes_json(source));
        fs::write(path, json).with_context(|| format!("cannot write {}", path.display()))
    }

    /// The output for the status of files, separate from machine-readable diagnostics.
    pub fn status_output<'c>(&self, console: &'c mut Console<'_>) -> &'c mut dyn Write {
        match self.message_format {
            MessageFormat::Text => console.out,
            MessageFormat::Json | MessageFormat::Github | MessageFormat::Sarif => console.err,
        }
    }
}

/// A hint at the command `explain`, if there are errors.
fn explain_hint(report: &Report, program: &str) -> String {
    const MAX_NAMED: usize = 3;
    let errors = report.diagnostics().iter();
    let errors = errors.filter(|diagnostic| diagnostic.severity() == Severity::Error);
    let codes: BTreeSet<Code> = errors.map(Diagnostic::code).collect();
    let named: Vec<&str> = codes.iter().map(|code| code.as_str()).collect();
    let these = match named.as_slice() {
        [] => return String::new(),
        [_] => "this error",
        _ => "these errors",
    };
    let named = named.get(..MAX_NAMED).unwrap_or(&named).join(" ");
    format!("for more about {these}, run `{program} explain {named}`\n")
}

fn joined(mut before: Vec<String>, more: &[String]) -> Vec<String> {
    before.extend_from_slice(more);
    before
}
