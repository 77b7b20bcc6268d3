//! A generated crate and a library of another version do not compile together.

use crate::support::{Workspace, case, generated};

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn another_version_of_the_library_is_one_error() {
    let workspace = Workspace::open();
    let mut client = generated("other_version", &case("one_operation")).client;
    let root = client.files.get_mut("src/lib.rs").unwrap();
    let stated = "generated_for!(\"0.1\")";
    assert!(root.contains(stated));
    *root = root.replace(stated, "generated_for!(\"0.9\")");
    workspace.add(&client);
    let output = workspace.cargo("check", &["other-version-client"], &[]);
    let errors = String::from_utf8_lossy(&output.stderr);
    let expected = "error: `other-version-client` was generated for version 0.9 of `openapi-crates-runtime`, and is \
        compiled with version 0.1: generate it again with version 0.1 of openapi-crates, or depend on version 0.9 of \
        `openapi-crates-runtime`";
    let found = errors.lines().filter(|line| line.starts_with("error"));
    let found: Vec<&str> = found
        .filter(|line| !line.starts_with("error: could not compile"))
        .collect();
    assert_eq!(found, [expected], "{errors}");
}
