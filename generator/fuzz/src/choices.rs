//! Decisions from bytes.

use arbitrary::Unstructured;

/// Decisions made from bytes: the first choice if none is left.
#[derive(Debug)]
pub struct Choices<'a>(Unstructured<'a>);

impl<'a> Choices<'a> {
    /// Creates decisions from bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(Unstructured::new(bytes))
    }

    /// `true` if no input is left.
    pub fn is_exhausted(&self) -> bool {
        self.0.is_empty()
    }

    /// A number below another; 0 if no input is left.
    pub fn below(&mut self, end: usize) -> usize {
        let last = end.saturating_sub(1);
        self.0.int_in_range(0..=last).unwrap_or_default()
    }

    /// Returns `true` one time in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 1
    }

    /// One of `items`.
    pub fn one_of<'t, T>(&mut self, items: &'t [T]) -> Option<&'t T> {
        items.get(self.below(items.len()))
    }

    /// One of `words`.
    pub fn word<'t>(&mut self, words: &[&'t str]) -> &'t str {
        self.one_of(words).copied().unwrap_or_default()
    }

    /// Any integer.
    pub fn integer(&mut self) -> i64 {
        self.0.arbitrary().unwrap_or_default()
    }

    /// At most `max` bytes.
    pub fn bytes(&mut self, max: usize) -> &'a [u8] {
        let count = self.below(max + 1).min(self.0.len());
        self.0.bytes(count).unwrap_or_default()
    }

    /// A text of at most `max` bytes; invalid UTF-8 is replaced.
    pub fn text(&mut self, max: usize) -> String {
        String::from_utf8_lossy(self.bytes(max)).into_owned()
    }

    /// Returns the remaining input.
    pub fn rest(mut self) -> &'a [u8] {
        let remaining = self.0.len();
        self.0.bytes(remaining).unwrap_or_default()
    }
}
