//! The arguments that say what becomes of diagnostics.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context as _;
use generator::report::{Code, Diagnostic, Policy, Report, Severity, Style};
use generator::source::Source;

use super::shell_word;
use crate::{Console, Status};

/// What becomes of diagnostics.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub struct DiagnosticArgs {
    /// Treat warnings as errors
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true", value_name = "BOOL")]
    pub strict: Option<bool>,

    /// Fail for diagnostics of a class, or with a code: `--deny skipped,untyped,W0618`
    ///
    /// The classes are what the output does not carry: `skipped`, `repaired`, `untyped` (free JSON or bytes for what may
    /// have a type) and `unenforced` (rules that values are not held to); and `doubtful`. A code
    /// of errors is one of those that `--allow-skip` leaves out. Nothing is written then, and the exit code is 1.
    #[arg(long, value_name = "CLASS|CODE", value_delimiter = ',', value_parser = deniable)]
    pub deny: Vec<String>,

    /// Let warnings with these codes pass, unseen: `--allow W0618`
    #[arg(long, value_name = "CODE", value_delimiter = ',', value_parser = allowable)]
    pub allow: Vec<String>,

    /// Write an account of all diagnostics, by their classes, as JSON
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,

    /// Show all diagnostics on the terminal, rather than the first three of each code
    #[arg(long)]
    pub all: bool,

    /// How diagnostics are shown
    ///
    /// As `json` and `github` they go to the standard output, and all else that is told to the other.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub message_format: MessageFormat,
}

/// How diagnostics are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum MessageFormat {
    /// For people
    #[default]
    Text,
    /// An object of JSON in each line
    Json,
    /// Commands that annotate a pull request on GitHub
    Github,
}

/// Checks a word of `--deny`.
pub fn deniable(word: &str) -> Result<String, String> {
    Policy::default().deny(word).map(|()| word.to_owned())
}

/// Checks a word of `--allow`.
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

    /// The options as they were given, but those that say how diagnostics are shown.
    pub(super) fn words(&self, words: &mut Vec<String>) {
        words.extend(self.strict.map(|strict| match strict {
            true => "--strict".to_owned(),
            false => "--strict=false".to_owned(),
        }));
        for (option, list) in [("--deny", &self.deny), ("--allow", &self.allow)] {
            if !list.is_empty() {
                words.push(format!("{option} {}", shell_word(&list.join(","))));
            }
        }
    }

    /// Shows diagnostics as they are to be taken, writes the account, and says how a task ends that
    /// has nothing else to say.
    pub fn tell(
        &self,
        report: &mut Report,
        source: &Source,
        console: &mut Console<'_>,
    ) -> anyhow::Result<Status> {
        report.hold_to(&self.policy()?);
        self.show(report, source, console)?;
        self.account(report, source)?;
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
            MessageFormat::Text if console.colored => Style::Colored,
            MessageFormat::Text => Style::Plain,
        };
        let text = match self.all {
            true => report.render(source, style),
            false => report.render_briefly(source, style),
        };
        let to: &mut dyn Write = match self.message_format {
            MessageFormat::Text => console.err,
            MessageFormat::Json | MessageFormat::Github => console.out,
        };
        to.write_all(text.as_bytes())?;
        if self.message_format == MessageFormat::Text {
            to.write_all(self.where_notes_are(report).as_bytes())?;
            to.write_all(where_to_read_more(report).as_bytes())?;
        }
        Ok(())
    }

    /// A line that tells where notes are listed, if there are any.
    fn where_notes_are(&self, report: &Report) -> &'static str {
        let mut diagnostics = report.diagnostics().iter();
        let has_notes = diagnostics.any(|diagnostic| diagnostic.severity() == Severity::Note);
        match has_notes && self.report.is_none() {
            true => "notes are counted alone; `--report FILE` lists them\n",
            false => "",
        }
    }

    /// Writes the account, if it is asked for.
    fn account(&self, report: &Report, source: &Source) -> anyhow::Result<()> {
        let Some(path) = &self.report else {
            return Ok(());
        };
        let account = format!("{:#}\n", report.account(source));
        fs::write(path, account).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Where it is told what becomes of files: not among diagnostics that a program reads.
    pub(super) fn teller<'c>(&self, console: &'c mut Console<'_>) -> &'c mut dyn Write {
        match self.message_format {
            MessageFormat::Text => console.out,
            MessageFormat::Json | MessageFormat::Github => console.err,
        }
    }
}

/// A line that tells where errors are explained, if there are any.
fn where_to_read_more(report: &Report) -> String {
    const MOST_NAMED: usize = 3;
    let errors = report.diagnostics().iter();
    let errors = errors.filter(|diagnostic| diagnostic.severity() == Severity::Error);
    let codes: BTreeSet<Code> = errors.map(Diagnostic::code).collect();
    let named: Vec<&str> = codes.iter().map(|code| code.as_str()).collect();
    let these = match named.as_slice() {
        [] => return String::new(),
        [_] => "this error",
        _ => "these errors",
    };
    let named = named.get(..MOST_NAMED).unwrap_or(&named).join(" ");
    format!("for more about {these}, run `cargo xtask explain {named}`\n")
}

fn joined(mut before: Vec<String>, more: &[String]) -> Vec<String> {
    before.extend_from_slice(more);
    before
}
