//! Regular expressions, understood.

/// A regular expression that strings are matched against.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    /// As the description spells it (ECMA-262).
    pub source: String,
    /// The constant that holds it in Rust: `SKU_PATTERN`.
    pub constant: String,
    /// How a string is matched.
    pub matcher: Matcher,
}

/// How a string is matched: by the cheapest means that the pattern allows.
#[derive(Clone, Debug, PartialEq)]
pub enum Matcher {
    /// The whole string is made of a count of characters of a set.
    Set(RepeatedSet),
    /// In time linear in the string, by the crate `regex`, in its syntax.
    Regex(String),
    /// With looks around or back-references, by the crate `fancy-regex`, in its
    /// syntax.
    Backtracking(String),
}

/// Characters of a set, counted.
#[derive(Clone, Debug, PartialEq)]
pub struct RepeatedSet {
    /// The inclusive ranges of the set.
    pub ranges: Vec<(char, char)>,
    /// The least count of characters.
    pub minimum: u32,
    /// The greatest count of characters.
    pub maximum: Option<u32>,
}
