//! The tests of the OpenAPI Overlay Specification: results of overlays, and valid and invalid overlays.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use openapi_crates::generate;
use openapi_crates::internals::overlaid_value;
use openapi_crates::source::Source;

use super::folder;
use super::known::{DOCUMENTED, Lists};
use super::verdict::{Case, Observation, Outcome};
use crate::support::options;

/// The name of overlays.
const OVERLAY: &str = "overlay.yaml";

/// The description to which valid and invalid overlays are applied.
const DESCRIPTION: &str =
    "{openapi: 3.1.0, info: {title: Overlaid, version: '1', description: ''}, paths: {}}";

#[test]
fn overlays_are_applied_as_the_specification_expects() {
    let Some(suite) = folder("overlay") else {
        return;
    };
    let results = paths(&suite.join("compliant-sets"));
    // Other sets change other documents.
    let results = results
        .iter()
        .filter(|folder| folder.join("openapi.yaml").is_file());
    let mut observations: Vec<_> = results.map(|folder| result(folder)).collect();
    let versions = paths(&suite.join("tests"));
    for version in versions.iter().filter(|path| path.is_dir()) {
        for (group, is_valid) in [("pass", true), ("fail", false)] {
            let overlays = paths(&version.join(group)).into_iter();
            observations.extend(overlays.map(|path| validity(version, group, &path, is_valid)));
        }
    }
    Lists::read("overlay").check(&observations);
}

/// Compares the result of an overlay.
fn result(folder: &Path) -> Observation {
    let read = |name: &str| Source::new(name, fs::read_to_string(folder.join(name)).unwrap());
    let overlaid = read("openapi.yaml").with_overlay(read(OVERLAY));
    let expected = overlaid_value(&read("output.yaml"));
    let outcome = match overlaid_value(&overlaid) == expected && expected.is_some() {
        true => Outcome::Agrees,
        false => Outcome::Disagrees("another document".to_owned()),
    };
    Observation {
        case: Case {
            file: "compliant-sets".to_owned(),
            group: name(folder),
            test: "output".to_owned(),
        },
        outcome,
        codes: Diagnostics::of(&overlaid).codes,
    }
}

/// Compares whether an overlay is valid.
fn validity(version: &Path, group: &str, path: &Path, is_valid: bool) -> Observation {
    let overlay = Source::new(OVERLAY, fs::read_to_string(path).unwrap());
    let source = Source::new("openapi.yaml", DESCRIPTION).with_overlay(overlay);
    let diagnostics = Diagnostics::of(&source);
    let version = name(version);
    let outcome = match (diagnostics.has_errors, is_valid) {
        _ if version.ends_with("-dev") => Outcome::LeftOut("an unreleased version".to_owned()),
        (false, false) => Outcome::Disagrees("accepted".to_owned()),
        (true, true) => Outcome::Disagrees("rejected".to_owned()),
        _ => Outcome::Agrees,
    };
    Observation {
        case: Case {
            file: version,
            group: group.to_owned(),
            test: name(path),
        },
        outcome,
        codes: diagnostics.codes,
    }
}

/// The diagnostics about the overlay of a description.
struct Diagnostics {
    codes: BTreeSet<String>,
    has_errors: bool,
}

impl Diagnostics {
    fn of(source: &Source) -> Self {
        let outcome = generate(source, &options("overlaid"));
        let report = outcome.report.classes_json(source);
        let classes = report.as_object().into_iter().flatten();
        let diagnostics = classes.filter_map(|(_, class)| class.as_array()).flatten();
        let diagnostics = diagnostics.filter(|diagnostic| diagnostic["file"] == OVERLAY);
        let codes = diagnostics
            .clone()
            .filter_map(|diagnostic| diagnostic["code"].as_str());
        Self {
            codes: codes.chain([DOCUMENTED]).map(str::to_owned).collect(),
            has_errors: diagnostics
                .clone()
                .any(|diagnostic| diagnostic["severity"] == "error"),
        }
    }
}

fn paths(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// The name of a file without its extension, or of a folder.
fn name(path: &Path) -> String {
    let name = path.file_name().unwrap().to_str().unwrap();
    name.trim_end_matches(".yaml").to_owned()
}
