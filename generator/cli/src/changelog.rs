//! `changelog`: writes the changelog entry for the changes between two versions of a description.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use openapi_crates::Date;
use openapi_crates_diff::Settings;

use crate::diff::{PairArgs, compared};
use crate::{Console, EXIT_CODES, Status, today};

/// The text of a new changelog.
const NEW: &str = "# Changelog\n";

/// Arguments of the command.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The two versions.
    #[command(flatten)]
    pub pair: PairArgs,

    /// Insert the entry into this changelog, before the latest version; creates a missing file [default: print it]
    #[arg(long, value_name = "FILE")]
    pub into: Option<PathBuf>,

    /// The date of the entry, such as 2030-12-05 [default: today, in UTC]
    #[arg(long, value_name = "DATE", value_parser = today::parse)]
    pub today: Option<Date>,
}

/// Writes the entry.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let pair = match args.pair.read(root, console)? {
        Ok(pair) => pair,
        Err(status) => return Ok(status),
    };
    let day = today::or_now(args.today);
    let settings = Settings {
        options: Some(pair.options.clone()),
        today: day,
        ..Settings::default()
    };
    let Some(comparison) = compared(&pair, &settings, console)? else {
        return Ok(Status::Refused);
    };
    for why in &comparison.unknown {
        writeln!(
            console.err,
            "warning: the entry does not cover the generated crates: {why}"
        )?;
    }
    let [_, version] = &comparison.versions;
    if comparison.changes.is_empty() {
        writeln!(console.err, "no changes: no entry was written")?;
        return Ok(Status::Done);
    }
    let entry = comparison.changelog(version, day);
    let Some(path) = &args.into else {
        write!(console.out, "{entry}")?;
        return Ok(Status::Done);
    };
    let shown = path.display();
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => NEW.to_owned(),
        read => read.with_context(|| format!("cannot read {shown}"))?,
    };
    if has_entry(&text, version) {
        bail!(
            "{shown} already has an entry for {version}; raise `info.version` of the new description first"
        );
    }
    fs::write(path, with_entry(&text, &entry)).with_context(|| format!("cannot write {shown}"))?;
    writeln!(console.out, "{shown}: added an entry for {version}")?;
    Ok(Status::Done)
}

/// Returns `true` if a version has an entry: `## [1.0.0] - 2026-11-23`, or `## 1.0.0`.
fn has_entry(text: &str, version: &str) -> bool {
    let mut titles = text.lines().filter_map(|line| line.strip_prefix("## "));
    titles.any(|title| {
        let first = title.split_whitespace().next().unwrap_or_default();
        first == version || first == format!("[{version}]")
    })
}

/// Inserts an entry before the latest version, after unreleased changes.
fn with_entry(text: &str, entry: &str) -> String {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let title = line.strip_prefix("## ").map(str::to_lowercase);
        if title.is_some_and(|title| !title.trim_start_matches('[').starts_with("unreleased")) {
            let (before, after) = text.split_at(start);
            return format!("{before}{entry}\n{after}");
        }
        start += line.len();
    }
    match text.trim_end() {
        "" => entry.to_owned(),
        text => format!("{text}\n\n{entry}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{has_entry, with_entry};

    #[test]
    fn an_entry_is_known_however_its_title_is_written() {
        for title in ["## [1.0.0] - 2026-11-23", "## 1.0.0", "## [1.0.0]"] {
            assert!(has_entry(&format!("# Changelog\n\n{title}\n"), "1.0.0"));
        }
        assert!(!has_entry("## [1.0.0-rc.1]\n\n## [11.0.0]\n", "1.0.0"));
    }

    #[test]
    fn an_entry_stands_above_the_last_version() {
        let text = "# Changelog\n\n## [Unreleased]\n\n- a\n\n## [1.0.0]\n\n- b\n";
        let expected = "# Changelog\n\n## [Unreleased]\n\n- a\n\n## [1.1.0]\n\n## [1.0.0]\n\n- b\n";
        assert_eq!(with_entry(text, "## [1.1.0]\n"), expected);
        assert_eq!(with_entry("", "## [1.1.0]\n"), "## [1.1.0]\n");
        let text = "## Unreleased\n\n## 1.0.0\n";
        let expected = "## Unreleased\n\n## [1.1.0]\n\n## 1.0.0\n";
        assert_eq!(with_entry(text, "## [1.1.0]\n"), expected);
        assert_eq!(
            with_entry("# Changelog\n", "## [1.1.0]\n"),
            "# Changelog\n\n## [1.1.0]\n"
        );
    }
}
