//! The fields of an object that a rule knows.

use super::rule::Constraint;
use super::tree::Tree;

/// Whether the name of a field matches.
pub type Matches = fn(&str) -> bool;

/// The fields of an object that are known.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// By their names.
    pub names: &'static [&'static str],
    /// By what their names match.
    pub patterns: &'static [Matches],
    /// By what holds for the object: then these are known, too.
    pub when: &'static [(Constraint, Known)],
    /// Whether all are known.
    pub all: bool,
}

impl Known {
    /// What is known of an object.
    pub fn of(&self, whole: &Tree) -> Vec<&Self> {
        let mut found = vec![self];
        for (condition, more) in self.when {
            if condition.holds(whole) {
                found.extend(more.of(whole));
            }
        }
        found
    }
}

/// Whether a field is one of those.
pub fn knows(known: &[&Known], name: &str) -> bool {
    known.iter().any(|known| {
        known.all
            || known.names.contains(&name)
            || known.patterns.iter().any(|matches| matches(name))
    })
}
