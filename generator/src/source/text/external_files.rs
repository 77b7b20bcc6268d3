//! The files that a description refers to.

use std::collections::BTreeMap;

use super::addresses::{Addresses, Target};
use super::limits::LARGEST;
use super::source::Source;

/// The maximum number of files. Symbolic links between folders can make it infinite.
const MAX_FILES: usize = 10_000;

/// The external files, by their paths relative to the folder of the description; the error for an unreadable file.
#[derive(Clone, Debug, Default)]
pub struct Files(BTreeMap<String, Result<Source, Unread>>);

/// The error of an unreadable file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The reason, for example `it is a folder`.
    pub why: String,
    /// The suggested solution.
    pub help: Option<String>,
}

impl From<String> for Unread {
    fn from(why: String) -> Self {
        Self { why, help: None }
    }
}

impl From<&str> for Unread {
    fn from(why: &str) -> Self {
        why.to_owned().into()
    }
}

impl Files {
    /// Loads the files that the texts refer to, directly and indirectly.
    ///
    /// `read` returns the bytes of a file, given its path relative to the folder of the description.
    pub(super) fn load<'t, E: Into<Unread>>(
        addresses: &Addresses,
        texts: impl IntoIterator<Item = &'t str>,
        mut read: impl FnMut(&str) -> Result<Vec<u8>, E>,
    ) -> Self {
        let mut files = BTreeMap::new();
        let texts = texts.into_iter();
        let mut waiting: Vec<String> = texts
            .flat_map(|text| mentioned_files(addresses, "", text))
            .collect();
        let mut budget = LARGEST;
        while let Some(path) = waiting.pop() {
            if files.contains_key(&path) {
                continue;
            }
            let source = if files.len() < MAX_FILES {
                let bytes = read(&path).map_err(E::into);
                bytes.and_then(|bytes| source(&path, bytes, &mut budget))
            } else {
                Err(format!("there are references to more than {MAX_FILES} files").into())
            };
            if let Ok(source) = &source {
                waiting.extend(mentioned_files(addresses, &path, &source.text));
            }
            files.insert(path, source);
        }
        Self(files)
    }

    /// Returns the file at a path, or the error of reading it; `None` if it was not loaded.
    pub(crate) fn get(&self, path: &str) -> Option<Result<&Source, &Unread>> {
        Some(self.0.get(path)?.as_ref())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The readable files, by their paths.
    pub(crate) fn sources(&self) -> impl Iterator<Item = (&str, &Source)> {
        let files = self.0.iter();
        files.filter_map(|(path, source)| Some((path.as_str(), source.as_ref().ok()?)))
    }
}

fn source(path: &str, bytes: Vec<u8>, budget: &mut usize) -> Result<Source, Unread> {
    let Some(rest) = budget.checked_sub(bytes.len()) else {
        let mebibytes = LARGEST >> 20;
        return Err(format!("all external files exceed {mebibytes} MiB").into());
    };
    *budget = rest;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source::new(path, text)),
        Err(_) => Err("it is not UTF-8".into()),
    }
}

/// Returns the paths of the files that a text may refer to. `base` is the path of the file of the text; all paths are
/// relative to the same folder. Some may only look like references.
pub fn mentioned(base: &str, text: &str) -> Vec<String> {
    mentioned_files(&Addresses::default(), base, text)
}

fn mentioned_files(addresses: &Addresses, base: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, key) in text.match_indices("$ref") {
        let rest = text.get(at + key.len()..).unwrap_or_default();
        let rest = rest.trim_start_matches(['"', '\'', ' ']);
        let Some(value) = rest.strip_prefix(':') else {
            continue;
        };
        let value = value.trim_start_matches([' ', '\t', '\n', '\r', '>', '-']);
        let (value, ends) = match value.chars().next() {
            Some(quote @ ('"' | '\'')) => (value.get(1..).unwrap_or_default(), quote),
            _ => (value, '\n'),
        };
        let value = value.split([ends, '\n', '\r']).next().unwrap_or_default();
        // A comment of YAML.
        let value = match ends {
            '\n' => value.split(" #").next().unwrap_or_default(),
            _ => value,
        };
        let value = value.trim_end_matches([' ', ',', '}', ']']);
        // An escape of JSON.
        let value = &value.replace("\\/", "/");
        if let Some(Target::File(path, _)) = addresses.resolve(base, value) {
            found.push(path);
        }
    }
    found.sort();
    found.dedup();
    found
}

/// Splits a reference in the file `base` into the path of its target's file, relative to the folder of the description,
/// and the fragment. `None` for a reference within its own file, an absolute path or a URL.
pub(crate) fn resolve_path(base: &str, reference: &str) -> Option<(String, String)> {
    let (path, pointer) = reference.split_once('#').unwrap_or((reference, ""));
    if path.is_empty() || Far::of(path).is_some() {
        return None;
    }
    let path = path.replace("%20", " ");
    let folder = base.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut steps: Vec<&str> = folder.split('/').filter(|step| !step.is_empty()).collect();
    for step in path.split('/') {
        match step {
            "" | "." => {}
            ".." if steps.last().is_some_and(|last| *last != "..") => {
                steps.pop();
            }
            step => steps.push(step),
        }
    }
    Some((steps.join("/"), format!("#{pointer}")))
}

/// A reference that is never followed, because a description means the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Far {
    /// An absolute path: `/etc/hosts`, `C:\hosts`, `file:///etc/hosts`.
    Absolute,
    /// A URL of another host: `https://a.example/pet.yaml`.
    Host,
}

