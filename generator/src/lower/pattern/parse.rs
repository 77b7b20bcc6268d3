//! Reads a pattern by the grammar of ECMA-262: of its Unicode mode, and where
//! that refuses what its older grammar (Annex B) understands, by the older one,
//! as patterns in descriptions are written for either.

use regex_syntax::hir::ClassUnicode;

use super::set;
use super::tree::{AnchorScope, Lookaround, Node, Quantifier, SyntaxError};

/// How deep groups may be nested.
const MAX_DEPTH: usize = 100;

pub(super) type Result<T> = std::result::Result<T, SyntaxError>;

/// The flags that change the meaning of a pattern.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Flags {
    pub(super) ignores_case: bool,
    pub(super) each_line: bool,
    pub(super) dot_all: bool,
}

/// The syntax tree of a pattern.
#[derive(Debug)]
pub(super) struct Parsed {
    pub(super) node: Node,
    /// Syntax that ECMA-262 lacks and whose meaning is clear.
    pub(super) notes: Vec<SyntaxError>,
}

/// Parses a pattern.
pub(super) fn parse(source: &str, flags: Flags) -> Result<Parsed> {
    let mut parser = Parser {
        characters: source.chars().collect(),
        at: 0,
        depth: 0,
        flags,
        names: Vec::new(),
        notes: Vec::new(),
    };
    let node = parser.choice()?;
    if parser.at < parser.characters.len() {
        return Err(parser.error("a `)` that closes no group"));
    }
    Ok(Parsed {
        node,
        notes: parser.notes,
    })
}

pub(super) struct Parser {
    characters: Vec<char>,
    pub(super) at: usize,
    depth: usize,
    pub(super) flags: Flags,
    /// The names of groups.
    names: Vec<String>,
    pub(super) notes: Vec<SyntaxError>,
}

impl Parser {
    pub(super) fn error(&self, message: impl Into<String>) -> SyntaxError {
        self.error_at(self.at, message)
    }

    pub(super) fn error_at(&self, at: usize, message: impl Into<String>) -> SyntaxError {
        SyntaxError {
            at,
            message: message.into(),
        }
    }

    /// Notes what is not of ECMA-262 and has one meaning all the same.
    pub(super) fn note(&mut self, at: usize, message: impl Into<String>) {
        let note = self.error_at(at, message);
        self.notes.push(note);
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.peek_at(0)
    }

    pub(super) fn peek_at(&self, ahead: usize) -> Option<char> {
        self.characters.get(self.at + ahead).copied()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let next = self.peek();
        self.at += usize::from(next.is_some());
        next
    }

    /// Takes `text` if it stands here.
    pub(super) fn take(&mut self, text: &str) -> bool {
        let stands_here = text
            .chars()
            .enumerate()
            .all(|(ahead, character)| self.peek_at(ahead) == Some(character));
        if stands_here {
            self.at += text.chars().count();
        }
        stands_here
    }

    /// Takes characters as long as they are allowed.
    pub(super) fn take_while(&mut self, is_allowed: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(character) = self.peek().filter(|character| is_allowed(*character)) {
            self.at += 1;
            taken.push(character);
        }
        taken
    }

