//! Derives of type rules, which compile for all kinds of types.

use openapi_crates::TypeRule;

use crate::support::{Workspace, case, generated_with, options};

/// Descriptions with types of all kinds.
const CASES: [&str; 9] = [
    "compositions",
    "defaults",
    "directions",
    "enums",
    "formats",
    "maps_and_null",
    "tuples",
    "union_values",
    "unions",
];

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn every_type_derives_what_it_can() {
    let mut rule = TypeRule::new("*").expect("a pattern");
    for name in ["Copy", "Default", "Eq", "Hash", "Ord", "PartialOrd"] {
        rule.derive(name).expect("a standard trait");
    }
    let workspace = Workspace::open();
    let mut names = Vec::new();
    for one in CASES {
        let name = format!("derives-{}", one.replace('_', "-"));
        let options = options(&name).type_rules([rule.clone()]);
        workspace.add_both(&generated_with(&case(one), &options));
        names.extend([format!("{name}-server"), format!("{name}-client")]);
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    workspace.succeeds("check", &names, &[]);
}
