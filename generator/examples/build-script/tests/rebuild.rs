//! Cargo runs the build script, and compiles the client, when the description changes, and not otherwise.

use std::env;
use std::fs::File;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

#[test]
fn the_client_follows_the_description() {
    compiles_client();
    assert!(!compiles_client(), "nothing was changed");
    let description = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shop.yaml");
    let description = File::options().append(true).open(description).unwrap();
    description.set_modified(SystemTime::now()).unwrap();
    assert!(compiles_client(), "the description was changed");
}

/// Builds the workspace. Returns `true` if the client was compiled.
fn compiles_client() -> bool {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args([
        "test",
        "--workspace",
        "--no-run",
        "--locked",
        "--message-format",
        "json",
    ]);
    cargo.current_dir(env!("CARGO_MANIFEST_DIR"));
    // Build scripts that read variables of this package would run again.
    let of_package =
        |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    let names = env::vars()
        .map(|(name, _)| name)
        .filter(|name| of_package(name));
    names.for_each(|name| drop(cargo.env_remove(name)));
    let output = cargo.output().unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let messages = String::from_utf8(output.stdout).unwrap();
    let mut messages = messages.lines();
    messages.any(|message| {
        message.contains("build-script/src/lib.rs") && message.contains(r#""fresh":false"#)
    })
}
