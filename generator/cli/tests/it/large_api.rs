//! The example of a large API, whose description is not in the repository.

use std::path::Path;
use std::process::Command;

#[test]
fn the_client_of_the_example_is_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/large-api");
    if !folder.join("github.json").exists() {
        return eprintln!("skipped: generator/examples/large-api/fetch downloads the description");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_openapi-crates"))
        .current_dir(folder)
        .arg("check")
        .output()
        .expect("the program");
    let shown = [output.stdout, output.stderr].concat();
    let shown = String::from_utf8_lossy(&shown);
    assert!(output.status.success(), "{shown}");
}
