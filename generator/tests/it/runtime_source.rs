//! Generated crates differ by the source of the library in few files.

use std::collections::BTreeMap;

use openapi_crates::{Crate, RuntimeSource};

use crate::support::{all_cases, case_options, generated_with};

/// The files that depend on the source of the library.
const DEPENDENT: [&str; 2] = ["Cargo.toml", "src/lib.rs"];

#[test]
fn the_source_of_the_library_changes_only_manifests_and_roots() {
    for (name, text) in all_cases() {
        // A crate of types cannot be shared with copies.
        let options = case_options(&name, &text).types_crate(false);
        let with = |source| generated_with(&text, &options.clone().runtime(source));
        let (copy, library) = (with(RuntimeSource::Copy), with(RuntimeSource::Registry));
        for (copy, library) in [(copy.server, library.server), (copy.client, library.client)] {
            assert!(copy.files.contains_key("src/runtime/mod.rs"), "{name}");
            assert_eq!(independent(copy), independent(library), "{name}");
        }
    }
}

/// The files of a crate that do not depend on the source of the library.
fn independent(generated: Crate) -> BTreeMap<String, String> {
    let mut files = generated.files;
    files
        .retain(|path, _| !DEPENDENT.contains(&path.as_str()) && !path.starts_with("src/runtime/"));
    files
}
