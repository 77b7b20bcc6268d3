//! Parses the grammar of ECMA-262 in Unicode mode, with the legacy syntax of Annex B.

use regex_syntax::hir::ClassUnicode;

use super::set;
use super::tree::{Lookaround, Node, Quantifier, SyntaxError};

const MAX_DEPTH: usize = 100;

pub type Result<T> = std::result::Result<T, SyntaxError>;

/// The syntax tree of a pattern.
#[derive(Debug)]
pub struct Parsed {
    pub node: Node,
    /// Nonstandard syntax.
    pub notes: Vec<SyntaxError>,
}

pub fn parse(source: &str, ignores_case: bool) -> Result<Parsed> {
    let mut parser = Parser {
        characters: source.chars().collect(),
        at: 0,
        depth: 0,
        ignores_case,
        notes: Vec::new(),
    };
    let node = parser.choice()?;
    if parser.at < parser.characters.len() {
        return Err(parser.error("unmatched `)`"));
    }
    Ok(Parsed {
        node,
        notes: parser.notes,
    })
}

pub struct Parser {
    characters: Vec<char>,
    pub at: usize,
    depth: usize,
    ignores_case: bool,
    pub notes: Vec<SyntaxError>,
}

impl Parser {
    pub fn error(&self, message: impl Into<String>) -> SyntaxError {
        self.error_at(self.at, message)
    }

    pub fn error_at(&self, at: usize, message: impl Into<String>) -> SyntaxError {
        SyntaxError {
            at: Some(at),
            is_invalid: true,
            ..SyntaxError::unsupported(message)
        }
    }

    pub fn unsupported_at(&self, at: usize, message: impl Into<String>) -> SyntaxError {
        SyntaxError {
            is_invalid: false,
            ..self.error_at(at, message)
        }
    }

    /// Notes nonstandard syntax whose meaning is clear.
    pub fn note(&mut self, at: usize, message: impl Into<String>) {
        let note = self.error_at(at, message);
        self.notes.push(note);
    }

    pub fn peek(&self) -> Option<char> {
        self.peek_at(0)
    }

    pub fn peek_at(&self, ahead: usize) -> Option<char> {
        self.characters.get(self.at + ahead).copied()
    }

    pub fn next(&mut self) -> Option<char> {
        let next = self.peek();
        self.at += usize::from(next.is_some());
        next
    }

    /// Consumes `text` if it comes next.
    pub fn take(&mut self, text: &str) -> bool {
        let stands_here = text
            .chars()
            .enumerate()
            .all(|(ahead, character)| self.peek_at(ahead) == Some(character));
        if stands_here {
            self.at += text.chars().count();
        }
        stands_here
    }

    /// Consumes characters while they are allowed.
    pub fn take_while(&mut self, is_allowed: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(character) = self.peek().filter(|character| is_allowed(*character)) {
            self.at += 1;
            taken.push(character);
        }
        taken
    }

    /// Parses alternatives up to the end of the group.
    pub fn choice(&mut self) -> Result<Node> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(
                self.unsupported_at(self.at, format!("groups nested more than {MAX_DEPTH} deep"))
            );
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

    /// Parses an atom and its quantifier.
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
            return Err(self.error_at(start, "a quantifier after an assertion"));
        }
        match self.peek() {
            Some('+') => Err(self.error("possessive quantifier")),
            Some('*' | '?') => Err(self.error("two quantifiers in a row")),
            _ => Ok(Node::Repeat(Box::new(node), quantifier)),
        }
    }

    fn atom(&mut self, first: char) -> Result<Node> {
        let start = self.at;
        self.at += 1;
        match first {
            '^' => Ok(Node::Start),
            '$' => Ok(Node::End),
            '.' => Ok(Node::Set(set::dot())),
            '(' => self.group(start),
            '[' => self.class(start),
            '\\' => self.escape(start),
            '*' | '+' | '?' => Err(self.error_at(start, "nothing to repeat")),
            '{' => {
                self.at = start;
                match self.quantifier()? {
                    Some(_) => Err(self.error_at(start, "nothing to repeat")),
                    None => self.brace(start),
                }
            }
            character => Ok(self.character(character)),
        }
    }

    /// A literal brace (Annex B).
    fn brace(&mut self, start: usize) -> Result<Node> {
        self.at = start + 1;
        Ok(self.character('{'))
    }

    pub fn character(&self, character: char) -> Node {
        Node::Set(self.folded(set::of(&[(character, character)])))
    }

    /// Adds other cases if the flags ignore case.
    pub fn folded(&self, set: ClassUnicode) -> ClassUnicode {
        match self.ignores_case {
            true => set::folded(set),
            false => set,
        }
    }

    /// Parses an optional quantifier.
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

    /// Laziness does not affect whether a text matches.
    fn times_between(&mut self, minimum: u32, maximum: Option<u32>) -> Quantifier {
        self.take("?");
        Quantifier { minimum, maximum }
    }

    /// Parses `{2}`, `{2,}` or `{2,5}`; `None` for a literal brace.
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
            return Err(self.unsupported_at(start, "ambiguous `{,n}`; write `{0,n}` or `\\{`"));
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
            count.map_err(|_| self.error_at(start, "the count has more than 32 bits"))
        };
        let least = count(minimum)?;
        let most = match maximum {
            None => Some(least),
            Some("") => None,
            Some(digits) => Some(count(digits)?),
        };
        match most.is_some_and(|most| most < least) {
            true => Err(self.error_at(start, "the minimum is greater than the maximum")),
            false => Ok((least, most)),
        }
    }

    /// Parses a group after its parenthesis.
    fn group(&mut self, start: usize) -> Result<Node> {
        match self.peek() {
            Some('?') => self.special_group(start),
            _ => self.inside(start),
        }
    }

    /// Parses the rest of a group.
    pub fn inside(&mut self, start: usize) -> Result<Node> {
        let node = self.choice()?;
        match self.take(")") {
            // A group around an assertion can be repeated.
            true if !is_repeatable(&node) => Ok(Node::Sequence(vec![node])),
            true => Ok(node),
            false => Err(self.error_at(start, "unclosed group")),
        }
    }
}

/// A quantifier after a lookahead (Annex B) makes it optional or has no effect.
fn repeated_look(node: Node, quantifier: Quantifier) -> Node {
    match quantifier.minimum {
        0 => Node::Empty,
        _ => node,
    }
}

fn is_repeatable(node: &Node) -> bool {
    !matches!(
        node,
        Node::Start | Node::End | Node::Boundary { .. } | Node::Lookaround(..)
    )
}
