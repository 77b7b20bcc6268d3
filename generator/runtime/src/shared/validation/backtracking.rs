//! Regular expressions with lookarounds or backreferences, matched by a bounded search.

use std::sync::OnceLock;

use fancy_regex::{Regex, RegexBuilder};

/// The size limit of a compiled expression, in bytes. Generated expressions take less than half of
/// it.
const SIZE_LIMIT: usize = 12 << 20;

/// The number of backtracking steps after which a search gives up.
const BACKTRACK_LIMIT: usize = 100_000;

/// The longest text that is searched, in bytes: each step may read all of it.
const TEXT_LIMIT: usize = 16 << 10;

/// A regular expression.
#[derive(Debug)]
pub struct Backtracking {
    text: &'static str,
    compiled: OnceLock<Option<Regex>>,
}

impl Backtracking {
    /// Creates an expression in the syntax of the crate `fancy-regex`, which must compile.
    pub const fn new(text: &'static str) -> Self {
        Self {
            text,
            compiled: OnceLock::new(),
        }
    }

    /// Returns `true` if a part of the text matches, or `None` if the search gave up.
    pub fn matches(&self, text: &str) -> Option<bool> {
        let compiled = self.compiled.get_or_init(|| {
            let mut builder = RegexBuilder::new(self.text);
            builder.backtrack_limit(BACKTRACK_LIMIT);
            builder.delegate_size_limit(SIZE_LIMIT).build().ok()
        });
        let regex = compiled.as_ref().filter(|_| text.len() <= TEXT_LIMIT)?;
        regex.is_match(text).ok()
    }
}
