//! `sunset`: lists the deprecated parts of a description and their removal dates.

use anyhow::Context as _;
use openapi_crates::{Date, Deprecation};
use serde_json::{Value, json};

use crate::generate::DiagnosticArgs;
use crate::{Console, DescriptionArgs, EXIT_CODES, Status, today};

/// Arguments of the command.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The description.
    #[command(flatten)]
    pub description: DescriptionArgs,

    /// The date from which days are counted, such as 2030-12-05 [default: today, in UTC]
    #[arg(long, value_name = "DATE", value_parser = today::parse)]
    pub today: Option<Date>,

    /// The format of the list
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
}

/// The format of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// A table
    #[default]
    Text,
    /// A JSON object
    Json,
}

/// Lists deprecated parts: [`Status::Found`] if the sunset of one is in the past.
///
/// # Errors
///
/// When a file cannot be read.
pub fn run(
    args: &Args,
    root: &std::path::Path,
    console: &mut Console<'_>,
) -> anyhow::Result<Status> {
    let today = today::or_now(args.today)
        .context("the system clock is out of range; use `--today DATE`")?;
    let diagnostics = DiagnosticArgs::default();
    let Some((source, _)) = args.description.read(&diagnostics, root, console)? else {
        return Ok(Status::Refused);
    };
    let (listed, mut report) = openapi_crates::deprecations(&source);
    if report.has_errors() {
        diagnostics.emit(&mut report, &source, console)?;
        return Ok(Status::Refused);
    }
    let left = |one: &Deprecation| one.sunset.map(|date| today.days_until(date));
    match args.format {
        Format::Text => write!(console.out, "{}", table(&listed, today))?,
        Format::Json => {
            let listed: Vec<Value> = listed.iter().map(|one| entry(one, left(one))).collect();
            let list = json!({"today": today.to_string(), "deprecated": listed});
            writeln!(console.out, "{list:#}")?;
        }
    }
    let is_past = listed.iter().filter_map(left).any(|left| left < 0);
    Ok(if is_past { Status::Found } else { Status::Done })
}

fn entry(one: &Deprecation, left: Option<i64>) -> Value {
    let text = |date: Option<Date>| date.map(|date| date.to_string());
    json!({
        "kind": one.kind,
        "name": one.name,
        "since": text(one.since),
        "sunset": text(one.sunset),
        "moved_from": text(one.moved_from),
        "days_left": left,
        "replacement": one.replacement,
        "at": one.at,
        "pointer": one.pointer,
    })
}

/// One aligned line per deprecated part.
fn table(listed: &[Deprecation], today: Date) -> String {
    if listed.is_empty() {
        return "nothing is deprecated\n".to_owned();
    }
    let head = [
        "WHAT",
        "NAME",
        "SINCE",
        "SUNSET",
        "DAYS LEFT",
        "REPLACEMENT",
        "AT",
    ];
    let rows: Vec<[String; 7]> = std::iter::once(head.map(str::to_owned))
        .chain(listed.iter().map(|one| row(one, today)))
        .collect();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    let line = |row: &[String; 7]| {
        let cells = row.iter().zip(&widths);
        let cells: Vec<String> = cells
            .map(|(cell, width)| format!("{cell:width$}"))
            .collect();
        format!("{}\n", cells.join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

fn row(one: &Deprecation, today: Date) -> [String; 7] {
    let date = |date: Option<Date>| date.map_or("-".to_owned(), |date| date.to_string());
    let (sunset, left) = match (one.sunset, one.moved_from) {
        (None, _) => ("no date".to_owned(), "-".to_owned()),
        (Some(sunset), moved) => {
            let moved = moved.map(|from| format!(" (was {from})"));
            let left = today.days_until(sunset).to_string();
            (format!("{sunset}{}", moved.unwrap_or_default()), left)
        }
    };
    let name = if one.name.is_empty() { "-" } else { &one.name };
    [
        one.kind.to_owned(),
        name.replace(char::is_control, "\u{fffd}"),
        date(one.since),
        sunset,
        left,
        one.replacement.clone().unwrap_or_else(|| "-".to_owned()),
        one.at.clone(),
    ]
}
