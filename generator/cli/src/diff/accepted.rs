//! The file of accepted changes.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, ensure};
use openapi_crates_diff::Acceptance;
use serde::Deserialize;

/// The default name of the file.
const NAME: &str = "accepted-changes.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    accept: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    rule: String,
    operation: Option<String>,
    pointer: Option<String>,
    reason: String,
}

/// Reads the accepted changes from this file, or from the default one next to the new description.
pub(crate) fn read(file: Option<&Path>, folder: &Path) -> anyhow::Result<Vec<Acceptance>> {
    let default_path = folder.join(NAME);
    let path = match file {
        Some(path) => path,
        None if default_path.is_file() => &default_path,
        None => return Ok(Vec::new()),
    };
    let shown = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {shown}"))?;
    let file: File = toml::from_str(&text).with_context(|| format!("cannot read {shown}"))?;
    let accepted = file.accept.into_iter().map(|entry| {
        let rule = &entry.rule;
        ensure!(
            !entry.reason.trim().is_empty(),
            "{shown}: `{rule}` is accepted without a reason"
        );
        Ok(Acceptance {
            operation: entry.operation,
            pointer: entry.pointer,
            reason: entry.reason.trim().to_owned(),
            rule: entry.rule,
        })
    });
    accepted.collect()
}
