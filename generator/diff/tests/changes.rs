//! The verdicts on many small changes.

#[path = "changes/case.rs"]
mod case;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use case::{Case, Level, cases};
use openapi_crates::Date;
use openapi_crates::source::Source;
use openapi_crates_diff::{Audience, Change, Settings, Verdict, compare};

fn changes(case: &Case) -> Vec<Change> {
    let settings = Settings {
        today: Date::parse("2026-11-23"),
        notice: case.days,
        ..Settings::default()
    };
    let source = |name: &str, text: &str| Source::new(name.to_owned(), text.to_owned());
    let (old, new) = (source("old.yaml", &case.old), source("new.yaml", &case.new));
    match compare(&old, &new, &settings) {
        Ok(found) => found.changes,
        Err(_) => panic!("{}: unreadable description", case.name),
    }
}

fn level(changes: &[Change]) -> Level {
    let verdicts = changes.iter().map(|change| change.verdict(Audience::Wire));
    match verdicts.max() {
        None => Level::None,
        Some(Verdict::Safe) => Level::Info,
        Some(Verdict::Risky) => Level::Warning,
        Some(Verdict::Breaking) => Level::Error,
    }
}

#[test]
fn the_rules_of_oasdiff_are_covered() {
    let rules: BTreeSet<String> = cases().into_iter().flat_map(|case| case.rules).collect();
    assert!(rules.len() > 770, "{} rules", rules.len());
}

#[test]
fn changes_have_the_verdict_of_their_case() {
    let mut failures = Vec::new();
    let mut all = 0;
    for case in cases() {
        all += 1;
        let changes = changes(&case);
        let found = level(&changes);
        if found != case.level {
            let shown: Vec<String> = changes
                .iter()
                .map(|change| {
                    format!(
                        "    {} {}: {}",
                        change.verdict(Audience::Wire),
                        change.rule,
                        change.message
                    )
                })
                .collect();
            failures.push(format!(
                "{}: {found:?} instead of {:?}\n{}",
                case.name,
                case.level,
                shown.join("\n")
            ));
        }
    }
    assert!(all > 1000, "{all} cases");
    assert!(
        failures.is_empty(),
        "{} of {all}:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

/// Lists the rules of oasdiff that have another name here, as acceptances depend on the names.
#[test]
fn rules_of_other_names_are_listed() {
    let mut others: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for case in cases() {
        let found: BTreeSet<String> = changes(&case)
            .into_iter()
            .map(|change| change.rule)
            .collect();
        let rules = case.rules.iter();
        for rule in rules.filter(|rule| !["none", "ours"].contains(&rule.as_str())) {
            if !found.contains(rule) {
                others
                    .entry(rule.clone())
                    .or_default()
                    .extend(found.clone());
            }
        }
    }
    let lines = others.into_iter().map(|(rule, ours)| {
        let ours: Vec<String> = ours.into_iter().collect();
        format!("{rule}: {}\n", ours.join(", ")).replace(": \n", ": -\n")
    });
    let lines: String = lines.collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/changes/other-names.txt");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &lines).expect("a file");
    }
    let expected = fs::read_to_string(&path).expect("a file");
    assert_eq!(lines, expected, "run it with UPDATE_EXPECT=1");
}
