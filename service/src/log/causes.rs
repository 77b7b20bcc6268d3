//! Errors with what they come from.

use std::error::Error;
use std::fmt;

/// An error, shown with its causes.
pub struct Causes<'a>(pub &'a (dyn Error + 'static));

impl fmt::Display for Causes<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0)?;
        let mut next = self.0.source();
        while let Some(error) = next {
            write!(formatter, ": {error}")?;
            next = error.source();
        }
        Ok(())
    }
}
