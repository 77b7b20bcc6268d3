//! Public test suites: generated crates, and the parts of the generator that implement a specification, agree with tests
//! that others wrote.
//!
//! The suites are not in the repository. `TEST_SUITES` names a folder with a folder for each of them, as `.ci/suites`
//! prepares it. A test lists each disagreement in `tests/suites`, with the diagnostic that reports it.

mod diagnostics;
mod json_schema;
mod json_texts;
mod known;
mod overlays;
mod server_program;
mod table;
mod uri_templates;
mod verdict;

use std::env;
use std::path::{Path, PathBuf};

/// The folder of a suite; `None` if the suites are not available.
fn folder(suite: &str) -> Option<PathBuf> {
    let Some(suites) = env::var_os("TEST_SUITES") else {
        eprintln!("skipped: TEST_SUITES is not set");
        return None;
    };
    let folder = Path::new(&suites).join(suite);
    assert!(folder.is_dir(), "{} is missing", folder.display());
    Some(folder)
}
