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
    Start(Lines),
    /// `$`
    End(Lines),
    /// `\b` or `\B`, and the characters of words.
    Boundary { negated: bool, word: ClassUnicode },
    /// A group that captures, by its number.
    Group(usize, Box<Node>),
    /// One after the other.
    Sequence(Vec<Node>),
    /// One of several.
    Choice(Vec<Node>),
    /// Repeated.
    Repeat(Box<Node>, Times),
    /// A look ahead or behind.
    Look(Look, Box<Node>),
    /// What a group has captured.
    Reference(Reference),
}

/// Whether an anchor holds at the ends of lines, or of the text only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    Each,
    Whole,
}

/// How often something is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Times {
    pub(super) minimum: u32,
    pub(super) maximum: Option<u32>,
    pub(super) lazy: bool,
}

impl Times {
    /// Whether there may be more than one.
    pub(super) fn is_loop(self) -> bool {
        self.maximum.is_none_or(|maximum| maximum > 1)
    }
}

/// Where a look goes, and what it wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    pub(super) behind: bool,
    pub(super) negated: bool,
}

/// A back-reference.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reference {
    pub(super) target: Target,
    pub(super) ignores_case: bool,
    /// Where it stands in the pattern.
    pub(super) at: usize,
    /// Whether the group may not have matched: then the reference is empty.
    pub(super) optional: bool,
}

/// What a back-reference names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Number(usize),
    Name(String),
}

impl Node {
    /// Whether it may match without a character. A reference may.
    pub(super) fn may_be_empty(&self) -> bool {
        match self {
            Self::Set(_) => false,
            Self::Group(_, node) => node.may_be_empty(),
            Self::Sequence(nodes) => nodes.iter().all(Self::may_be_empty),
            Self::Choice(nodes) => nodes.iter().any(Self::may_be_empty),
            Self::Repeat(node, times) => times.minimum == 0 || node.may_be_empty(),
            _ => true,
        }
    }

    /// The nodes in it.
    pub(super) fn children(&self) -> &[Self] {
        match self {
            Self::Group(_, child) | Self::Look(_, child) | Self::Repeat(child, _) => {
                std::slice::from_ref(child)
            }
            Self::Sequence(nodes) | Self::Choice(nodes) => nodes,
            _ => &[],
        }
    }

    /// The node without the groups around it.
    pub(super) fn ungrouped(&self) -> &Self {
        match self {
            Self::Group(_, node) => node.ungrouped(),
            node => node,
        }
    }
}

/// What is wrong with a pattern, and where: the count of characters before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    pub(super) at: usize,
    pub(super) what: String,
}

/// The tree of a pattern, and what was said about it.
#[derive(Debug)]
pub(super) struct Parsed {
    pub(super) node: Node,
    /// The names of the groups that capture.
    pub(super) groups: Vec<Option<String>>,
    /// What is not of ECMA-262, and was understood all the same.
    pub(super) remarks: Vec<Wrong>,
}
