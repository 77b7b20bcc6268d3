//! Comparison with another implementation of ECMA-262.

use super::near::{changed, text};
use super::{compile_pattern, matches};
use crate::lower::pattern::tree::Node;
use crate::lower::pattern::{literal, parse};

const TEXTS: usize = 40;

/// Returns the strings on which the other implementation disagrees.
pub fn disagreements(source: &str, random: &mut fastrand::Rng) -> Vec<String> {
    let matcher = compile_pattern(source).unwrap().matcher;
    let Some(other) = other(source) else {
        return vec![format!("{source}: not understood by the other")];
    };
    let node = tree(source);
    let mut found = Vec::new();
    for round in 0..TEXTS {
        let mut sample = text(&node, random);
        if round % 3 > 0 {
            sample = changed(&sample, random);
        }
        let (ours, theirs) = (matches(&matcher, &sample), other.find(&sample).is_some());
        if ours != theirs {
            found.push(format!("{source} on {sample:?}: {ours:?}, not {theirs}"));
        }
    }
    found
}

/// Compiles in Unicode mode, or else in the legacy mode.
fn other(source: &str) -> Option<regress::Regex> {
    let unicode = regress::Regex::with_flags(source, "u");
    unicode.or_else(|_| regress::Regex::new(source)).ok()
}

fn tree(source: &str) -> Node {
    let (inner, ignores_case) = literal::unwrap_literal(source).unwrap();
    parse::parse(inner, ignores_case).unwrap().node
}

#[test]
fn every_pattern_means_the_same_to_another_implementation() {
    let mut random = fastrand::Rng::with_seed(7);
    let found: Vec<String> = PATTERNS
        .iter()
        .flat_map(|source| disagreements(source, &mut random))
        .collect();
    assert!(found.is_empty(), "{}\n{}", found.len(), found.join("\n"));
}

const PATTERNS: &[&str] = &[
    "",
    "^$",
    "^a",
    "a$",
    "^[A-Z0-9-]{3,12}$",
    "^[^a-c]*$",
    "^.{1,4}$",
    ".+",
    r"^\d+(\.\d{1,2})?$",
    r"^\w+([-+.']\w+)*@\w+([-.]\w+)*\.\w+([-.]\w+)*$",
    r"^\s*\S+\s*$",
    r"^[\s\S]{2}$",
    r"^[^\s,]+$",
    r"^\D\W$",
    r"^[\d\-_]+$",
    r"^[\w-.]+$",
    "^[a-z-_ ]+$",
    "^[[a]]$",
    "^[^]{2}$",
    r"^[\^\]\\&~|-]+$",
    "^(?:a|bc|)d$",
    "^(a|b)*c|d$",
    "^(?:ab){2,3}?$",
    "^a{2}{$",
    "^a{b}c{,d}$",
    "^{a}$",
    r"^\-\_\@\:\/\.\+$",
    r"^\u0041\x42\cJ\t\v\f\0$",
    r"^\u{1F600}\uD83D\uDE00$",
    r"^[\u00e0-\u00ff]+$",
    r"^[\u{1F600}-\u{1F64F}]{1,2}$",
    r"^\p{Lu}\p{Ll}*$",
    r"^\P{L}+$",
    r"^[\p{L}\p{Nd}_]+$",
    r"^\p{Script=Greek}+$",
    r"^\p{Alphabetic}\p{White_Space}$",
    r"\bcat\b",
    r"^\Ba",
    r"a\b.\B",
    r"(?=.*\d)(?=.*[a-z])^.{3,6}$",
    "^(?!api/).*",
    "^(?!.*--)[a-z-]+$",
    r"^(?=.{1,6}$)[a-z0-9]+(?:-[a-z0-9]+)*$",
    r"(?<=a)b",
    r"(?<!-)$",
    r"^[a-z\-]+(?<!-)(\.[a-z\-]+(?<!-))*$",
    r"(?<=a{1,3})b",
    r"^(?=\bab)\w+\b$",
    r"^(?:^)*a(?:$)?$",
    r"^(?:\b|-){2}a",
    "^(?:){3}()*a$",
];
