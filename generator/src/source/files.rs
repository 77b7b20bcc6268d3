//! The files that a description refers to.

use std::collections::BTreeMap;

use super::guard;
use super::text::Source;

/// More files than these are not read: links between folders can make a few of them endless.
const MOST: usize = 10_000;

/// Other files, by their paths relative to the folder of the description. Those that could not be
/// read are there with the reason.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files(BTreeMap<String, Result<Source, Unread>>);

/// Why a file is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// What stands in the way: `it is a folder`.
    pub why: String,
    /// What can be done about it.
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
    /// Reads the files that texts of the description refer to, and those that they refer to.
    ///
    /// `read` gives the bytes at a path relative to the folder of the description, or says why
    /// it cannot.
    pub(super) fn load<'t, E: Into<Unread>>(
        texts: impl IntoIterator<Item = &'t str>,
        mut read: impl FnMut(&str) -> Result<Vec<u8>, E>,
    ) -> Self {
        let mut files = BTreeMap::new();
        let texts = texts.into_iter();
        let mut waiting: Vec<String> = texts.flat_map(|text| mentioned("", text)).collect();
        let mut allowance = guard::LARGEST;
        while let Some(path) = waiting.pop() {
            if files.contains_key(&path) {
                continue;
            }
            let source = if files.len() < MOST {
                let bytes = read(&path).map_err(E::into);
                bytes.and_then(|bytes| source(&path, bytes, &mut allowance))
            } else {
                Err(format!("more than {MOST} files are referred to").into())
            };
            if let Ok(source) = &source {
                waiting.extend(mentioned(&path, &source.text));
            }
            files.insert(path, source);
        }
        Self(files)
    }

    /// The file at a path, or why it cannot be read; `None` if it was not asked for.
    pub(super) fn get(&self, path: &str) -> Option<Result<&Source, &Unread>> {
        Some(self.0.get(path)?.as_ref())
    }

    /// Whether no file was asked for.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The files that were read, by their paths.
    pub(crate) fn sources(&self) -> impl Iterator<Item = (&str, &Source)> {
        let files = self.0.iter();
        files.filter_map(|(path, source)| Some((path.as_str(), source.as_ref().ok()?)))
    }
}

fn source(path: &str, bytes: Vec<u8>, allowance: &mut usize) -> Result<Source, Unread> {
    let Some(rest) = allowance.checked_sub(bytes.len()) else {
        let megabytes = guard::LARGEST >> 20;
        let why = format!("the files that are referred to are larger than {megabytes} MiB");
        return Err(why.into());
    };
    *allowance = rest;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(Source::new(path, text)),
        Err(_) => Err("it is not UTF-8".into()),
    }
}

/// The paths of files that a text may refer to, relative to the folder that `base`, the path of its own
/// file, is relative to. Some may only look like references.
pub fn mentioned(base: &str, text: &str) -> Vec<String> {
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
        let value = value.trim_end_matches([' ', ',', '}', ']']);
        found.extend(split(base, value).map(|(path, _)| path));
    }
    found.sort();
    found.dedup();
    found
}

/// The path of the file that a reference names, relative to the folder of the description, and the
/// pointer into it; `None` for a reference within its own file, or to what is no file near it.
/// `base` is the path of the file that the reference stands in.
pub(super) fn split(base: &str, reference: &str) -> Option<(String, String)> {
    let (path, pointer) = reference.split_once('#').unwrap_or((reference, ""));
    if path.is_empty() || Far::of(path).is_some() {
        return None;
    }
    let path = percent_encoding_undone(path);
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

/// What a reference may lead to that is never read: a description means the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Far {
    /// A place in the file system of one machine: `/etc/hosts`, `C:\hosts`, `file:///etc/hosts`.
    Absolute,
    /// Another host: `https://a.example/pet.yaml`.
    Host,
}

impl Far {
    /// `None` for what is relative to the file that the reference stands in.
    pub(super) fn of(reference: &str) -> Option<Self> {
        if reference.starts_with("//") {
            return Some(Self::Host);
        }
        if reference.starts_with(['/', '\\']) {
            return Some(Self::Absolute);
        }
        // One letter is that of a drive.
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

fn percent_encoding_undone(path: &str) -> String {
    path.replace("%20", " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_name_files_beside_their_own() {
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
            assert_eq!(split(base, reference), expected, "{base} {reference}");
        }
    }

    #[test]
    fn files_are_found_in_yaml_and_json() {
        let yaml =
            "a: {$ref: 'b.yaml#/x'}\nc:\n  $ref: d.yaml\ne: {\"$ref\": \"f.json\"}\n$ref: '#/g'";
        assert_eq!(mentioned("", yaml), ["b.yaml", "d.yaml", "f.json"]);
        assert_eq!(
            mentioned("x/y.json", "{\"$ref\":\"z.json#/a\"}"),
            ["x/z.json"]
        );
    }

    #[test]
    fn files_are_read_once_and_all() {
        let mut asked = Vec::new();
        let files = Files::load(["$ref: a.yaml"], |path| {
            asked.push(path.to_owned());
            match path {
                "a.yaml" => Ok(b"$ref: b.yaml\nx: {$ref: a.yaml}".to_vec()),
                _ => Err("it is not there"),
            }
        });
        assert_eq!(asked, ["a.yaml", "b.yaml"]);
        assert!(matches!(files.get("a.yaml"), Some(Ok(_))));
        assert_eq!(files.get("b.yaml"), Some(Err(&"it is not there".into())));
        assert_eq!(files.get("c.yaml"), None);
    }

    #[test]
    fn what_is_not_beside_is_told_apart() {
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
    fn an_end_is_put_to_endless_files() {
        // Each refers to another below it, as folders do that a link leads back to.
        let mut count = 0;
        let files = Files::load(["$ref: a/b.yaml"], |_| {
            count += 1;
            Ok::<_, Unread>(b"$ref: a/b.yaml".to_vec())
        });
        assert_eq!((count, files.0.len()), (MOST, MOST + 1));
        let refused = files.0.values().filter(|file| file.is_err());
        assert_eq!(refused.count(), 1);

        let large = |_: &str| Ok::<_, Unread>(vec![b' '; guard::LARGEST / 3 + 1]);
        let files = Files::load(["$ref: a\n$ref: b\n$ref: c\n$ref: d"], large);
        assert_eq!(files.sources().count(), 2);
    }
}
