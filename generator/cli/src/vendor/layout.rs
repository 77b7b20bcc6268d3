//! The paths of stored files.

use openapi_crates::disk::vendored::{FOLDER, Lock, checksum};
use openapi_crates::source::normalized_address;
use reqwest::Url;

/// The maximum length of a folder or file name, of 255 bytes that file systems allow.
const MAX_NAME_LENGTH: usize = 80;

/// The maximum number of folders below that of the host.
const MAX_FOLDERS: usize = 12;

/// The usual length of the part of a checksum.
const MARK: usize = 12;

/// Names of devices on Windows, with any extension.
const DEVICES: [&str; 6] = ["aux", "con", "nul", "prn", "com", "lpt"];

/// The path of the file of an address, relative to the folder of the description: `vendor/HOST/PATH`.
///
/// An address that has no such path, or whose path another address has, is distinguished by a part of its checksum.
pub(super) fn path_of(address: &str, url: &Url, lock: &Lock) -> String {
    let host = folder_of_host(url);
    let steps: Vec<&str> = url.path_segments().into_iter().flatten().collect();
    let plain = steps.iter().all(|step| is_plain(step)) && steps.len() <= MAX_FOLDERS;
    let path = format!("{FOLDER}/{host}/{}", steps.join("/"));
    if plain && url.query().is_none() && !conflicts(&path, lock) {
        return path;
    }
    let name = steps.iter().rfind(|step| !step.is_empty());
    let name = split(name.copied().unwrap_or("index"));
    let whole = checksum(address.as_bytes());
    let path = |mark: &str| format!("{FOLDER}/{host}/{}", marked(&name, mark));
    let short = path(mark_of(&whole));
    match conflicts(&short, lock) {
        true => path(&whole),
        false => short,
    }
}

/// The file name of a description that was fetched from a URL.
pub(super) fn description_name(url: &Url, content: &[u8]) -> String {
    let mut steps = url.path_segments().into_iter().flatten();
    let name = steps.rfind(|step| !step.is_empty());
    let (stem, extension) = split(name.unwrap_or("openapi"));
    let is_json = content.trim_ascii_start().starts_with(b"{");
    match &*extension {
        ".json" | ".yaml" | ".yml" => format!("{stem}{extension}"),
        _ if is_json => format!("{stem}.json"),
        _ => format!("{stem}.yaml"),
    }
}

/// The URL in the spelling of the lock file.
pub(super) fn address_of(url: &str) -> Option<String> {
    let normalized = normalized_address(url)?;
    Some(normalized.split('#').next().unwrap_or_default().to_owned())
}

fn folder_of_host(url: &Url) -> String {
    let host = url.host_str().unwrap_or_default();
    let host = host.trim_matches(['[', ']']).replace(':', "-");
    let host = host.strip_suffix('.').unwrap_or(&host);
    let folder = match is_plain(host) {
        true => host.to_owned(),
        false => marked(&split(host), mark_of(&checksum(host.as_bytes()))),
    };
    match url.port() {
        None => folder,
        Some(port) => format!("{folder}+{port}"),
    }
}

/// The part of a checksum that usually distinguishes a name.
fn mark_of(checksum: &str) -> &str {
    checksum.get(..MARK).unwrap_or(checksum)
}

fn marked((stem, extension): &(String, String), mark: &str) -> String {
    format!("{stem}-{mark}{extension}")
}

/// `true` for the name of a file or folder that all file systems accept as it is.
fn is_plain(step: &str) -> bool {
    let mut bytes = step.bytes();
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    let is_short = (1..=MAX_NAME_LENGTH).contains(&step.len());
    is_short
        && bytes.all(is_plain)
        && !step.starts_with('.')
        && !step.ends_with('.')
        && !is_device(step)
}

fn is_device(step: &str) -> bool {
    let stem = step
        .split('.')
        .next()
        .unwrap_or_default()
        .to_ascii_lowercase();
    let name = stem.trim_end_matches(|last: char| last.is_ascii_digit());
    stem.len() <= name.len() + 1 && DEVICES.contains(&name)
}

/// The stem and the extension of a name, without characters that a file system may reject.
fn split(name: &str) -> (String, String) {
    let plain = |text: &str| -> String {
        let kept = text.chars().map(|one| match one {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '_' | '.' => one,
            _ => '_',
        });
        kept.take(MAX_NAME_LENGTH / 2).collect()
    };
    let (stem, extension) = match name.rsplit_once('.') {
        Some((stem, extension)) if !stem.is_empty() => (stem, format!(".{}", plain(extension))),
        _ => (name, String::new()),
    };
    let stem = plain(stem);
    let stem = stem.trim_matches('.');
    let stem = match stem.is_empty() || is_device(stem) {
        true => format!("file{stem}"),
        false => stem.to_owned(),
    };
    (stem, extension.trim_end_matches('.').to_owned())
}

