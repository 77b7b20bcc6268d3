//! `cargo xtask diff`: compares two versions of a description.

mod accepted;
mod pair;
mod version;

use std::path::{Path, PathBuf};

use generator::Date;
use generator_diff::{Audience, Comparison, Settings, Style, Unreadable, Verdict, compare};

use xtask::codegen::DiagnosticArgs;
use xtask::{Console, EXIT_CODES, Status, today};

pub(crate) use pair::Pair;
pub use pair::PairArgs;

/// Arguments of the task.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// Which two versions are compared.
    #[command(flatten)]
    pub pair: PairArgs,

    /// How the changes are shown
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub message_format: MessageFormat,

    /// Fail when a change breaks these: `--fail-on wire,client`
    #[arg(long, value_name = "WHOM", value_delimiter = ',')]
    pub fail_on: Vec<Whom>,

    /// Fail for what may break those of `--fail-on`, too
    #[arg(long, requires = "fail_on")]
    pub fail_on_risk: bool,

    /// The changes that were accepted, with reasons [default: accepted-changes.toml beside the new description, if there
    /// is one]
    #[arg(long, value_name = "FILE")]
    pub accepted: Option<PathBuf>,

    /// Fail when the version of the new description (`info.version`, and that of the generated crates) is lower
    /// than the changes ask for
    #[arg(long)]
    pub check_version: bool,

    /// The day that sunsets are held against, as 2030-12-05 [default: today, in UTC]
    #[arg(long, value_name = "DATE", value_parser = today::parse)]
    pub today: Option<Date>,

    /// The days between that day and the sunset of what is deprecated; none need be told without it
    #[arg(long, value_name = "DAYS")]
    pub notice: Option<u32>,
}

/// How changes are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum MessageFormat {
    /// For people
    #[default]
    Text,
    /// An object of JSON in each line
    Json,
    /// For the description of a pull request
    Markdown,
    /// Commands that annotate a pull request on GitHub
    Github,
}

/// Who may be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Whom {
    /// Clients that run: what goes over the wire
    Wire,
    /// The source of crates built on the generated client
    Client,
    /// The source of implementations of the generated server
    Server,
}

impl From<Whom> for Audience {
    fn from(whom: Whom) -> Self {
        match whom {
            Whom::Wire => Self::Wire,
            Whom::Client => Self::Client,
            Whom::Server => Self::Server,
        }
    }
}

/// Compares two versions: [`Status::Found`] if a change breaks whom it must not.
///
/// # Errors
///
/// When a file cannot be read, or nothing can be written.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let Some(pair) = args.pair.read(root, console)? else {
        return Ok(Status::Refused);
    };
    let question = Settings {
        options: Some(pair.options.clone()),
        today: today::or_now(args.today),
        notice: args.notice.map(i64::from),
        accepted: accepted::read(args.accepted.as_deref(), &pair.folder)?,
    };
    let Some(comparison) = compared(&pair, &question, console)? else {
        return Ok(Status::Refused);
    };
    let style = match args.message_format {
        MessageFormat::Text if console.colored => Style::Colored,
        MessageFormat::Text => Style::Plain,
        MessageFormat::Json => Style::Json,
        MessageFormat::Markdown => Style::Markdown,
        MessageFormat::Github => Style::Github,
    };
    let text = comparison.render(&pair.old, &pair.new, style);
    write!(console.out, "{text}")?;
    for idle in &comparison.unused_acceptances {
        writeln!(
            console.err,
            "note: this was accepted and is no change: {idle}"
        )?;
    }
    let is_low = args.check_version && version::is_too_low(&comparison, console)?;
    Ok(match is_low || fails(args, &comparison) {
        true => Status::Found,
        false => Status::Done,
    })
}

/// What changed; `None` when a description cannot be read, which was then said.
pub(crate) fn compared(
    pair: &Pair,
    question: &Settings,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Comparison>> {
    let Unreadable { mut old, mut new } = match compare(&pair.old, &pair.new, question) {
        Ok(comparison) => return Ok(Some(comparison)),
        Err(unread) => *unread,
    };
    let diagnostics = DiagnosticArgs::default();
    for (report, source) in [(&mut old, &pair.old), (&mut new, &pair.new)] {
        if report.has_errors() {
            diagnostics.emit(report, source, console)?;
        }
    }
    Ok(None)
}

/// Whether somebody is broken who must not be. What is not known may break anybody.
fn fails(args: &Args, comparison: &Comparison) -> bool {
    let least = match args.fail_on_risk {
        true => Verdict::Risky,
        false => Verdict::Breaking,
    };
    let is_source = |whom: &Whom| *whom != Whom::Wire;
    let is_unknown = !comparison.unknown.is_empty() && args.fail_on.iter().any(is_source);
    let mut whom = args.fail_on.iter();
    is_unknown || whom.any(|whom| comparison.worst((*whom).into()) >= least)
}
