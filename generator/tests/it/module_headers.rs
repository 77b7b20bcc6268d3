//! The modules of the generator begin with their input, output and dependencies.

use std::fs;
use std::path::Path;

#[test]
fn modules_begin_with_input_output_and_dependencies() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let nested = ["emit", "lower", "source"].map(|name| source.join(name));
    for parent in [source].into_iter().chain(nested) {
        for entry in fs::read_dir(&parent).expect("a folder") {
            let path = entry.expect("an entry").path().join("mod.rs");
            let Ok(text) = fs::read_to_string(&path) else {
                continue;
            };
            let header = text.lines().map_while(|line| line.strip_prefix("//!"));
            let header: String = header.collect();
            for parts in [
                &["In: "][..],
                &["Out: "],
                &["epends on ", "depend on ", "Uses "],
            ] {
                let has_part = parts.iter().any(|part| header.contains(part));
                assert!(has_part, "{}: no {:?}", path.display(), parts[0]);
            }
        }
    }
}
