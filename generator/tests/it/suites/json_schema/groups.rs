//! The tests of the JSON Schema Test Suite.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::suites::verdict::Case;

/// A schema with its tests.
#[derive(Debug, Deserialize)]
pub struct Group {
    /// The path in the folder of the draft, without an extension.
    #[serde(skip)]
    pub file: String,
    pub description: String,
    /// The original text, because numbers lose digits otherwise.
    pub schema: Box<RawValue>,
    pub tests: Vec<Test>,
}

/// An instance.
#[derive(Debug, Deserialize)]
pub struct Test {
    pub description: String,
    pub data: Box<RawValue>,
    pub valid: bool,
}

impl Group {
    /// The name of a test.
    pub fn case(&self, test: &Test) -> Case {
        Case {
            file: self.file.clone(),
            group: self.description.clone(),
            test: test.description.clone(),
        }
    }
}

/// Reads the groups of a draft, in the order of its files.
pub fn read(draft: &Path) -> Vec<Group> {
    let mut groups = Vec::new();
    for folder in ["", "optional/", "optional/format/"] {
        let mut paths: Vec<_> = fs::read_dir(draft.join(folder))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.is_file())
            .collect();
        paths.sort();
        for path in paths {
            let text = fs::read_to_string(&path).unwrap();
            let read: Vec<Group> = serde_json::from_str(&text).unwrap();
            let file = format!("{folder}{}", path.file_stem().unwrap().to_str().unwrap());
            groups.extend(read.into_iter().map(|group| Group {
                file: file.clone(),
                ..group
            }));
        }
    }
    assert!(!groups.is_empty(), "{} has no tests", draft.display());
    groups
}
