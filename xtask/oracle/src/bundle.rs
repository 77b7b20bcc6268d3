//! Bundles several files into one description, independently of the generator.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

use serde_json::{Map, Value};

use crate::{document, nodes};

/// Adds the targets of references to other files to the schemas of a description, and redirects the
/// references to them.
pub fn bundle(file: &Path, whole: &mut Value) {
    let schemas = whole.pointer("/components/schemas");
    let schemas = schemas.and_then(Value::as_object);
    let mut bundle = Bundle {
        root: normalize(file),
        files: BTreeMap::new(),
        names: BTreeMap::new(),
        taken: schemas.into_iter().flat_map(Map::keys).cloned().collect(),
        found: Map::new(),
    };
    let root = bundle.root.clone();
    bundle.rewrite(&root, whole);
    if bundle.found.is_empty() {
        return;
    }
    let schemas = whole.as_object_mut().map(|whole| {
        let components = whole.entry("components").or_insert(Map::new().into());
        let components = components.as_object_mut();
        components.map(|all| all.entry("schemas").or_insert(Map::new().into()))
    });
    if let Some(Some(Value::Object(schemas))) = schemas {
        schemas.extend(bundle.found);
    }
}

struct Bundle {
    root: PathBuf,
    /// Files that were read.
    files: BTreeMap<PathBuf, Option<Value>>,
    /// The names of the referenced schemas, by file and JSON Pointer.
    names: BTreeMap<(PathBuf, String), String>,
    taken: Vec<String>,
    found: Map<String, Value>,
}

impl Bundle {
    /// Redirects the references in a file.
    fn rewrite(&mut self, file: &Path, value: &mut Value) {
        match value {
            Value::Object(object) => {
                for (key, inner) in object {
                    match inner {
                        Value::String(text) if key == "$ref" => self.redirect(file, text),
                        Value::Object(mapping) if key == "mapping" => {
                            for target in mapping.values_mut() {
                                match target {
                                    Value::String(text) if text.contains('/') => {
                                        self.redirect(file, text);
                                    }
                                    other => self.rewrite(file, other),
                                }
                            }
                        }
                        _ => self.rewrite(file, inner),
                    }
                }
            }
            Value::Array(items) => items.iter_mut().for_each(|item| self.rewrite(file, item)),
            _ => {}
        }
    }

    /// Redirects a reference to its target within the description.
    fn redirect(&mut self, from: &Path, reference: &mut String) {
        let (path, pointer) = reference.split_once('#').unwrap_or((reference, ""));
        if path.contains("://") {
            return;
        }
        let file = match path {
            "" => from.to_owned(),
            path => normalize(&from.parent().unwrap_or(from).join(path)),
        };
        if file == self.root {
            *reference = format!("#{pointer}");
        } else if let Some(name) = self.component_name(file, pointer) {
            *reference = nodes::reference(&name);
        }
    }

    /// The name of a schema of another file.
    fn component_name(&mut self, file: PathBuf, pointer: &str) -> Option<String> {
        let key = (file.clone(), pointer.to_owned());
        if let Some(name) = self.names.get(&key) {
            return Some(name.clone());
        }
        let read = || document::parse(&file).ok();
        let whole = self.files.entry(file.clone()).or_insert_with(read);
        let target = match pointer {
            "" => whole.clone(),
            pointer => nodes::resolve(whole.as_ref()?, &format!("#{pointer}")).cloned(),
        };
        let mut target = target?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let last = pointer.rsplit('/').next().filter(|last| !last.is_empty());
        let name = self.unused_name(last.unwrap_or(&stem));
        self.names.insert(key, name.clone());
        self.rewrite(&file, &mut target);
        self.found.insert(name.clone(), target);
        Some(name)
    }

    fn unused_name(&mut self, name: &str) -> String {
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        let plain: String = name.chars().filter(|letter| is_plain(*letter)).collect();
        let mut unused = plain.clone();
        let mut number = 2;
        while self.taken.contains(&unused) {
            unused = format!("{plain}-{number}");
            number += 1;
        }
        self.taken.push(unused.clone());
        unused
    }
}

/// Removes `.` and `..` from a path.
fn normalize(path: &Path) -> PathBuf {
    let mut path_without_dots = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                path_without_dots.pop();
            }
            other => path_without_dots.push(other),
        }
    }
    path_without_dots
}
