//! Cargo runs the build script again when the description changes, and not otherwise.

use std::fs;
use std::path::Path;

#[test]
fn cargo_watches_the_description() {
    // Cargo keeps what a build script prints next to its folder.
    let printed = Path::new(env!("OUT_DIR")).with_file_name("output");
    let printed = fs::read_to_string(printed).unwrap();
    let watched = printed
        .lines()
        .map(|line| line.strip_prefix("cargo::rerun-if-changed="));
    // With a file that does not exist, the build script would run, and the client be compiled, on every build. There are no warnings.
    assert_eq!(Vec::from_iter(watched), [Some("../shop.yaml")]);
    assert!(Path::new("../shop.yaml").exists());
}
