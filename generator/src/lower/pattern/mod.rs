//! ECMA-262 regular expressions.
//!
//! In: the text of `pattern`. Out: matchers of the lowered API, for the cheapest engine that can run
//! them. Depends on `regex`, `fancy-regex` and `names` only. Syntax of other flavors is accepted
//! with a warning if its meaning is clear.

mod class;
mod compile;
mod constant;
mod escape;
mod group;
mod literal;
mod parse;
mod set;
#[cfg(test)]
mod tests;
mod tree;
mod trim;
mod write;

use super::Lowering;
use crate::lowered::{Matcher, Pattern, RepeatedSet};
use crate::report::Code;
use crate::source::Place;
pub use compile::matches;
use constant::Constants;
use tree::{Node, Quantifier, SyntaxError};

/// The patterns so far, each once.
#[derive(Debug, Default)]
pub struct Patterns {
    known: Vec<Pattern>,
    constants: Constants,
}

impl Patterns {
    pub fn finish(self) -> Vec<Pattern> {
        self.known
    }
}

impl Lowering<'_> {
    /// Compiles a pattern, or reports why it is not supported.
    pub fn pattern(&mut self, source: &str, place: &Place) -> Option<Pattern> {
        let mut patterns = self.patterns.known.iter();
        if let Some(known) = patterns.find(|known| known.source == source) {
            return Some(known.clone());
        }
        let compiled = match compile_pattern(source) {
            Ok(compiled) => compiled,
            Err(error) => {
                let problem = match error.is_invalid {
                    true => "invalid",
                    false => "unsupported",
                };
                let message = format!("{problem} regular expression: {}", describe(&error));
                self.diagnose(Code::InvalidPattern, place, message);
                return None;
            }
        };
        for note in &compiled.notes {
            let message = format!("not an ECMA-262 regular expression: {}", describe(note));
            self.diagnose(Code::ForeignPattern, place, message);
        }
        let pattern = Pattern {
            source: source.to_owned(),
            constant: self.patterns.constants.choose(self.document, place),
            matcher: compiled.matcher,
        };
        self.patterns.known.push(pattern.clone());
        Some(pattern)
    }
}

fn describe(error: &SyntaxError) -> String {
    match error.at {
        None => error.message.clone(),
        Some(at) => format!("{}, at character {}", error.message, at + 1),
    }
}

#[derive(Debug)]
struct CompiledPattern {
    matcher: Matcher,
    notes: Vec<SyntaxError>,
}

fn compile_pattern(source: &str) -> parse::Result<CompiledPattern> {
    let (inner, ignores_case) = literal::unwrap_literal(source)?;
    let mut parsed = parse::parse(inner, ignores_case)?;
    if inner != source {
        let note = SyntaxError::unsupported("slashes around it, as in a JavaScript literal");
        parsed.notes.insert(0, note);
    }
    let node = match write::backtracks(&parsed.node) {
        true => parsed.node,
        false => trim::without_open_ends(parsed.node),
    };
    let matcher = match repeated_set(&node) {
        Some(set) => Matcher::Set(set),
        None => compile::compile(&node)?,
    };
    Ok(CompiledPattern {
        matcher,
        notes: parsed.notes,
    })
}

/// Returns the character class of a pattern that consists of one, repeated.
fn repeated_set(node: &Node) -> Option<RepeatedSet> {
    let Node::Sequence(parts) = node else {
        return None;
    };
    let [Node::Start, middle, Node::End] = parts.as_slice() else {
        return None;
    };
    let (set, minimum, maximum) = match middle {
        Node::Set(set) => (set, 1, Some(1)),
        Node::Repeat(inner, Quantifier { minimum, maximum }) => match inner.as_ref() {
            Node::Set(set) => (set, *minimum, *maximum),
            _ => return None,
        },
        _ => return None,
    };
    let ranges = set.ranges().iter();
    let ranges: Vec<(char, char)> = ranges.map(|range| (range.start(), range.end())).collect();
    (!ranges.is_empty()).then_some(RepeatedSet {
        ranges,
        minimum,
        maximum,
    })
}
