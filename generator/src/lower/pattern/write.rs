//! Writes a syntax tree for the crates `regex` and `fancy-regex`, without their Unicode tables.

use regex_syntax::hir::{ClassUnicode, ClassUnicodeRange};

use super::set;
use super::tree::{Lookaround, Node, Quantifier};

/// Writes a syntax tree; `backtracks` for the syntax of `fancy-regex`.
pub fn write(node: &Node, backtracks: bool) -> String {
    let mut writer = Writer {
        text: String::new(),
        backtracks,
    };
    writer.node(node);
    writer.text
}

/// Returns `true` if the pattern needs backtracking.
pub fn backtracks(node: &Node) -> bool {
    match node {
        Node::Lookaround(..) => true,
        Node::Boundary { word, .. } => *word != set::word(),
        node => node.children().iter().any(backtracks),
    }
}

struct Writer {
    text: String,
    backtracks: bool,
}

impl Writer {
    fn node(&mut self, node: &Node) {
        match node {
            Node::Empty => self.text.push_str("(?:)"),
            Node::Set(set) => self.text.push_str(&set_text(set)),
            Node::Start => self.text.push('^'),
            Node::End => self.text.push('$'),
            Node::Boundary { negated, word } => self.boundary(*negated, word),
            Node::Sequence(nodes) => nodes.iter().for_each(|node| self.part(node)),
            Node::Choice(nodes) => self.choice(nodes),
            Node::Repeat(inner, quantifier) => self.repeat(inner, *quantifier),
            Node::Lookaround(look, inner) => self.within(opening(*look), inner),
        }
    }

    fn within(&mut self, opening: &str, inner: &Node) {
        self.text.push_str(opening);
        self.node(inner);
        self.text.push(')');
    }

    /// Writes a part of a sequence, with parentheses around alternatives.
    fn part(&mut self, node: &Node) {
        match node {
            Node::Choice(_) => self.within("(?:", node),
            _ => self.node(node),
        }
    }

    fn choice(&mut self, nodes: &[Node]) {
        for (index, node) in nodes.iter().enumerate() {
            if index > 0 {
                self.text.push('|');
            }
            match node {
                Node::Empty => {}
                Node::Choice(_) => self.within("(?:", node),
                _ => self.node(node),
            }
        }
    }

    fn repeat(&mut self, inner: &Node, quantifier: Quantifier) {
        match inner {
            Node::Set(_) => self.node(inner),
            _ => self.within("(?:", inner),
        }
        self.text
            .push_str(&match (quantifier.minimum, quantifier.maximum) {
                (0, None) => "*".to_owned(),
                (1, None) => "+".to_owned(),
                (0, Some(1)) => "?".to_owned(),
                (minimum, None) => format!("{{{minimum},}}"),
                (minimum, Some(maximum)) if minimum == maximum => format!("{{{minimum}}}"),
                (minimum, Some(maximum)) => format!("{{{minimum},{maximum}}}"),
            });
    }

    fn boundary(&mut self, negated: bool, word: &ClassUnicode) {
        let word = set_text(word);
        self.text.push_str(&match (self.backtracks, negated) {
            (false, false) => r"(?-u:\b)".to_owned(),
            (false, true) => r"(?-u:\B)".to_owned(),
            (true, false) => format!("(?:(?<={word})(?!{word})|(?<!{word})(?={word}))"),
            (true, true) => format!("(?:(?<={word})(?={word})|(?<!{word})(?!{word}))"),
        });
    }
}

fn opening(look: Lookaround) -> &'static str {
    match (look.behind, look.negated) {
        (false, false) => "(?=",
        (false, true) => "(?!",
        (true, false) => "(?<=",
        (true, true) => "(?<!",
    }
}

fn set_text(set: &ClassUnicode) -> String {
    let inverse = set::negated(set.clone());
    match (set.ranges(), inverse.ranges()) {
        ([], _) => r"[^\x{0}-\x{10FFFF}]".to_owned(),
        (_, []) => r"[\x{0}-\x{10FFFF}]".to_owned(),
        ([only], _) if only.start() == only.end() => literal(only.start()),
        (ranges, inverse) if ranges.last().is_some_and(|last| last.end() == char::MAX) => {
            format!("[^{}]", ranges_text(inverse))
        }
        (ranges, _) => format!("[{}]", ranges_text(ranges)),
    }
}

fn ranges_text(ranges: &[ClassUnicodeRange]) -> String {
    let ranges = ranges.iter().map(|range| {
        let (first, last) = (in_set(range.start()), in_set(range.end()));
        match u32::from(range.end()) - u32::from(range.start()) {
            0 => first,
            1 => format!("{first}{last}"),
            _ => format!("{first}-{last}"),
        }
    });
    ranges.collect()
}

fn literal(character: char) -> String {
    escaped(character, r"\.+*?()|[]{}^$")
}

fn in_set(character: char) -> String {
    escaped(character, r"\[]^-&~")
}

fn escaped(character: char, special: &str) -> String {
    match character {
        '\n' => r"\n".to_owned(),
        '\r' => r"\r".to_owned(),
        '\t' => r"\t".to_owned(),
        _ if special.contains(character) => format!("\\{character}"),
        ' ' => " ".to_owned(),
        _ if character.is_ascii_graphic() => character.to_string(),
        _ if character.is_alphanumeric() => character.to_string(),
        _ => format!("\\x{{{:X}}}", u32::from(character)),
    }
}
