//! Regular expressions with looks around or back-references, which take a search
//! whose work is bounded.

use std::sync::OnceLock;

use fancy_regex::{Regex, RegexBuilder};

/// What a compiled part of an expression may take, in bytes. Whatever was
/// generated takes less than half of it.
const SIZE_LIMIT: usize = 12 << 20;

/// How often a search may go back before it is given up.
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
    /// An expression in the syntax of the crate `fancy-regex`, known to compile.
    pub const fn new(text: &'static str) -> Self {
        Self {
            text,
            compiled: OnceLock::new(),
        }
    }

    /// Whether a part of the text matches; `None` where the search is given up.
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
