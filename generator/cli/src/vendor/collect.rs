//! Finds the files of other hosts that a description refers to, and fetches those that are not stored.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::{Duration, Instant};

use openapi_crates::Date;
use openapi_crates::disk::vendored::{Entry, FOLDER, Lock, checksum};
use openapi_crates::report::Report;
use openapi_crates::source::{Addresses, Source, Unread, missing_addresses};
use reqwest::Url;

use super::client::{Fetched, RequestLimits, size};
use super::layout::{address_of, path_of};
use super::network::mask_credentials;

/// The limits of a run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    pub requests: usize,
    pub file_bytes: usize,
    pub total_bytes: usize,
    /// The length of a chain of references between files.
    pub depth: usize,
    pub request_time: Duration,
    pub total_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: 1000,
            file_bytes: 32 << 20,
            total_bytes: openapi_crates::source::LARGEST,
            depth: 20,
            request_time: Duration::from_secs(30),
            total_time: Duration::from_secs(300),
        }
    }
}

/// The result for an address that was fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    Added,
    Updated,
    Unchanged,
    /// A locked file that was missing.
    Restored,
}

/// Reads a file by its path relative to the folder of the description.
pub(super) type Read<'a> = dyn FnMut(&str) -> Result<Vec<u8>, Unread> + 'a;

/// Fetches a URL.
pub(super) type Fetch<'a> = dyn FnMut(&str, RequestLimits) -> Result<Fetched, Unread> + 'a;

/// The state of a run. Files are kept in memory, so that nothing is written for an invalid description.
pub(super) struct Collector<'a> {
    pub spec: &'a Path,
    /// The lock before.
    pub old: &'a Lock,
    pub today: Option<Date>,
    pub limits: Limits,
    pub start: Instant,
    /// Reads the files of the description.
    pub read: Box<Read<'a>>,
    /// Reads stored files.
    pub stored: Box<Read<'a>>,
    pub fetch: Box<Fetch<'a>>,
    /// The entries that are used as they are, and those of fetched files.
    pub lock: Lock,
    pub results: Results,
}

/// What a run found.
#[derive(Debug, Default)]
pub(super) struct Results {
    /// The contents of fetched files, by their paths.
    pub contents: BTreeMap<String, Vec<u8>>,
    /// The fetched addresses.
    pub changes: Vec<(Entry, Change)>,
    /// The files that could not be fetched: addresses and reasons, by their paths.
    pub failures: BTreeMap<String, (String, Unread)>,
    /// The paths of the stored files that the description refers to.
    pub used: BTreeSet<String>,
    bytes: usize,
    requests: usize,
}

