//! What is found of one thing that the service relies on.

use std::fmt::{self, Display};

/// A line of the report.
pub(super) struct Finding {
    is_bad: bool,
    what: &'static str,
    which: String,
    outcome: String,
}

impl Finding {
    pub(super) fn new<T: Display, E: Display>(
        what: &'static str,
        which: impl Display,
        outcome: Result<T, E>,
    ) -> Self {
        let (is_bad, outcome) = match outcome {
            Ok(good) => (false, good.to_string()),
            // With what led to it, if it has that.
            Err(bad) => (true, format!("{bad:#}")),
        };
        Self {
            is_bad,
            what,
            which: which.to_string(),
            outcome,
        }
    }

    /// Whether it keeps the service from its work.
    pub(super) const fn is_bad(&self) -> bool {
        self.is_bad
    }
}

impl Display for Finding {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            what,
            which,
            outcome,
            ..
        } = self;
        let word = if self.is_bad { "bad" } else { "ok" };
        write!(formatter, "{word:<3}  {what:<11}  {which}: {outcome}")
    }
}
