//! Regular expressions.

/// A regular expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    /// The original expression (ECMA-262).
    pub source: String,
    /// The name of its constant: `SKU_PATTERN`.
    pub constant: String,
    /// Its matcher.
    pub matcher: Matcher,
}

/// The cheapest matcher for a pattern.
#[derive(Clone, Debug, PartialEq)]
pub enum Matcher {
    /// A repeated character class.
    Set(RepeatedSet),
    /// An expression for `regex`, which takes linear time.
    Regex(String),
    /// An expression with lookarounds for `fancy-regex`.
    Backtracking(String),
}

/// A character class with a quantifier.
#[derive(Clone, Debug, PartialEq)]
pub struct RepeatedSet {
    /// The inclusive ranges of the class.
    pub ranges: Vec<(char, char)>,
    /// The minimum number of characters.
    pub minimum: u32,
    /// The maximum number of characters.
    pub maximum: Option<u32>,
}
