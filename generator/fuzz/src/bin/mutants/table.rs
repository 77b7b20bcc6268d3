//! The number of documents by result.

use std::collections::BTreeMap;
use std::fmt;

use crate::generator_process::End;

#[derive(Debug, Default)]
pub struct Table(BTreeMap<End, usize>);

impl Table {
    /// Counts a result, and returns its number so far.
    pub fn count(&mut self, end: &End) -> usize {
        let count = self.0.entry(end.clone()).or_default();
        *count += 1;
        *count
    }

    /// `true` if all were generated or refused.
    pub fn is_clean(&self) -> bool {
        let mut ends = self.0.keys();
        ends.all(|end| matches!(end, End::Generated | End::Refused | End::Unreadable))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (end, count) in &self.0 {
            writeln!(formatter, "{count:>8}  {end}")?;
        }
        Ok(())
    }
}
