//! The same API in every version of OpenAPI has the same crates.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use openapi_crates::Generated;

use crate::support::generated;

/// The texts of an API that differ in OpenAPI 3.0 and later: the version, keywords of 3.0, and those of later versions.
const LATER: [(&str, &str); 2] = [
    (
        "{type: string, nullable: true, description: A note.}",
        "{type: [string, 'null'], description: A note.}",
    ),
    (
        "{type: number, minimum: 0, exclusiveMinimum: true}",
        "{type: number, exclusiveMinimum: 0}",
    ),
];

fn text(api: &str, version: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions");
    let read = |version| fs::read_to_string(folder.join(format!("{api}_{version}.yaml"))).unwrap();
    match version {
        "2.0" => read("2_0"),
        "3.0" => read("3_0"),
        version => {
            let later = read("3_0").replace("openapi: 3.0.4", &format!("openapi: {version}.0"));
            let later = LATER
                .iter()
                .fold(later, |text, (old, new)| text.replace(old, new));
            assert!(!later.contains("nullable"), "{later}");
            later
        }
    }
}

fn files(generated: Generated) -> BTreeMap<String, String> {
    let crates = [("server", generated.server), ("client", generated.client)];
    let files = crates.into_iter().flat_map(|(name, one)| {
        let files = one.files.into_iter();
        files.map(move |(path, text)| (format!("{name}/{path}"), text))
    });
    files.collect()
}

#[test]
fn an_api_has_the_same_crates_in_every_version() {
    for api in ["animals", "forms", "shop"] {
        let expected = files(generated(api, &text(api, "3.0")));
        for version in ["2.0", "3.1", "3.2"] {
            let found = files(generated(api, &text(api, version)));
            for (path, text) in &expected {
                assert_eq!(found.get(path), Some(text), "{api} in {version}: {path}");
            }
            assert_eq!(found.len(), expected.len(), "{api} in {version}");
        }
    }
}
