//! The evaluated fields of an object (`unevaluatedProperties`).

use super::constraint::Constraint;
use super::tree::Tree;

/// A predicate for the name of a field.
pub type Matches = fn(&str) -> bool;

/// The fields of an object that a schema evaluates.
#[derive(Clone, Copy, Debug)]
pub struct Evaluated {
    /// The names of fields.
    pub names: &'static [&'static str],
    /// The patterns of names.
    pub patterns: &'static [Matches],
    /// Additional fields if the object satisfies a constraint.
    pub when: &'static [(Constraint, Evaluated)],
    /// `true` if all fields are evaluated.
    pub all: bool,
}

impl Evaluated {
    /// Collects what applies to an object.
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

/// Returns `true` if a field is evaluated.
pub fn knows(known: &[&Evaluated], name: &str) -> bool {
    known.iter().any(|known| {
        known.all
            || known.names.contains(&name)
            || known.patterns.iter().any(|matches| matches(name))
    })
}
