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

/// An error in a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The position in characters, from 0; `None` for the whole pattern.
    pub at: Option<usize>,
    pub message: String,
    /// `true` if ECMA-262 does not define the syntax, and `false` if it is only unsupported.
    pub is_invalid: bool,
}

impl SyntaxError {
    /// Creates the error of a whole pattern that is not supported.
    pub fn unsupported(message: impl Into<String>) -> Self {
        Self {
            at: None,
            message: message.into(),
            is_invalid: false,
        }
    }
}
