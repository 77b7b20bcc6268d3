//! A pattern as a tree.

use regex_syntax::hir::ClassUnicode;

/// A part of a pattern. The flags in force have gone into its meaning.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Node {
    /// Nothing: matches everywhere.
    Empty,
    /// One character of a set.
    Set(ClassUnicode),
    /// `^`
    Start(AnchorScope),
    /// `$`
    End(AnchorScope),
    /// `\b` or `\B`, and the characters of words.
    Boundary { negated: bool, word: ClassUnicode },
    /// One after the other.
    Sequence(Vec<Node>),
    /// One of several.
    Choice(Vec<Node>),
    /// Repeated.
    Repeat(Box<Node>, Quantifier),
    /// A look ahead or behind.
    Lookaround(Lookaround, Box<Node>),
}

/// Whether an anchor holds at the ends of lines, or of the text only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnchorScope {
    Each,
    Whole,
}

/// How often something is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Quantifier {
    pub(super) minimum: u32,
    pub(super) maximum: Option<u32>,
}

/// Where a look goes, and what it wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lookaround {
    pub(super) behind: bool,
    pub(super) negated: bool,
}

impl Node {
    /// The nodes in it.
    pub(super) fn children(&self) -> &[Self] {
        match self {
            Self::Lookaround(_, child) | Self::Repeat(child, _) => std::slice::from_ref(child),
            Self::Sequence(nodes) | Self::Choice(nodes) => nodes,
            _ => &[],
        }
    }
}

/// What is wrong with a pattern, and where: the count of characters before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SyntaxError {
    pub(super) at: usize,
    pub(super) message: String,
}