impl Collector<'_> {
    /// Fetches files until the description refers to no other. Returns the description with all files, the diagnostics of its
    /// references, and `None` if it is not an OpenAPI document.
    pub(super) fn collect(&mut self, source: &Source) -> (Source, Report, Option<()>) {
        let mut depth = 0;
        loop {
            let source = source.clone().with_addresses(self.addresses());
            let source = source.with_files(|path| self.read(path));
            let mut report = Report::new();
            match missing_addresses(&source, &mut report) {
                None => return (source, report, None),
                Some(missing) if missing.is_empty() => return (source, report, Some(())),
                Some(missing) => {
                    depth += 1;
                    missing
                        .iter()
                        .for_each(|address| self.obtain(address, depth));
                }
            }
        }
    }

    fn addresses(&self) -> Addresses {
        let mut addresses = self.lock.addresses(self.spec);
        for (path, (address, _)) in &self.results.failures {
            addresses.insert(address, address, path);
        }
        addresses
    }

    fn read(&mut self, path: &str) -> Result<Vec<u8>, Unread> {
        if let Some((address, Unread { why, help })) = self.results.failures.get(path) {
            return Err(Unread {
                why: format!("cannot fetch {}: {why}", mask_credentials(address)),
                help: help.clone(),
            });
        }
        let Some(entry) = self.lock.file(path).cloned() else {
            return (self.read)(path);
        };
        self.results.used.insert(path.to_owned());
        if let Some(bytes) = self.results.contents.get(path) {
            return Ok(bytes.clone());
        }
        if self.spec.with_file_name(path).symlink_metadata().is_ok() {
            return entry.verified((self.stored)(path)?);
        }
        self.restore(&entry);
        self.results
            .contents
            .get(path)
            .cloned()
            .map_or_else(|| self.read(path), Ok)
    }

    /// Fetches a locked file that is missing.
    fn restore(&mut self, entry: &Entry) {
        let fetched = self.download(&entry.address);
        let restored = fetched.and_then(|fetched| self.add_restored(entry, fetched));
        if let Err(error) = restored {
            let failure = (entry.address.clone(), error);
            self.results.failures.insert(entry.file.clone(), failure);
        }
    }

    /// Adds a locked file that was missing, if its content is the locked one.
    pub(super) fn add_restored(&mut self, entry: &Entry, fetched: Fetched) -> Result<(), Unread> {
        if checksum(&fetched.bytes) != entry.sha256 {
            return Err(Unread {
                why: format!("its content has changed since {}", entry.date),
                help: Some("use `--update` to store the current content".to_owned()),
            });
        }
        let path = entry.file.clone();
        self.results.contents.insert(path, fetched.bytes);
        self.results.changes.push((entry.clone(), Change::Restored));
        Ok(())
    }

    /// Fetches an address that has no entry.
    fn obtain(&mut self, address: &str, depth: usize) {
        let most = self.limits.depth;
        let fetched = match depth > most {
            true => Err(format!("a chain of more than {most} references between files").into()),
            false => self.download(address),
        };
        let url = Url::parse(address).ok();
        let taken = self.lock_of_all();
        let known = self.old.get(address).map(|entry| entry.file.clone());
        let path = known.or_else(|| Some(path_of(address, &url?, &taken)));
        let path = path.unwrap_or_else(|| format!("{FOLDER}/{}", checksum(address.as_bytes())));
        match fetched {
            Ok(fetched) => self.add(address, fetched, path),
            Err(error) => {
                self.results
                    .failures
                    .insert(path, (address.to_owned(), error));
            }
        }
    }

    /// Adds a fetched file.
    pub(super) fn add(&mut self, address: &str, fetched: Fetched, file: String) {
        let mut entry = Entry {
            redirected_to: base_after_redirects(address, &fetched.location),
            address: address.to_owned(),
            date: self.today.map(|date| date.to_string()).unwrap_or_default(),
            sha256: checksum(&fetched.bytes),
            file: file.clone(),
        };
        let mut change = Change::Added;
        if let Some(old) = self.old.get(address) {
            change = Change::Updated;
            if entry.sha256 == old.sha256 {
                change = Change::Unchanged;
                entry.date.clone_from(&old.date);
            }
        }
        self.lock.insert(entry.clone());
        self.results.changes.push((entry, change));
        self.results.contents.insert(file, fetched.bytes);
    }

    /// Fetches a URL within the limits of the run.
    pub(super) fn download(&mut self, address: &str) -> Result<Fetched, Unread> {
        let Limits {
            requests,
            file_bytes,
            total_bytes,
            ..
        } = self.limits;
        if self.results.requests >= requests {
            return Err(format!("more than {requests} requests").into());
        }
        let left = self.limits.total_time.checked_sub(self.start.elapsed());
        let Some(left) = left.filter(|left| !left.is_zero()) else {
            let seconds = self.limits.total_time.as_secs();
            return Err(format!("all requests together took more than {seconds} s").into());
        };
        let rest = total_bytes - self.results.bytes;
        let limits = RequestLimits {
            bytes: file_bytes.min(rest),
            time: self.limits.request_time.min(left),
        };
        self.results.requests += 1;
        let fetched = (self.fetch)(address, limits);
        if let Ok(fetched) = &fetched {
            self.results.bytes += fetched.bytes.len();
        }
        fetched.map_err(|mut error| {
            if rest < file_bytes && error.why.starts_with("it is larger") {
                error.why = format!("all fetched files exceed {}", size(total_bytes));
            }
            error
        })
    }

    /// The entries before and after.
    pub(super) fn lock_of_all(&self) -> Lock {
        let mut all = self.old.clone();
        self.lock
            .entries()
            .for_each(|entry| all.insert(entry.clone()));
        all
    }
}

/// The URL that relative references in a file are resolved against, if redirects lead to another one. Its query has no part in
/// that, and may be a signature that grants access to the file.
fn base_after_redirects(address: &str, location: &str) -> Option<String> {
    let location = address_of(location).filter(|location| location != address)?;
    let base = location.split('?').next().unwrap_or_default();
    (base != address).then(|| base.to_owned())
}

#[cfg(test)]
mod tests {
    use openapi_crates::report::Style;

    use super::*;

