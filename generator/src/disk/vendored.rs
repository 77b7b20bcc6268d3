//! Files of other hosts that are stored next to a description, and the lock file that lists them.
//!
//! In: `vendor.lock`. Out: the addresses of the stored files, and their contents if these have the locked checksums.
//! The command `vendor` fetches the files and writes the lock file. Depends on `input`.

use std::collections::BTreeMap;
use std::io;
use std::path::{Component, Path};

use crate::source::{Addresses, Unread, normalized_address};
use anyhow::{Context as _, bail, ensure};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use super::input;

/// The name of the lock file, next to the description.
pub const LOCK: &str = "vendor.lock";

/// The folder of the stored files, next to the description.
pub const FOLDER: &str = "vendor";

/// The version of the lock file's format.
const VERSION: u32 = 1;

/// A stored file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Entry {
    /// The normalized URL, without a fragment.
    pub address: String,
    /// The URL after redirects, which relative references in the file are resolved against.
    pub redirected_to: Option<String>,
    /// The day of the download, in UTC.
    pub date: String,
    /// The SHA-256 of the content, in hexadecimal.
    pub sha256: String,
    /// The path relative to the folder of the description, with `/` as separator.
    pub file: String,
}

/// The stored files of the descriptions in a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lock {
    /// The entries by their addresses.
    entries: BTreeMap<String, Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LockFile {
    version: u32,
    #[serde(default)]
    vendored: Vec<Entry>,
}

/// The SHA-256 of a content, in hexadecimal.
pub fn checksum(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Entry {
    /// The URL that relative references in the file are resolved against.
    pub fn base(&self) -> &str {
        self.redirected_to.as_deref().unwrap_or(&self.address)
    }

    /// Returns the content if it has the locked checksum.
    ///
    /// # Errors
    ///
    /// When the content is another one.
    pub fn verified(&self, bytes: Vec<u8>) -> Result<Vec<u8>, Unread> {
        if checksum(&bytes) == self.sha256 {
            return Ok(bytes);
        }
        Err(Unread {
            why: format!("its SHA-256 is not that in `{LOCK}`"),
            help: Some(
                "fetch it again with the command `vendor` and its option `--update`; write your own changes as an overlay".to_owned(),
            ),
        })
    }

    fn check(&self) -> anyhow::Result<()> {
        let Self { address, file, .. } = self;
        for url in [address.as_str(), self.base()] {
            ensure!(
                !has_credentials(url),
                "a URL of `{file}` contains a user name or a password"
            );
            let is_normalized = normalized_address(url).is_some_and(|normalized| normalized == url);
            ensure!(
                is_normalized && !url.contains('#'),
                "`{url}` is not a normalized URL"
            );
        }
        let mut steps = Path::new(file).components();
        let is_below = steps.all(|step| matches!(step, Component::Normal(_)));
        let is_plain = !file.contains(['\\', ':']);
        let is_stored = file
            .split_once('/')
            .is_some_and(|(first, _)| first == FOLDER);
        let extensions = [".json", ".yaml", ".yml"];
        let is_description =
            !file.contains('/') && extensions.iter().any(|extension| file.ends_with(extension));
        ensure!(
            is_below && is_plain && (is_stored || is_description),
            "`{file}` is not the path of a description or of a file in `{FOLDER}`"
        );
        Ok(())
    }
}

/// `true` if a URL, normalized or not, may contain a user name or a password.
fn has_credentials(url: &str) -> bool {
    let (_, rest) = url.split_once(':').unwrap_or(("", url));
    let rest = rest.trim_start_matches(['/', '\\']);
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    authority.contains('@')
}

impl Lock {
    /// Reads the lock file next to a description; an empty lock if there is none.
    ///
    /// # Errors
    ///
    /// When the file is not a lock file.
    pub fn beside(spec: &Path) -> anyhow::Result<Self> {
        let path = spec.with_file_name(LOCK);
        let bytes = match input::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            read => read.with_context(|| format!("cannot read {}", path.display()))?,
        };
        let lock = String::from_utf8(bytes).map_err(anyhow::Error::from);
        lock.and_then(|text| Self::parse(&text))
            .with_context(|| format!("cannot read {}", path.display()))
    }

    /// Parses the text of a lock file.
    ///
    /// # Errors
    ///
    /// When it is not a lock file, or of a newer version.
    pub fn parse(text: &str) -> anyhow::Result<Self> {
        let LockFile { version, vendored } = toml::from_str(text)?;
        if version != VERSION {
            bail!("version {version} is not supported, only version {VERSION}");
        }
        let mut lock = Self::default();
        for entry in vendored {
            entry.check()?;
            ensure!(
                lock.file(&entry.file).is_none() && lock.get(&entry.address).is_none(),
                "more than one entry for `{}` or `{}`",
                entry.address,
                entry.file
            );
            lock.insert(entry);
        }
        Ok(lock)
    }

    /// The text of the lock file.
    pub fn to_text(&self) -> String {
        let mut text = format!(
            "# Files of other hosts, written by `openapi-crates vendor`; do not edit.\nversion = {VERSION}\n"
        );
        for entry in self.entries() {
            let redirect = entry
                .redirected_to
                .as_deref()
                .map(|to| ("redirected-to", to));
            let fields = [
                Some(("address", entry.address.as_str())),
                redirect,
                Some(("date", &entry.date)),
                Some(("sha256", &entry.sha256)),
                Some(("file", &entry.file)),
            ];
            text.push_str("\n[[vendored]]\n");
            for (key, value) in fields.into_iter().flatten() {
                // A string of JSON is also one of TOML.
                let value = serde_json::Value::from(value);
                text.push_str(&format!("{key} = {value}\n"));
            }
        }
        text
    }

    /// Adds or replaces the entry of an address.
    pub fn insert(&mut self, entry: Entry) {
        self.entries.insert(entry.address.clone(), entry);
    }

    /// The entries in the order of their addresses.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.values()
    }

    /// Returns the entry of an address.
    pub fn get(&self, address: &str) -> Option<&Entry> {
        self.entries.get(address)
    }

    /// Returns the entry of a file.
    pub fn file(&self, path: &str) -> Option<&Entry> {
        self.entries().find(|entry| entry.file == path)
    }

    /// Returns the entry of a description that was fetched itself.
    pub fn description(&self, spec: &Path) -> Option<&Entry> {
        self.file(spec.file_name()?.to_str()?)
    }

    /// The addresses of the files, for a description.
    pub fn addresses(&self, spec: &Path) -> Addresses {
        let mut addresses = Addresses::default();
        for entry in self.entries() {
            addresses.insert(&entry.address, entry.base(), &entry.file);
        }
        if let Some(entry) = self.description(spec) {
            addresses.set_description(entry.base());
        }
        addresses
    }
}

