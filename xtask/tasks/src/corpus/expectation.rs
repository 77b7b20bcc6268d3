//! The descriptions that must be refused, with the reasons.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use super::document::Remark;
use super::documents;

/// The file in a directory, with lines of a path, a tab, and a part of a message.
const FILE: &str = "refused.tsv";

/// The expected messages by path.
pub(super) struct Expectations(BTreeMap<String, String>);

impl Expectations {
    /// Reads the file of each directory, if it exists.
    pub(super) fn read(folders: &[PathBuf]) -> anyhow::Result<Self> {
        let mut expected = BTreeMap::new();
        for folder in folders {
            let prefix = documents::prefix(folder, folders);
            let own = Self::of_folder(folder)?.0.into_iter();
            expected.extend(own.map(|(path, message)| (prefix.clone() + &path, message)));
        }
        Ok(Self(expected))
    }

    fn of_folder(folder: &Path) -> anyhow::Result<Self> {
        let file = folder.join(FILE);
        let text = match fs::read_to_string(&file) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            text => text.with_context(|| format!("cannot read {}", file.display()))?,
        };
        let mut expected = BTreeMap::new();
        for line in text.lines().filter(|line| !line.is_empty()) {
            let Some((path, message)) = line.split_once('\t') else {
                bail!("{}: no tab in the line {line:?}", file.display());
            };
            if !folder.join(path).is_file() {
                bail!("{}: there is no description {path:?}", file.display());
            }
            expected.insert(path.to_owned(), message.to_owned());
        }
        Ok(Self(expected))
    }

    /// Returns `true` if a description must be refused.
    pub(super) fn must_be_refused(&self, path: &str) -> bool {
        self.0.contains_key(path)
    }

    /// Returns `true` if a description was refused for the expected reason.
    pub(super) fn is_met_by(&self, path: &str, errors: &[Remark]) -> bool {
        let expected = self.0.get(path);
        expected.is_some_and(|part| errors.iter().any(|error| error.message.contains(part)))
    }
}
