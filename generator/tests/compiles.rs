//! The crates of every case compile and document themselves without a warning.

mod support;

use generator::TypeChoices;
use support::{Workspace, all_cases, cases, generated, generated_with};

#[test]
fn every_case_compiles_without_a_warning() {
    let workspace = Workspace::new("cases");
    for (name, text) in all_cases() {
        let generated = generated(&name, &text);
        workspace.add(&generated.server.name, &generated.server.files);
        workspace.add(&generated.client.name, &generated.client.files);
    }
    for library in ["chrono", "time", "string"] {
        let mut types = TypeChoices::default();
        for format in ["date-time", "date"] {
            types.choose(&format!("{format}={library}")).unwrap();
        }
        types.choose("time=jiff").unwrap();
        let text = std::fs::read_to_string(cases().join("formats.yaml")).unwrap();
        let generated = generated_with(&format!("formats-by-{library}"), &text, types);
        workspace.add(&generated.server.name, &generated.server.files);
        workspace.add(&generated.client.name, &generated.client.files);
    }
    workspace.must(&["check", "--workspace"]);
    workspace.must(&["doc", "--workspace", "--no-deps"]);
}
