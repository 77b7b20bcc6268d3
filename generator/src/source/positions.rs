//! Lines, columns and bytes of a text.

use std::ops::Range;

/// Where something stands in the text of a description. Never spans more than one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// The bytes of the text.
    pub range: Range<usize>,
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
}

/// Byte offsets of the lines and characters of a text, for many look-ups.
pub(crate) struct Positions<'text> {
    text: &'text str,
    lines: Vec<usize>,
    /// Byte offsets of all characters; `None` where every character is one byte.
    characters: Option<Vec<usize>>,
}

impl<'text> Positions<'text> {
    pub(crate) fn new(text: &'text str) -> Self {
        let newlines = text.match_indices('\n').map(|(newline, _)| newline + 1);
        let characters = || text.char_indices().map(|(byte, _)| byte).collect();
        Self {
            text,
            lines: std::iter::once(0).chain(newlines).collect(),
            characters: (!text.is_ascii()).then(characters),
        }
    }

    /// The location of a range of bytes, cut at the end of its first line.
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

    /// The text of a line, counted from 1, without its line break; and the byte that it starts at.
    pub(crate) fn line(&self, line: usize) -> (usize, &'text str) {
        let start = self.line_start(line);
        let rest = self.text.get(start..).unwrap_or_default();
        (start, rest.lines().next().unwrap_or_default())
    }

    /// The byte offset of a byte of a line, both counted from 1.
    pub(crate) fn offset(&self, line: usize, column: usize) -> usize {
        let offset = self.line_start(line) + column.saturating_sub(1);
        offset.min(self.text.len())
    }

    fn line_start(&self, line: usize) -> usize {
        let start = self.lines.get(line.saturating_sub(1)).copied();
        start.unwrap_or(self.text.len())
    }

    fn character(&self, byte: usize) -> usize {
        match &self.characters {
            None => byte,
            Some(bytes) => bytes.partition_point(|at| *at < byte),
        }
    }

    /// The byte offset of a character, counted from 0.
    pub(crate) fn byte(&self, character: usize) -> usize {
        match &self.characters {
            None => character.min(self.text.len()),
            Some(bytes) => bytes.get(character).copied().unwrap_or(self.text.len()),
        }
    }

    /// The bytes of a range of characters.
    pub(crate) fn bytes(&self, characters: Range<usize>) -> Range<usize> {
        self.byte(characters.start)..self.byte(characters.end)
    }

    /// Whether a range of characters has something to underline, and all of it on one line.
    pub(crate) fn fits_one_line(&self, characters: &Range<usize>) -> bool {
        let range = self.bytes(characters.clone());
        let shown = self.text.get(range).unwrap_or_default();
        !shown.is_empty() && !shown.trim_end().contains('\n')
    }
}
