//! The numbers of diagnostics by severity and class.

use std::collections::BTreeMap;

use super::render::MAX_ANNOTATIONS;
use super::source_map::Located;
use super::{Class, Severity};

/// The numbers of diagnostics.
pub(super) struct Counts {
    pub(super) errors: usize,
    pub(super) warnings: usize,
    /// The reported classes with diagnostics.
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

    /// The summary, with the number of annotations if not all are shown.
    pub(super) fn summary_of(&self, all: usize) -> String {
        let summary = self.summary();
        match all > MAX_ANNOTATIONS {
            true => format!("{} ({MAX_ANNOTATIONS} of them shown)\n", summary.trim_end()),
            false => summary,
        }
    }

    /// The summary line: `2 errors, 1 warning; 1 repaired, 3 untyped`.
    pub(super) fn summary(&self) -> String {
        let counted = |count: usize, what: &str| match count {
            1 => format!("1 {what}"),
            count => format!("{count} {what}s"),
        };
        let mut summary = format!(
            "{}, {}",
            counted(self.errors, "error"),
            counted(self.warnings, "warning")
        );
        for (number, (class, count)) in self.classes.iter().enumerate() {
            let before = if number == 0 { "; " } else { ", " };
            summary += &format!("{before}{count} {class}");
        }
        summary + "\n"
    }
}
