//! Bytes as decisions.

use arbitrary::Unstructured;

/// Decisions that are made by bytes; where these are at their end, the first of all choices is
/// taken.
#[derive(Debug)]
pub struct Choices<'a>(Unstructured<'a>);

impl<'a> Choices<'a> {
    /// Decides by bytes.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(Unstructured::new(bytes))
    }

    /// `true` if no input is left.
    pub fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    /// A number below another; 0 if no input is left.
    pub fn below(&mut self, end: usize) -> usize {
        let last = end.saturating_sub(1);
        self.0.int_in_range(0..=last).unwrap_or_default()
    }

    /// One time in so many.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 1
    }

    /// One of several.
    pub fn one_of<'t, T>(&mut self, several: &'t [T]) -> Option<&'t T> {
        several.get(self.below(several.len()))
    }

    /// One of several texts.
    pub fn word<'t>(&mut self, words: &[&'t str]) -> &'t str {
        self.one_of(words).copied().unwrap_or_default()
    }

    /// Any integer.
    pub fn integer(&mut self) -> i64 {
        self.0.arbitrary().unwrap_or_default()
    }

    /// So many bytes at most.
    pub fn bytes(&mut self, most: usize) -> &'a [u8] {
        let count = self.below(most + 1).min(self.0.len());
        self.0.bytes(count).unwrap_or_default()
    }

    /// A text of so many bytes at most; what is no UTF-8 is replaced.
    pub fn text(&mut self, most: usize) -> String {
        String::from_utf8_lossy(self.bytes(most)).into_owned()
    }

    /// Returns the remaining input.
    pub fn rest(mut self) -> &'a [u8] {
        let left = self.0.len();
        self.0.bytes(left).unwrap_or_default()
    }
}
