//! The crates of every case compile and document themselves without a warning.

mod support;

use generator::TypeChoices;
use support::{Workspace, all_cases, case, generated, generated_with};

#[test]
fn every_case_compiles_without_a_warning() {
    let workspace = Workspace::new("cases");
    for (name, text) in all_cases() {
        workspace.add_both(&generated(&name, &text));
    }
    for library in ["chrono", "time", "string"] {
        let mut types = TypeChoices::default();
        for format in ["date-time", "date"] {
            types.choose(&format!("{format}={library}")).unwrap();
        }
        types.choose("time=jiff").unwrap();
        let name = format!("formats-by-{library}");
        workspace.add_both(&generated_with(&name, &case("formats"), types));
    }
    workspace.must(&["check", "--workspace"]);
    workspace.must(&["doc", "--workspace", "--no-deps"]);
}