    /// Collects the files of a description in which each file refers to those that `refers` returns for its URL, and shows
    /// the diagnostics.
    fn collect(
        limits: Limits,
        first: &[&str],
        refers: impl Fn(&str) -> (usize, Vec<String>),
    ) -> (usize, String) {
        let text_of = |references: &[String], padding: usize| {
            let items = references.iter().enumerate();
            let items = items.map(|(number, to)| format!("  p{number}: {{$ref: '{to}'}}\n"));
            format!(
                "properties:\n  own: {{type: string}}\n{}{}",
                items.collect::<String>(),
                " ".repeat(padding)
            )
        };
        let first: Vec<String> = first.iter().map(ToString::to_string).collect();
        let schema = text_of(&first, 0).replace('\n', "\n      ");
        let text = format!(
            "openapi: 3.0.3\ninfo: {{title: A, version: 1.0.0}}\npaths:\n  /a:\n    get:\n      responses:\n        \
             '200': {{description: A., content: {{application/json: {{schema: {{$ref: '#/components/schemas/A'}}}}}}}}\n\
             components:\n  schemas:\n    A:\n      {schema}\n"
        );
        let (old, read) = (Lock::default(), |_: &str| Err("no such file".into()));
        let mut collector = Collector {
            spec: Path::new("spec/api.yaml"),
            old: &old,
            today: None,
            limits,
            start: Instant::now(),
            read: Box::new(read),
            stored: Box::new(read),
            fetch: Box::new(|url, request| {
                let (size, references) = refers(url);
                let bytes = text_of(&references, size).into_bytes();
                match bytes.len() > request.bytes {
                    true => Err("it is larger than allowed".into()),
                    false => Ok(Fetched {
                        bytes,
                        location: url.to_owned(),
                    }),
                }
            }),
            lock: Lock::default(),
            results: Results::default(),
        };
        let (source, report, followed) = collector.collect(&Source::new("spec/api.yaml", text));
        assert!(followed.is_some());
        (
            collector.results.contents.len(),
            report.render(&source, Style::Plain),
        )
    }

    const A: &[&str] = &["https://a.example/1"];

    fn next(url: &str, step: u32) -> String {
        let (start, number) = url.rsplit_once('/').expect("a path");
        format!(
            "{start}/{}",
            number.parse::<u32>().expect("a number") + step
        )
    }

    #[test]
    fn signatures_of_redirects_are_not_stored() {
        let address = "https://a.example/x?v=2";
        for (location, expected) in [
            (address, None),
            ("https://A.example/x?v=2#y", None),
            ("https://a.example/x?v=3", Some("https://a.example/x")),
            (
                "https://b.example/y?X-Amz-Signature=s%3F?",
                Some("https://b.example/y"),
            ),
        ] {
            let base = base_after_redirects(address, location);
            assert_eq!(base.as_deref(), expected, "{location}");
        }
        let signed = "https://a.example/x?X-Amz-Signature=s";
        assert_eq!(base_after_redirects("https://a.example/x", signed), None);
    }

    #[test]
    fn cycles_end() {
        let (files, shown) = collect(Limits::default(), A, |_| {
            (0, vec!["1".to_owned(), "./1#/properties/own".to_owned()])
        });
        assert!(files == 1 && !shown.contains("error"), "{shown}");
    }

    #[test]
    fn the_depth_is_limited() {
        let (files, shown) = collect(Limits::default(), A, |url| (0, vec![next(url, 1)]));
        let expected =
            "cannot fetch https://a.example/21: a chain of more than 20 references between files";
        assert!(files == 20 && shown.contains(expected), "{shown}");
    }

    #[test]
    fn the_number_of_requests_is_limited() {
        let limits = Limits {
            requests: 9,
            ..Limits::default()
        };
        let (files, shown) = collect(limits, A, |url| (0, vec![next(url, 100), next(url, 200)]));
        assert!(
            files == 9 && shown.contains("more than 9 requests"),
            "{shown}"
        );
    }

    #[test]
    fn the_size_of_all_files_is_limited() {
        let limits = Limits {
            file_bytes: 3000,
            total_bytes: 5000,
            ..Limits::default()
        };
        let (files, shown) = collect(limits, A, |url| (1000, vec![next(url, 1)]));
        assert!(
            files == 4 && shown.contains("all fetched files exceed 4 KiB"),
            "{shown}"
        );
        let (files, shown) = collect(limits, A, |_| (3000, Vec::new()));
        assert!(
            files == 0 && shown.contains("it is larger than allowed"),
            "{shown}"
        );
    }

    #[test]
    fn the_time_of_all_requests_is_limited() {
        let limits = Limits {
            total_time: Duration::ZERO,
            ..Limits::default()
        };
        let (files, shown) = collect(limits, A, |_| (0, Vec::new()));
        assert!(
            files == 0 && shown.contains("all requests together took more than 0 s"),
            "{shown}"
        );
    }
}
