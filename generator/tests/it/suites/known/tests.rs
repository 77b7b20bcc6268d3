//! The comparison with the lists finds each kind of error.

use std::collections::BTreeSet;

use super::Lists;
use super::left_out::LeftOut;
use super::line::Line;
use crate::suites::verdict::{Case, Observation, Outcome};

fn observation(test: &str, outcome: Outcome, code: &str) -> Observation {
    Observation {
        case: Case {
            file: "file".to_owned(),
            group: "group".to_owned(),
            test: test.to_owned(),
        },
        outcome,
        codes: BTreeSet::from([code.to_owned()]),
    }
}

/// The problems of a disagreement `ab`, a test `c` that agrees and one that is left out.
fn problems(line: &str) -> Vec<String> {
    let observations = [
        observation("ab", Outcome::Disagrees("accepted".to_owned()), "W1"),
        observation("c", Outcome::Agrees, "W1"),
        observation("d", Outcome::LeftOut("E1".to_owned()), "E1"),
    ];
    let lists = Lists {
        suite: "suite".to_owned(),
        left_out: LeftOut::parse("left out: 1 E1"),
        known: vec![Line::parse(&format!("file\tgroup\t{line}"))],
        silent: Vec::new(),
        base: None,
    };
    lists.problems(&observations)
}

#[track_caller]
fn assert_problem(line: &str, expected: &[&str]) {
    let problems = problems(line);
    let matches = problems
        .iter()
        .zip(expected)
        .all(|(problem, expected)| problem.starts_with(expected));
    assert!(
        matches && problems.len() == expected.len(),
        "{line}: {problems:?}"
    );
}

#[test]
fn disagreements_are_listed_with_a_reported_code_and_a_reason() {
    assert_problem("ab\tW1\tsome reason", &[]);
    assert_problem("a*\tW1\tsome reason", &[]);
    assert_problem("ab\tW1\t? accepted", &["without a reason"]);
    assert_problem("ab\tW2\tsome reason", &["disagrees", "listed, but silent"]);
    assert_problem("c\tW1\tsome reason", &["disagrees", "listed, but agrees"]);
}

#[test]
fn the_numbers_of_tests_that_are_left_out_are_compared() {
    let observations = [observation("d", Outcome::LeftOut("E1".to_owned()), "E1")];
    let lists = Lists {
        suite: "suite".to_owned(),
        left_out: LeftOut::parse("left out: 2 E1"),
        known: Vec::new(),
        silent: Vec::new(),
        base: None,
    };
    assert_eq!(
        lists.problems(&observations),
        ["expected left out: 2 E1; found left out: 1 E1"]
    );
}

#[test]
fn a_line_for_several_tests_has_their_common_words() {
    let line = |tests: &[&str]| {
        Line::new("file", "group", tests, "W1", String::new())
            .case
            .test
    };
    assert_eq!(line(&["ignores arrays"]), "ignores arrays");
    assert_eq!(
        line(&["ignores other non-objects", "ignores other arrays"]),
        "ignores other *"
    );
    assert_eq!(line(&["one", "two"]), "*");
}
