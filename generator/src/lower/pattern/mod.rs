//! Regular expressions of ECMA-262: read as a tree, and written for the cheapest
//! engine that can match them. What is not of ECMA-262 is understood where it has
//! one meaning only, with a warning, and refused otherwise.

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
use crate::model::{Matcher, Pattern, RepeatedSet};
use crate::report::Code;
use crate::source::Place;
pub(super) use compile::matches;
use constant::Constants;
use parse::Flags;
use tree::{AnchorScope, Node, Quantifier, SyntaxError};

/// The patterns understood so far: each is in the generated crate once.
#[derive(Debug, Default)]
pub(super) struct Patterns {
    known: Vec<Pattern>,
    constants: Constants,
}

impl Patterns {
    /// All of them, in the order they were found.
    pub(super) fn finish(self) -> Vec<Pattern> {
        self.known
    }
}

impl Lowering<'_> {
    /// Understands a pattern, or refuses it with its place.
    pub(super) fn pattern(&mut self, source: &str, place: &Place) -> Option<Pattern> {
        let mut patterns = self.patterns.known.iter();
        if let Some(known) = patterns.find(|known| known.source == source) {
            return Some(known.clone());
        }
        let compiled = match compile_pattern(source) {
            Ok(compiled) => compiled,
            Err(error) => {
                let message = format!("this pattern is not understood: {}", describe(&error));
                self.report.add(Code::InvalidPattern, place, message);
                return None;
            }
        };
        for note in &compiled.notes {
            let message = format!("this pattern is not of ECMA-262: {}", describe(note));
            self.report.add(Code::ForeignPattern, place, message);
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
        0 => error.message.clone(),
        at => format!("{}, behind {at} characters", error.message),
    }
}

/// What a pattern means.
#[derive(Debug)]
struct CompiledPattern {
    matcher: Matcher,
    notes: Vec<SyntaxError>,
}

fn compile_pattern(source: &str) -> parse::Result<CompiledPattern> {
    let (inner, flags) = literal::unwrap_literal(source)?.unwrap_or((source, Flags::default()));
    let mut parsed = parse::parse(inner, flags)?;
    if inner != source {
        let message = "it is written as a literal of JavaScript, with slashes around it".to_owned();
        parsed.notes.insert(0, SyntaxError { at: 0, message });
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

/// The set that a whole string is made of, if that is all a pattern says.
fn repeated_set(node: &Node) -> Option<RepeatedSet> {
    let Node::Sequence(parts) = node else {
        return None;
    };
    let [
        Node::Start(AnchorScope::Whole),
        middle,
        Node::End(AnchorScope::Whole),
    ] = parts.as_slice()
    else {
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
