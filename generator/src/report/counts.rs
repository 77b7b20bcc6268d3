//! How many diagnostics there are, of which gravity and class.

use std::collections::BTreeMap;

use super::book::Located;
use super::render::MOST_SHOWN;
use super::{Class, Severity};

/// The numbers of diagnostics.
pub(super) struct Counts {
    pub(super) errors: usize,
    pub(super) warnings: usize,
    /// Of the classes that a report lists, those that there are diagnostics of.
    pub(super) classes: BTreeMap<Class, usize>,
}

impl Counts {
    pub(super) fn of(located: &[Located<'_>]) -> Self {
        let of = |severity| {
            let alike = located.iter();
            alike
                .filter(|located| located.diagnostic.severity() == severity)
                .count()
        };
        let mut classes = BTreeMap::new();
        for located in located {
            let class = located.diagnostic.class();
            if Class::REPORTED.contains(&class) {
                *classes.entry(class).or_default() += 1;
            }
        }
        Self {
            errors: of(Severity::Error),
            warnings: of(Severity::Warning),
            classes,
        }
    }

    /// The same, and how many of all are shown, if they are not.
    pub(super) fn in_words_of(&self, all: usize) -> String {
        let words = self.in_words();
        match all > MOST_SHOWN {
            true => format!("{} ({MOST_SHOWN} of them shown)\n", words.trim_end()),
            false => words,
        }
    }

    /// `2 errors, 1 warning; 1 repaired, 3 untyped`, and the end of the line.
    pub(super) fn in_words(&self) -> String {
        let counted = |count: usize, what: &str| match count {
            1 => format!("1 {what}"),
            count => format!("{count} {what}s"),
        };
        let mut words = format!(
            "{}, {}",
            counted(self.errors, "error"),
            counted(self.warnings, "warning")
        );
        for (number, (class, count)) in self.classes.iter().enumerate() {
            let before = if number == 0 { "; " } else { ", " };
            words += &format!("{before}{count} {class}");
        }
        words + "\n"
    }
}
