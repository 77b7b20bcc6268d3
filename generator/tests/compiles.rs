//! The crates of every case compile and document themselves without a warning.

mod support;

use generator::{Options, TypeChoices};
use support::{Workspace, all_cases, case, generated, generated_with, options};

/// The cases whose clients are compiled with checks, too.
const CHECKED: [&str; 6] = [
    "constraints",
    "formats",
    "forms",
    "parameter_styles",
    "rules",
    "unions",
];

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
        let options = Options {
            types,
            ..options(&name)
        };
        workspace.add_both(&generated_with(&case("formats"), &options));
    }
    for name in CHECKED {
        let options = Options {
            client_checks: true,
            ..options(&format!("checked-{name}"))
        };
        workspace.add_both(&generated_with(&case(name), &options));
    }
    workspace.must(&["check", "--workspace"]);
    workspace.must(&["doc", "--workspace", "--no-deps"]);
}
