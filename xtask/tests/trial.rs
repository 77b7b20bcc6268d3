//! `cargo xtask diff-trial`, without the compiler: what is written in another order or in other words is the same.

use std::path::Path;
use std::process::Command;

#[test]
fn descriptions_in_other_words_show_no_change() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let work = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command
        .args(["diff-trial", "--changed", "0", "--alike", "40", "--work"])
        .arg(work.path())
        .arg(root.join("generator/tests/cases"));
    let output = command.output().expect("the program");
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{shown}");
    assert_eq!(shown.matches("\twell\n").count(), 40, "{shown}");
}
