//! Headings: those of the prose stay below those of the docs.

use std::ops::Range;

use pulldown_cmark::HeadingLevel;

use super::edits::Edit;

/// The first level that prose has for itself.
const TOP: usize = 3;
/// The last level that there is.
const LOWEST: usize = 6;

/// The headings of a text.
#[derive(Default)]
pub struct Headings {
    found: Vec<(Range<usize>, usize)>,
}

impl Headings {
    /// Notes a heading, unless it is one of several underlined lines: those are
    /// left as they are.
    pub fn push(&mut self, source: &str, range: Range<usize>, level: HeadingLevel) {
        let text = source.get(range.clone()).unwrap_or_default();
        if is_hashed(text) || underlined(text).is_some() {
            self.found.push((range, level as usize));
        }
    }

    /// Moves all headings down by the same number of levels.
    pub fn edits(self, source: &str) -> Vec<Edit> {
        let highest = self.found.iter().map(|(_, level)| *level).min();
        let shift = TOP.saturating_sub(highest.unwrap_or(TOP));
        self.found
            .into_iter()
            .flat_map(|(range, level)| lowered(source, range, level, shift))
            .collect()
    }
}

fn lowered(source: &str, range: Range<usize>, level: usize, shift: usize) -> Vec<Edit> {
    let text = source.get(range.clone()).unwrap_or_default();
    let new = (level + shift).min(LOWEST);
    match underlined(text) {
        _ if new == level => Vec::new(),
        Some(line) if !is_hashed(text) => vec![
            Edit::insert(range.start, format!("{} ", "#".repeat(new))),
            Edit::replace(
                range.start + line.len()..range.start + text.trim_end().len(),
                "",
            ),
        ],
        _ => vec![Edit::insert(range.start, "#".repeat(new - level))],
    }
}

fn is_hashed(text: &str) -> bool {
    let rest = text.trim_start_matches('#');
    rest.len() < text.len() && (rest.is_empty() || rest.starts_with([' ', '\n']))
}

/// The one line that is underlined.
fn underlined(text: &str) -> Option<&str> {
    let mut lines = text.lines();
    let (line, _underline) = (lines.next()?, lines.next()?);
    let is_plain = lines.next().is_none() && !line.trim_end().ends_with('#');
    is_plain.then_some(line)
}
