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
use tree::{Lines, Node, Times, Wrong};

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
        let understood = match understand(source) {
            Ok(understood) => understood,
            Err(wrong) => {
                let message = format!("this pattern is not understood: {}", in_words(&wrong));
                self.report.add(Code::InvalidPattern, place, message);
                return None;
            }
        };
        for remark in &understood.remarks {
            let message = format!("this pattern is not of ECMA-262: {}", in_words(remark));
            self.report.add(Code::ForeignPattern, place, message);
        }
        let pattern = Pattern {
            source: source.to_owned(),
            constant: self.patterns.constants.choose(self.document, place),
            matcher: understood.matcher,
        };
        self.patterns.known.push(pattern.clone());
        Some(pattern)
    }
}

fn in_words(wrong: &Wrong) -> String {
    match wrong.at {
        0 => wrong.what.clone(),
        at => format!("{}, behind {at} characters", wrong.what),
    }
}

/// What a pattern means.
#[derive(Debug)]
struct Understood {
    matcher: Matcher,
    remarks: Vec<Wrong>,
}

fn understand(source: &str) -> parse::Result<Understood> {
    let (inner, flags) = literal::unwrapped(source)?.unwrap_or((source, Flags::default()));
    let mut parsed = parse::parse(inner, flags)?;
    if inner != source {
        let what = "it is written as a literal of JavaScript, with slashes around it".to_owned();
        parsed.remarks.insert(0, Wrong { at: 0, what });
    }
    let node = match write::backtracks(&parsed.node) {
        true => parsed.node,
        false => trim::without_open_ends(parsed.node),
    };
    let matcher = match repeated_set(&node) {
        Some(set) => Matcher::Set(set),
        None => compile::proven(&node)?,
    };
    Ok(Understood {
        matcher,
        remarks: parsed.remarks,
    })
}

/// The set that a whole string is made of, if that is all a pattern says.
fn repeated_set(node: &Node) -> Option<RepeatedSet> {
    let Node::Sequence(parts) = node else {
        return None;
    };
    let [Node::Start(Lines::Whole), middle, Node::End(Lines::Whole)] = parts.as_slice() else {
        return None;
    };
    let (set, minimum, maximum) = match middle {
        Node::Set(set) => (set, 1, Some(1)),
        Node::Repeat(inner, Times { minimum, maximum }) => match inner.as_ref() {
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
