//! The syntax tree of a pattern.

use regex_syntax::hir::ClassUnicode;

/// A node. Flags are already applied.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// The empty pattern.
    Empty,
    /// A character class.
    Set(ClassUnicode),
    /// `^`
    Start,
    /// `$`
    End,
    /// `\b` or `\B`, with the class of word characters.
    Boundary {
        negated: bool,
        word: ClassUnicode,
    },
    Sequence(Vec<Node>),
    Choice(Vec<Node>),
    Repeat(Box<Node>, Quantifier),
    Lookaround(Lookaround, Box<Node>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quantifier {
    pub minimum: u32,
    pub maximum: Option<u32>,
}

/// The direction and the polarity of a lookaround.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lookaround {
    pub behind: bool,
    pub negated: bool,
}

impl Node {
    pub fn children(&self) -> &[Self] {
        match self {
            Self::Lookaround(_, child) | Self::Repeat(child, _) => std::slice::from_ref(child),
            Self::Sequence(nodes) | Self::Choice(nodes) => nodes,
            _ => &[],
        }
    }
}

/// A syntax error and its position in characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    pub at: usize,
    pub message: String,
}
