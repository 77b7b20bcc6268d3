//! Lines, columns and bytes of a text.

use std::ops::Range;

/// A range of a text, on a single line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// The bytes of the text.
    pub range: Range<usize>,
    /// The 1-based line.
    pub line: usize,
    /// The 1-based column, in characters.
    pub column: usize,
}

/// The number of characters between two entries of the index.
const STEP: usize = 64;

/// An index of the lines and characters of a text.
pub(crate) struct Positions<'text> {
    text: &'text str,
    lines: Vec<usize>,
    /// The byte offset of every [`STEP`]th character; `None` for ASCII.
    characters: Option<Vec<usize>>,
}

impl<'text> Positions<'text> {
    pub(crate) fn new(text: &'text str) -> Self {
        let newlines = text.match_indices('\n').map(|(newline, _)| newline + 1);
        let characters = || {
            let starts = text.char_indices().map(|(byte, _)| byte);
            starts.step_by(STEP).collect()
        };
        Self {
            text,
            lines: std::iter::once(0).chain(newlines).collect(),
            characters: (!text.is_ascii()).then(characters),
        }
    }

    pub(super) fn text(&self) -> &'text str {
        self.text
    }

    /// Locates a range of bytes, cut off at the end of its first line.
    pub(crate) fn location(&self, range: Range<usize>) -> Location {
        let start = self.text.floor_char_boundary(range.start);
        let end = self.text.ceil_char_boundary(range.end).max(start);
        let shown = self.text.get(start..end).unwrap_or_default();
        let shown = shown.lines().next().unwrap_or_default().trim_end();
        let line = self.lines.partition_point(|line| *line <= start);
        Location {
            range: start..start + shown.len(),
            line,
            column: self.character(start) - self.character(self.line_start(line)) + 1,
        }
    }

    /// Returns the byte offset of a 1-based line, and its text without the line break.
    pub(crate) fn line(&self, line: usize) -> (usize, &'text str) {
        let start = self.line_start(line);
        let rest = self.text.get(start..).unwrap_or_default();
        (start, rest.lines().next().unwrap_or_default())
    }

    /// Converts a 1-based line and byte column to a byte offset.
    pub(crate) fn offset(&self, line: usize, column: usize) -> usize {
        let offset = self.line_start(line) + column.saturating_sub(1);
        offset.min(self.text.len())
    }

    fn line_start(&self, line: usize) -> usize {
        let start = self.lines.get(line.saturating_sub(1)).copied();
        start.unwrap_or(self.text.len())
    }

    /// Converts a byte offset to a character offset.
    pub(super) fn character(&self, byte: usize) -> usize {
        match &self.characters {
            None => byte,
            Some(starts) => {
                let before = starts.partition_point(|start| *start < byte);
                let index = before.saturating_sub(1);
                let start = starts.get(index).copied().unwrap_or_default();
                let rest = self.text.get(start..byte).unwrap_or_default();
                index * STEP + rest.chars().count()
            }
        }
    }

    /// Converts a character offset to a byte offset.
    pub(crate) fn byte(&self, character: usize) -> usize {
        match &self.characters {
            None => character.min(self.text.len()),
            Some(starts) => {
                let start = starts.get(character / STEP).copied();
                let start = start.unwrap_or(self.text.len());
                let rest = self.text.get(start..).unwrap_or_default();
                let mut others = rest.char_indices().map(|(byte, _)| start + byte);
                others.nth(character % STEP).unwrap_or(self.text.len())
            }
        }
    }

    /// Converts a range of characters to a range of bytes.
    pub(crate) fn bytes(&self, characters: Range<usize>) -> Range<usize> {
        self.byte(characters.start)..self.byte(characters.end)
    }

    /// `true` if a range of characters is not empty, and on a single line.
    pub(crate) fn fits_one_line(&self, characters: &Range<usize>) -> bool {
        let range = self.bytes(characters.clone());
        let shown = self.text.get(range).unwrap_or_default();
        !shown.is_empty() && !shown.trim_end().contains('\n')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_and_bytes_correspond() {
        let text = "aé€😀\n".repeat(60);
        let positions = Positions::new(&text);
        for (character, (byte, _)) in text.char_indices().enumerate() {
            assert_eq!(positions.character(byte), character);
            assert_eq!(positions.byte(character), byte);
        }
        let end = text.chars().count();
        assert_eq!(positions.character(text.len()), end);
        assert_eq!(positions.byte(end), text.len());
    }
}