impl Far {
    /// `None` for a relative reference.
    pub(crate) fn of(reference: &str) -> Option<Self> {
        if reference.starts_with("//") {
            return Some(Self::Host);
        }
        if reference.starts_with(['/', '\\']) {
            return Some(Self::Absolute);
        }
        // A single letter is a Windows drive.
        match scheme(reference)? {
            scheme if scheme.len() == 1 || scheme.eq_ignore_ascii_case("file") => {
                Some(Self::Absolute)
            }
            _ => Some(Self::Host),
        }
    }
}

/// The scheme of a URI (RFC 3986, section 3.1).
fn scheme(reference: &str) -> Option<&str> {
    let (scheme, _) = reference.split_once(':')?;
    let is_part = |character: char| character.is_ascii_alphanumeric() || "+-.".contains(character);
    let is_scheme = scheme.starts_with(|first: char| first.is_ascii_alphabetic());
    (is_scheme && scheme.chars().all(is_part)).then_some(scheme)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_relative_to_their_file() {
        for (base, reference, expected) in [
            ("", "pet.yaml", Some(("pet.yaml", "#"))),
            ("", "./a/pet.yaml#/Pet", Some(("a/pet.yaml", "#/Pet"))),
            ("a/b.yaml", "../c.yaml#/x", Some(("c.yaml", "#/x"))),
            ("a/b.yaml", "c.json", Some(("a/c.json", "#"))),
            ("b.yaml", "../c.yaml", Some(("../c.yaml", "#"))),
            ("../b.yaml", "../../c.yaml", Some(("../../../c.yaml", "#"))),
            ("", "#/components/schemas/Pet", None),
            ("", "https://a.example/pet.yaml", None),
            ("", "/etc/passwd", None),
            ("", "file:pet.yaml", None),
            ("", "./a:b.yaml", Some(("a:b.yaml", "#"))),
        ] {
            let expected = expected.map(|(path, pointer)| (path.to_owned(), pointer.to_owned()));
            assert_eq!(
                resolve_path(base, reference),
                expected,
                "{base} {reference}"
            );
        }
    }

    #[test]
    fn files_are_found_in_yaml_and_json() {
        let yaml =
            "a: {$ref: 'b.yaml#/x'}\nc:\n  $ref: d.yaml\ne: {\"$ref\": \"f.json\"}\n$ref: '#/g'";
        assert_eq!(mentioned("", yaml), ["b.yaml", "d.yaml", "f.json"]);
        assert_eq!(mentioned("", r#"{"$ref": "a\/b.json#\/c"}"#), ["a/b.json"]);
        assert_eq!(mentioned("", "$ref: a.yaml # b\n"), ["a.yaml"]);
        assert_eq!(
            mentioned("x/y.json", "{\"$ref\":\"z.json#/a\"}"),
            ["x/z.json"]
        );
    }

    #[test]
    fn files_are_loaded_transitively_and_once() {
        let mut loaded = Vec::new();
        let files = Files::load(&Addresses::default(), ["$ref: a.yaml"], |path| {
            loaded.push(path.to_owned());
            match path {
                "a.yaml" => Ok(b"$ref: b.yaml\nx: {$ref: a.yaml}".to_vec()),
                _ => Err("it is not there"),
            }
        });
        assert_eq!(loaded, ["a.yaml", "b.yaml"]);
        assert!(matches!(files.get("a.yaml"), Some(Ok(_))));
        assert!(matches!(files.get("b.yaml"), Some(Err(error)) if error.why == "it is not there"));
        assert!(files.get("c.yaml").is_none());
    }

    #[test]
    fn absolute_paths_and_urls_are_recognized() {
        for (reference, expected) in [
            ("pet.yaml", None),
            ("../../pet.yaml", None),
            ("a/b:c.yaml", None),
            ("#/a:b", None),
            ("/etc/passwd", Some(Far::Absolute)),
            ("file:///etc/passwd", Some(Far::Absolute)),
            ("FILE:a", Some(Far::Absolute)),
            ("C:\\a.yaml", Some(Far::Absolute)),
            ("c:/a.yaml", Some(Far::Absolute)),
            ("\\\\host\\a.yaml", Some(Far::Absolute)),
            ("//a.example/pet.yaml", Some(Far::Host)),
            ("https://a.example/pet.yaml", Some(Far::Host)),
            ("HTTP:a", Some(Far::Host)),
            ("urn:pet", Some(Far::Host)),
        ] {
            assert_eq!(Far::of(reference), expected, "{reference}");
        }
    }

    #[test]
    fn the_number_and_size_of_files_are_limited() {
        // Each file refers to another below it, as with a symbolic link to a parent folder.
        let mut count = 0;
        let files = Files::load(&Addresses::default(), ["$ref: a/b.yaml"], |_| {
            count += 1;
            Ok::<_, Unread>(b"$ref: a/b.yaml".to_vec())
        });
        assert_eq!((count, files.0.len()), (MAX_FILES, MAX_FILES + 1));
        let refused = files.0.values().filter(|file| file.is_err());
        assert_eq!(refused.count(), 1);

        let large = |_: &str| Ok::<_, Unread>(vec![b' '; LARGEST / 3 + 1]);
        let files = Files::load(
            &Addresses::default(),
            ["$ref: a\n$ref: b\n$ref: c\n$ref: d"],
            large,
        );
        assert_eq!(files.sources().count(), 2);
    }
}
