//! The files that a description refers to.

use std::collections::BTreeMap;

use super::text::Source;

/// Other files, by their paths relative to the folder of the description. Those that could not be
/// read are there with the reason.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files(BTreeMap<String, Result<Source, String>>);

impl Files {
    /// Reads the files that texts of the description refer to, and those that they refer to.
    ///
    /// `read` gives the bytes at a path relative to the folder of the description, or says why
    /// it cannot.
    pub(super) fn load<'t>(
        texts: impl IntoIterator<Item = &'t str>,
        mut read: impl FnMut(&str) -> Result<Vec<u8>, String>,
    ) -> Self {
        let mut files = BTreeMap::new();
        let texts = texts.into_iter();
        let mut waiting: Vec<String> = texts.flat_map(|text| mentioned("", text)).collect();
        while let Some(path) = waiting.pop() {
            if files.contains_key(&path) {
                continue;
            }
            let source = read(&path).and_then(|bytes| match String::from_utf8(bytes) {
                Ok(text) => Ok(Source::new(path.clone(), text)),
                Err(_) => Err("it is not UTF-8".to_owned()),
            });
            if let Ok(source) = &source {
                waiting.extend(mentioned(&path, &source.text));
            }
            files.insert(path, source);
        }
        Self(files)
    }

    /// The file at a path, or why it cannot be read; `None` if it was not asked for.
    pub(super) fn get(&self, path: &str) -> Option<Result<&Source, &str>> {
        let found = self.0.get(path)?;
        Some(found.as_ref().map_err(String::as_str))
    }

    /// The files that were read, by their paths.
    pub(crate) fn sources(&self) -> impl Iterator<Item = (&str, &Source)> {
        let files = self.0.iter();
        files.filter_map(|(path, source)| Some((path.as_str(), source.as_ref().ok()?)))
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
/// pointer into it; `None` for a reference within its own file, or to what is no file. `base` is the
/// path of the file that the reference stands in.
pub(super) fn split(base: &str, reference: &str) -> Option<(String, String)> {
    let (path, pointer) = reference.split_once('#').unwrap_or((reference, ""));
    if path.is_empty() || path.contains("://") || path.starts_with('/') {
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
                _ => Err("it is not there".to_owned()),
            }
        });
        assert_eq!(asked, ["a.yaml", "b.yaml"]);
        assert!(matches!(files.get("a.yaml"), Some(Ok(_))));
        assert_eq!(files.get("b.yaml"), Some(Err("it is not there")));
        assert_eq!(files.get("c.yaml"), None);
    }
}
