//! The tables: tab-separated for programs, and Markdown for people.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;

use super::markdown;
use super::reasons::{self, Reason};
use super::verdict::{Row, Verdict};

/// The columns of the table of descriptions.
pub(super) const COLUMNS: [&str; 10] = [
    "document",
    "errors",
    "warnings",
    "generation s",
    "generation MiB",
    "lines",
    "compilation s",
    "compilation MiB",
    "verdict",
    "remark",
];

/// The columns of the table of reasons.
pub(super) const REASON_COLUMNS: [&str; 4] = ["reason", "documents", "places", "example"];

/// Parses the file of the option, which must not be the Markdown version.
pub(super) fn file(argument: &str) -> Result<PathBuf, String> {
    let file = PathBuf::from(argument);
    if file.extension().is_some_and(|extension| extension == "md") {
        return Err("the table is tab-separated; its Markdown version ends in `.md`".to_owned());
    }
    Ok(file)
}

/// Writes `table.tsv`, `table-reasons.tsv` and `table.md`, for a table with that name.
pub(super) fn write(table: &Path, rows: &[Row]) -> anyhow::Result<()> {
    let reasons = reasons::all(rows);
    let stem = table.file_stem().context("the table's file has no name")?;
    let reasons_name = format!("{}-reasons.tsv", stem.to_string_lossy());
    let lines = rows.iter().map(cells);
    save(table, &separated(&COLUMNS, lines))?;
    let lines = reasons.iter().map(reason_cells);
    save(
        &table.with_file_name(reasons_name),
        &separated(&REASON_COLUMNS, lines),
    )?;
    save(&table.with_extension("md"), &markdown::page(rows, &reasons))
}

fn save(file: &Path, text: &str) -> anyhow::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))
}

/// The cells of a description; `-` for unknown values.
pub(super) fn cells(row: &Row) -> [String; 10] {
    let generation = &row.generation;
    let compiled = row.compiled.as_ref();
    [
        row.document.path.clone(),
        generation.errors.len().to_string(),
        generation.warnings.len().to_string(),
        format!("{:.3}", generation.seconds),
        mebibytes(generation.peak_memory),
        generation
            .lines
            .map_or_else(unknown, |lines| lines.to_string()),
        compiled
            .and_then(|compiled| compiled.seconds)
            .map_or_else(unknown, |seconds| format!("{seconds:.2}")),
        mebibytes(compiled.and_then(|compiled| compiled.peak_memory)),
        row.verdict.as_str().to_owned(),
        row.remark(),
    ]
}

/// The cells of a reason.
pub(super) fn reason_cells(reason: &Reason) -> [String; 4] {
    [
        reason.message.clone(),
        reason.documents.to_string(),
        reason.places.to_string(),
        reason.example.clone(),
    ]
}

fn unknown() -> String {
    "-".to_owned()
}

fn mebibytes(bytes: Option<u64>) -> String {
    bytes.map_or_else(unknown, |bytes| (bytes >> 20).to_string())
}

fn separated<const N: usize>(
    columns: &[&str; N],
    lines: impl Iterator<Item = [String; N]>,
) -> String {
    let mut text = columns.join("\t") + "\n";
    for line in lines {
        text.push_str(
            &line
                .map(|cell| cell.replace(char::is_control, " "))
                .join("\t"),
        );
        text.push('\n');
    }
    text
}

/// The number of descriptions per verdict, and the sums of the measurements.
pub(super) fn summary(rows: &[Row], elapsed: Duration) -> String {
    let mut counts: BTreeMap<Verdict, usize> = BTreeMap::new();
    for row in rows {
        *counts.entry(row.verdict).or_default() += 1;
    }
    let mut text = String::new();
    for (verdict, count) in &counts {
        let _ = writeln!(text, "{count:6} {}", verdict.as_str());
    }
    let compiled = rows.iter().filter_map(|row| row.compiled.as_ref());
    let lines: usize = rows.iter().filter_map(|row| row.generation.lines).sum();
    let _ = writeln!(
        text,
        "{:6} descriptions in {:.1} s: {lines} lines, generation {:.1} s, compilation {:.1} s",
        rows.len(),
        elapsed.as_secs_f64(),
        sum(rows.iter().map(|row| row.generation.seconds)),
        sum(compiled.filter_map(|compiled| compiled.seconds)),
    );
    text
}

/// The sum, which is 0.0 for no values, and not -0.0 as in the standard library.
fn sum(seconds: impl Iterator<Item = f64>) -> f64 {
    seconds.fold(0.0, |sum, seconds| sum + seconds)
}