/// A reader of stored files and of other files that a description refers to, by paths relative to its directory.
///
/// # Errors
///
/// When the directory does not exist.
pub fn reader(
    lock: &Lock,
    spec: &Path,
    below: Option<&Path>,
) -> anyhow::Result<impl FnMut(&str) -> Result<Vec<u8>, Unread>> {
    let mut stored = input::beside(spec, None)?;
    let mut external = input::beside(spec, below)?;
    Ok(move |path: &str| match lock.file(path) {
        None => external(path),
        Some(entry) => entry.verified(stored(path).map_err(|error| restorable(error, entry))?),
    })
}

/// The error of a stored file that cannot be read.
fn restorable(error: Unread, entry: &Entry) -> Unread {
    Unread {
        why: format!("{}, but `{LOCK}` lists it for {}", error.why, entry.address),
        help: Some("fetch it again with the command `vendor`".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(address: &str, file: &str) -> Entry {
        Entry {
            address: address.to_owned(),
            redirected_to: Some("https://b.example/?q=%22".to_owned()),
            date: "2026-11-26".to_owned(),
            sha256: checksum(b"type: string"),
            file: file.to_owned(),
        }
    }

    #[test]
    fn a_lock_file_is_read_as_it_was_written() {
        let mut lock = Lock::default();
        lock.insert(entry(
            "https://a.example/pet.yaml",
            "vendor/a.example/pet.yaml",
        ));
        lock.insert(Entry {
            redirected_to: None,
            ..entry("https://a.example/api.json", "api.json")
        });
        let text = lock.to_text();
        assert_eq!(Lock::parse(&text).expect("a lock file"), lock, "{text}");
    }

    #[test]
    fn urls_with_credentials_are_rejected_without_quoting_them() {
        for url in [
            "https://me:secret@a.example/x",
            "https://secret@a.example/x",
            "https:/me:secret@a.example/x",
            "https:\\\\me:secret@a.example/x",
            "//me:secret@a.example/x",
            "HTTPS://me:secret@A.example",
        ] {
            let file = "vendor/a.example/x";
            let redirected = Entry {
                redirected_to: Some(url.to_owned()),
                ..entry("https://a.example/x", file)
            };
            for entry in [entry(url, file), redirected] {
                let mut lock = Lock::default();
                lock.insert(entry);
                let error = Lock::parse(&lock.to_text()).expect_err(url);
                assert_eq!(
                    format!("{error:#}"),
                    "a URL of `vendor/a.example/x` contains a user name or a password"
                );
            }
        }
        let mut lock = Lock::default();
        lock.insert(entry("https://a.example/@x?y@z", "vendor/a.example/x"));
        assert!(Lock::parse(&lock.to_text()).is_ok());
    }

    #[test]
    fn lock_files_cannot_escape_the_vendor_folder() {
        for (address, file, expected) in [
            ("https://a.example/x", "../x.yaml", "not the path of"),
            ("https://a.example/x", "/etc/x.yaml", "not the path of"),
            ("https://a.example/x", "vendor/./../../x", "not the path of"),
            ("https://a.example/x", "C:x.yaml", "not the path of"),
            ("https://a.example/x", "build.rs", "not the path of"),
            ("https://a.example/x", "src/x.yaml", "not the path of"),
            ("file:///etc/passwd", "x.yaml", "not a normalized URL"),
            ("https://A.example/x", "x.yaml", "not a normalized URL"),
            ("https://a.example/x#y", "x.yaml", "not a normalized URL"),
        ] {
            let mut lock = Lock::default();
            lock.insert(entry(address, file));
            let error = Lock::parse(&lock.to_text()).expect_err(file);
            assert!(error.to_string().contains(expected), "{error}");
        }
        let newer = Lock::parse("version = 2\n").expect_err("a newer version");
        assert!(newer.to_string().contains("version 2 is not supported"));
    }
}