/// `true` if a file system that ignores case cannot have both this file and those of the lock.
fn conflicts(path: &str, lock: &Lock) -> bool {
    let path = path.to_ascii_lowercase();
    let is_below = |inner: &str, outer: &str| {
        let rest = inner.strip_prefix(outer);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    lock.entries().any(|entry| {
        let other = entry.file.to_ascii_lowercase();
        is_below(&path, &other) || is_below(&other, &path)
    })
}

#[cfg(test)]
mod tests {
    use openapi_crates::disk::vendored::Entry;

    use super::*;

    fn lock(files: &[&str]) -> Lock {
        let mut lock = Lock::default();
        for file in files {
            lock.insert(Entry {
                address: format!("https://a.example/{}", checksum(file.as_bytes())),
                redirected_to: None,
                date: String::new(),
                sha256: String::new(),
                file: (*file).to_owned(),
            });
        }
        lock
    }

    #[test]
    fn files_stay_below_the_folder_of_their_host() {
        let deep = format!("https://a.example/{}x.yaml", "d/".repeat(13));
        let long = format!("https://a.example/{}.yaml", "x".repeat(300));
        for (url, expected) in [
            (
                "https://a.example/s/pet.yaml",
                "vendor/a.example/s/pet.yaml",
            ),
            ("https://A.example:443/pet", "vendor/a.example/pet"),
            (
                "https://a.example:8443/pet.yaml",
                "vendor/a.example+8443/pet.yaml",
            ),
            ("https://[2606::1]/pet.yaml", "vendor/2606--1/pet.yaml"),
            ("https://b.example./pet.yaml", "vendor/b.example/pet.yaml"),
            ("https://aux.example/pet", "vendor/fileaux-*.example/pet"),
            ("https://aux:8443/pet", "vendor/fileaux-*+8443/pet"),
            ("https://com1./pet", "vendor/filecom1-*/pet"),
            (
                "https://a.example/../../pet.yaml",
                "vendor/a.example/pet.yaml",
            ),
            (
                "https://a.example/%2e%2e/%2E%2e/pet.yaml",
                "vendor/a.example/pet.yaml",
            ),
            (
                "https://a.example/..%2f..%2fpet.yaml",
                "vendor/a.example/_2f.._2fpet-*.yaml",
            ),
            (
                "https://a.example/..%5c..%5cpet.yaml",
                "vendor/a.example/_5c.._5cpet-*.yaml",
            ),
            (
                "https://a.example/s/pet.yaml?v=2",
                "vendor/a.example/pet-*.yaml",
            ),
            ("https://a.example/", "vendor/a.example/index-*"),
            (
                "https://a.example/s//pet.yaml",
                "vendor/a.example/pet-*.yaml",
            ),
            ("https://a.example/.git/config", "vendor/a.example/config-*"),
            (
                "https://a.example/.gitattributes",
                "vendor/a.example/gitattributes-*",
            ),
            (
                "https://a.example/con.yaml",
                "vendor/a.example/filecon-*.yaml",
            ),
            (
                "https://a.example/COM1/pet.yaml",
                "vendor/a.example/pet-*.yaml",
            ),
            ("https://a.example/pet.", "vendor/a.example/pet-*"),
            (
                "https://a.example/a:b/c*d.yaml",
                "vendor/a.example/c_d-*.yaml",
            ),
            (&deep, "vendor/a.example/x-*.yaml"),
            (
                &long,
                "vendor/a.example/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx-*.yaml",
            ),
            // Other addresses have their paths.
            (
                "https://a.example./taken.yaml",
                "vendor/a.example/taken-*.yaml",
            ),
            (
                "https://a.example/taken.yaml",
                "vendor/a.example/taken-*.yaml",
            ),
            (
                "https://a.example/Taken.yaml",
                "vendor/a.example/Taken-*.yaml",
            ),
            ("https://a.example/taken.yaml/x", "vendor/a.example/x-*"),
            ("https://a.example/folder", "vendor/a.example/folder-*"),
        ] {
            let lock = lock(&["vendor/a.example/taken.yaml", "vendor/a.example/folder/x"]);
            let path = path_of(url, &Url::parse(url).expect(url), &lock);
            let (start, end) = expected.split_once('*').unwrap_or((expected, ""));
            let mark = path
                .strip_prefix(start)
                .and_then(|rest| rest.strip_suffix(end));
            let is_marked = expected.contains('*');
            let length = mark.map(str::len);
            assert_eq!(
                length,
                Some(if is_marked { MARK } else { 0 }),
                "{url}: {path}"
            );
        }
    }

    #[test]
    fn descriptions_have_an_extension() {
        for (url, content, expected) in [
            ("https://a.example/v1/openapi.json", "{}", "openapi.json"),
            ("https://a.example/v1/openapi.yml", "a: 1", "openapi.yml"),
            (
                "https://a.example/openapi?format=yaml",
                "a: 1",
                "openapi.yaml",
            ),
            ("https://a.example/v1.2/", " {}", "v1.json"),
            ("https://a.example/", "a: 1", "openapi.yaml"),
            ("https://a.example/..%2fx.json", "{}", "_2fx.json"),
        ] {
            let url = Url::parse(url).expect(url);
            assert_eq!(description_name(&url, content.as_bytes()), expected);
        }
    }
}
