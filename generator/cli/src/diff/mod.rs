//! `diff`: compares two versions of a description.
//!
//! In: two files, or a file and a git revision, and the accepted changes. Out: the list of changes, and the required
//! version. Depends on `generate` and on `openapi-crates-diff`.

mod accepted;
mod pair;
mod version;

use std::path::{Path, PathBuf};

use openapi_crates::Date;
use openapi_crates_diff::{
    Audience, Change, Comparison, Settings, Style, Unreadable, Verdict, compare,
};

use crate::generate::DiagnosticArgs;
use crate::{Console, EXIT_CODES, Status, today};

#[cfg(feature = "vendor")]
pub(crate) use accepted::read as accepted_changes;
pub(crate) use pair::Pair;
pub use pair::PairArgs;

/// Arguments of the command.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The two versions.
    #[command(flatten)]
    pub pair: PairArgs,

    /// The format of the changes
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub message_format: MessageFormat,

    /// Fail if a change is breaking for one of these audiences: `--fail-on wire,client`
    #[arg(long, value_name = "AUDIENCE", value_delimiter = ',')]
    pub fail_on: Vec<Whom>,

    /// With `--fail-on`, fail for potentially breaking changes of these audiences, too
    #[arg(long, requires = "fail_on")]
    pub fail_on_risk: bool,

    /// The file of accepted changes, with reasons [default: accepted-changes.toml next to the new description]
    #[arg(long, value_name = "FILE")]
    pub accepted: Option<PathBuf>,

    /// Fail if `info.version` of the new description, which is the version of the generated crates, is lower than the
    /// changes require
    #[arg(long)]
    pub check_version: bool,

    /// The date for sunset checks, such as 2030-12-05 [default: today, in UTC]
    #[arg(long, value_name = "DATE", value_parser = today::parse)]
    pub today: Option<Date>,

    /// The minimum number of days from `--today` to a new sunset date [default: no minimum]
    #[arg(long, value_name = "DAYS")]
    pub notice: Option<u32>,
}

/// A format of changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum MessageFormat {
    /// Human-readable text
    #[default]
    Text,
    /// One JSON object per line
    Json,
    /// Markdown, for example for a pull request
    Markdown,
    /// GitHub Actions annotations: changes that `--fail-on` rejects are errors, other breaking ones warnings
    Github,
}

/// The audience of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Whom {
    /// Running clients, generated or not
    Wire,
    /// Code that uses the generated client
    Client,
    /// Code that implements the generated server
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

/// Compares two versions: [`Status::Found`] if a change breaks one of `--fail-on`.
///
/// # Errors
///
/// When a file cannot be read, or nothing can be written.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let pair = match args.pair.read(root, console)? {
        Ok(pair) => pair,
        Err(status) => return Ok(status),
    };
    let settings = Settings {
        options: Some(pair.options.clone()),
        today: today::or_now(args.today),
        notice: args.notice.map(i64::from),
        accepted: accepted::read(args.accepted.as_deref(), &pair.folder)?,
    };
    let Some(comparison) = compared(&pair, &settings, console)? else {
        return Ok(Status::Refused);
    };
    let render = |style: Style| comparison.render(&pair.old, &pair.new, style);
    let text = match args.message_format {
        MessageFormat::Text if console.colored => render(Style::Colored),
        MessageFormat::Text => render(Style::Plain),
        MessageFormat::Json => render(Style::Json),
        MessageFormat::Markdown => render(Style::Markdown),
        MessageFormat::Github => {
            let is_error = |change: &Change| fails_by(args, change);
            let unknown = fails_by_unknown(args, &comparison);
            comparison.annotations(&pair.old, &pair.new, is_error, unknown)
        }
    };
    write!(console.out, "{text}")?;
    for idle in &comparison.unused_acceptances {
        writeln!(console.err, "note: accepted, but not found: {idle}")?;
    }
    let is_low = args.check_version && version::is_too_low(&comparison, console)?;
    Ok(match is_low || fails(args, &comparison) {
        true => Status::Found,
        false => Status::Done,
    })
}

/// Compares two versions, and shows their corrected errors. Returns `None` if a description is invalid; the errors have
/// been shown then.
pub(crate) fn compared(
    pair: &Pair,
    settings: &Settings,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<Comparison>> {
    let (mut reports, comparison) = match compare(&pair.old, &pair.new, settings) {
        Ok(mut comparison) => (std::mem::take(&mut comparison.corrected), Some(comparison)),
        Err(unread) => {
            let Unreadable { old, new } = *unread;
            ([old, new], None)
        }
    };
    for (report, source) in reports.iter_mut().zip([&pair.old, &pair.new]) {
        // With errors in one version, warnings of the other are noise.
        if report.has_errors() || comparison.is_some() && !report.is_empty() {
            DiagnosticArgs::default().emit(report, source, console)?;
        }
    }
    Ok(comparison)
}

/// Returns `true` if a change breaks one of `--fail-on`.
fn fails(args: &Args, comparison: &Comparison) -> bool {
    let mut changes = comparison.changes.iter();
    fails_by_unknown(args, comparison) || changes.any(|change| fails_by(args, change))
}

fn fails_by(args: &Args, change: &Change) -> bool {
    let mut whom = args.fail_on.iter();
    let is_broken = |whom: &Whom| change.verdict((*whom).into()) >= least(args);
    change.accepted.is_none() && whom.any(is_broken)
}

/// Returns `true` if the crates could not be compared, which counts as breaking.
fn fails_by_unknown(args: &Args, comparison: &Comparison) -> bool {
    let is_source = |whom: &Whom| *whom != Whom::Wire;
    !comparison.unknown.is_empty() && args.fail_on.iter().any(is_source)
}

/// The least verdict that fails for an audience of `--fail-on`.
fn least(args: &Args) -> Verdict {
    match args.fail_on_risk {
        true => Verdict::Risky,
        false => Verdict::Breaking,
    }
}
