//! Two versions of a description.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use fastrand::Rng;
use generator::source::Source;
use generator::{Crates, Generated, Options};
use generator_diff::{Comparison, Settings, compare};
use serde_json::Value;

use super::{alike, edits};
use crate::input;

/// The ending of a file's name, and its text.
type Written = (&'static str, String);

/// Two versions, the second made of the first.
pub(super) struct Pair {
    pub(super) number: usize,
    pub(super) file: PathBuf,
    /// What was done to the first.
    pub(super) edit: String,
    pub(super) old: Version,
    pub(super) new: Version,
    /// What is said of the change.
    pub(super) comparison: Comparison,
}

/// A version, with the crates that are made of it.
pub(super) struct Version {
    source: Source,
    extension: &'static str,
    options: Options,
    pub(super) crates: Crates,
}

impl Version {
    /// Nothing of a description that is refused.
    fn new(
        (extension, text): Written,
        beside: &Path,
        name: String,
    ) -> anyhow::Result<Option<Self>> {
        let source = Source::new(format!("{name}.{extension}"), text);
        let source = source.with_files(input::beside(beside, None)?);
        let options = Options {
            name,
            spec_path: "openapi.yaml".to_owned(),
            skips: true,
            ..Options::default()
        };
        let crates = generator::understand(&source, &options).crates;
        Ok(crates.map(|crates| Self {
            source,
            extension,
            options,
            crates,
        }))
    }

    /// The files of its crates by a name that all versions have.
    fn files(&self) -> Option<Generated> {
        let options = Options {
            name: "either".to_owned(),
            ..self.options.clone()
        };
        generator::generate(&self.source, &options).generated
    }
}

impl Pair {
    /// A description, and what it is after one change: none where it is refused before or after.
    pub(super) fn changed(
        number: usize,
        file: &Path,
        rng: &mut Rng,
    ) -> anyhow::Result<Option<Self>> {
        Self::made(number, file, rng, |root, rng| {
            match edits::edit(root, rng) {
                Some(edit) => Ok(Some((edit, written(root)?))),
                None => Ok(None),
            }
        })
    }

    /// A description, and the same in other words.
    pub(super) fn alike(number: usize, file: &Path, rng: &mut Rng) -> anyhow::Result<Option<Self>> {
        Self::made(number, file, rng, |root, rng| {
            alike::rewrite(root, rng);
            let written = alike::written(root, rng)?;
            Ok(Some(("in other words".to_owned(), written)))
        })
    }

    fn made(
        number: usize,
        file: &Path,
        rng: &mut Rng,
        make: impl Fn(&mut Value, &mut Rng) -> anyhow::Result<Option<(String, Written)>>,
    ) -> anyhow::Result<Option<Self>> {
        let cannot_read = || format!("cannot read {}", file.display());
        let text = fs::read_to_string(file).with_context(cannot_read)?;
        let Ok(mut root) = serde_yaml::from_str::<Value>(&text) else {
            return Ok(None);
        };
        let before = written(&root)?;
        let Some((edit, after)) = make(&mut root, rng)? else {
            return Ok(None);
        };
        let Some(new) = Version::new(after, file, format!("after{number}"))? else {
            return Ok(None);
        };
        let Some(old) = Version::new(before, file, format!("before{number}"))? else {
            return Ok(None);
        };
        let question = Settings {
            options: Some(old.options.clone()),
            ..Settings::default()
        };
        // What refers to something that is gone is left out of the crates, and cannot be compared.
        let compared = compare(&old.source, &new.source, &question);
        Ok(compared.ok().map(|comparison| Self {
            number,
            file: file.to_owned(),
            edit,
            old,
            new,
            comparison,
        }))
    }

    /// Whether both versions give the same crates, so that the change is one for nobody.
    pub(super) fn has_same_crates(&self) -> bool {
        self.old.files() == self.new.files()
    }

    /// Writes both versions into a folder, and tells its path.
    pub(super) fn keep(&self, folder: &Path) -> anyhow::Result<PathBuf> {
        let stem = self.file.file_stem().unwrap_or_default();
        let kept = folder.join(format!("{}-{}", self.number, stem.to_string_lossy()));
        let cannot_write = || format!("cannot write {}", kept.display());
        fs::create_dir_all(&kept).with_context(cannot_write)?;
        for (version, name) in [(&self.old, "old"), (&self.new, "new")] {
            let path = kept.join(format!("{name}.{}", version.extension));
            fs::write(path, &version.source.text).with_context(cannot_write)?;
        }
        Ok(kept)
    }
}

/// A description as all are written that are changed in one place.
fn written(root: &Value) -> anyhow::Result<Written> {
    Ok(("json", serde_json::to_string_pretty(root)?))
}
