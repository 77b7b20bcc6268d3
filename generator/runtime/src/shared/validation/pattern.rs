//! Regular expressions, compiled on first use.

use std::sync::OnceLock;

use regex::{Regex, RegexBuilder};

/// The size limit of a compiled expression, in bytes. Generated expressions take less than half of
/// it.
const SIZE_LIMIT: usize = 12 << 20;

/// A regular expression.
#[derive(Debug)]
pub struct Pattern {
    text: &'static str,
    compiled: OnceLock<Option<Regex>>,
}

impl Pattern {
    /// Creates an expression in the syntax of the crate `regex`, which must compile.
    pub const fn new(text: &'static str) -> Self {
        Self {
            text,
            compiled: OnceLock::new(),
        }
    }

    /// Returns `true` if a part of the text matches, in linear time. An expression that does not
    /// compile matches nothing.
    pub fn matches(&self, text: &str) -> bool {
        let compiled = self.compiled.get_or_init(|| {
            let mut builder = RegexBuilder::new(self.text);
            builder.size_limit(SIZE_LIMIT).build().ok()
        });
        compiled.as_ref().is_some_and(|regex| regex.is_match(text))
    }
}