    /// Alternatives up to the end of the group.
    pub(super) fn choice(&mut self) -> Result<Node> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.error(format!("groups that are nested more than {MAX_DEPTH} deep")));
        }
        let mut alternatives = vec![self.sequence()?];
        while self.take("|") {
            alternatives.push(self.sequence()?);
        }
        self.depth -= 1;
        Ok(match alternatives.len() {
            1 => alternatives.remove(0),
            _ => Node::Choice(alternatives),
        })
    }

    fn sequence(&mut self) -> Result<Node> {
        let mut nodes = Vec::new();
        while let Some(character) = self.peek().filter(|next| !matches!(next, '|' | ')')) {
            match self.term(character)? {
                Node::Empty => {}
                node => nodes.push(node),
            }
        }
        Ok(match nodes.len() {
            0 => Node::Empty,
            1 => nodes.remove(0),
            _ => Node::Sequence(nodes),
        })
    }

    /// Something, and how often.
    fn term(&mut self, first: char) -> Result<Node> {
        let start = self.at;
        let node = self.atom(first)?;
        let Some(quantifier) = self.quantifier()? else {
            return Ok(node);
        };
        if let Node::Lookaround(Lookaround { behind: false, .. }, _) = node {
            return Ok(repeated_look(node, quantifier));
        }
        if !is_repeatable(&node) {
            return Err(self.error_at(start, "a repetition of what takes no characters"));
        }
        match self.peek() {
            Some('+') => Err(self.error(
                "a possessive quantifier or one quantifier behind another, which ECMA-262 does not have",
            )),
            Some('*' | '?') => Err(self.error("one quantifier behind another")),
            _ => Ok(Node::Repeat(Box::new(node), quantifier)),
        }
    }

    fn atom(&mut self, first: char) -> Result<Node> {
        let start = self.at;
        self.at += 1;
        match first {
            '^' => Ok(Node::Start(self.lines())),
            '$' => Ok(Node::End(self.lines())),
            '.' => Ok(Node::Set(set::dot(self.flags.dot_all))),
            '(' => self.group(start),
            '[' => self.class(start),
            '\\' => self.escape(start),
            '*' | '+' | '?' => Err(self.error_at(start, "a quantifier with nothing before it")),
            '{' => {
                self.at = start;
                match self.quantifier()? {
                    Some(_) => Err(self.error_at(start, "a quantifier with nothing before it")),
                    None => self.brace(start),
                }
            }
            character => Ok(self.character(character)),
        }
    }

    /// A `{` that opens no quantifier is a character (Annex B).
    fn brace(&mut self, start: usize) -> Result<Node> {
        self.at = start + 1;
        Ok(self.character('{'))
    }

    fn lines(&self) -> AnchorScope {
        match self.flags.each_line {
            true => AnchorScope::Each,
            false => AnchorScope::Whole,
        }
    }

    /// The set of one character.
    pub(super) fn character(&self, character: char) -> Node {
        Node::Set(self.folded(set::of(&[(character, character)])))
    }

    /// The set, with every other case of its characters where the flags ignore case.
    pub(super) fn folded(&self, set: ClassUnicode) -> ClassUnicode {
        match self.flags.ignores_case {
            true => set::folded(set),
            false => set,
        }
    }

    /// A quantifier if one stands here.
    fn quantifier(&mut self) -> Result<Option<Quantifier>> {
        let (minimum, maximum) = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => return self.counted(),
            _ => return Ok(None),
        };
        self.at += 1;
        Ok(Some(self.times_between(minimum, maximum)))
    }

    /// Laziness does not decide whether a text matches.
    fn times_between(&mut self, minimum: u32, maximum: Option<u32>) -> Quantifier {
        self.take("?");
        Quantifier { minimum, maximum }
    }

    /// `{2}`, `{2,}` or `{2,5}`; `None` for a brace that is a character.
    fn counted(&mut self) -> Result<Option<Quantifier>> {
        let start = self.at;
        self.at += 1;
        let minimum = self.take_while(|digit| digit.is_ascii_digit());
        let maximum = match self.take(",") {
            true => Some(self.take_while(|digit| digit.is_ascii_digit())),
            false => None,
        };
        if !self.take("}") || (minimum.is_empty() && maximum.as_deref().is_none_or(str::is_empty)) {
            self.at = start;
            return Ok(None);
        }
        if minimum.is_empty() {
            return Err(self.error_at(
                start,
                "braces without a least count, which are plain characters to ECMA-262 and a quantifier elsewhere; write `{0,…}` or `\\{`",
            ));
        }
        let (minimum, maximum) = self.counts(start, &minimum, maximum.as_deref())?;
        Ok(Some(self.times_between(minimum, maximum)))
    }

    fn counts(
        &self,
        start: usize,
        minimum: &str,
        maximum: Option<&str>,
    ) -> Result<(u32, Option<u32>)> {
        let count = |digits: &str| {
            let count = digits.parse();
            count.map_err(|_| self.error_at(start, "a count beyond 32 bits"))
        };
        let least = count(minimum)?;
        let most = match maximum {
            None => Some(least),
            Some("") => None,
            Some(digits) => Some(count(digits)?),
        };
        match most.is_some_and(|most| most < least) {
            true => Err(self.error_at(start, "a least count above the greatest")),
            false => Ok((least, most)),
        }
    }

    /// What stands in parentheses, behind the first.
    fn group(&mut self, start: usize) -> Result<Node> {
        match self.peek() {
            Some('?') => self.special_group(start),
            Some('*') => Err(self.error("a verb, which ECMA-262 does not have")),
            _ => self.inside(start),
        }
    }

    pub(super) fn named(&mut self, start: usize, name: String) -> Result<Node> {
        if self.names.contains(&name) {
            return Err(self.error_at(start, "duplicate group name"));
        }
        self.names.push(name);
        self.inside(start)
    }

    /// The rest of a group.
    pub(super) fn inside(&mut self, start: usize) -> Result<Node> {
        let node = self.choice()?;
        match self.take(")") {
            // A group around an assertion can be repeated.
            true if !is_repeatable(&node) => Ok(Node::Sequence(vec![node])),
            true => Ok(node),
            false => Err(self.error_at(start, "unclosed group")),
        }
    }
}

/// A lookahead with a quantifier (Annex B): it takes no characters, so it holds once or is not asked
/// for.
fn repeated_look(node: Node, quantifier: Quantifier) -> Node {
    match quantifier.minimum {
        0 => Node::Empty,
        _ => node,
    }
}

/// Whether a quantifier may stand behind it.
fn is_repeatable(node: &Node) -> bool {
    !matches!(
        node,
        Node::Start(_) | Node::End(_) | Node::Boundary { .. } | Node::Lookaround(..)
    )
}
