//! Compiles patterns with the engines of the generated server.

use super::parse::Result;
use super::tree::{Node, SyntaxError};
use super::write::{backtracks, write};
use crate::lowered::Matcher;

/// The maximum size of a compiled pattern in bytes. The server allows more, for other versions of
/// the engine.
const SIZE_LIMIT: usize = 6 << 20;

/// The maximum number of steps of a backtracking pattern.
const STEP_LIMIT: usize = 10_000;

/// The maximum number of mandatory repetitions in a backtracking pattern, each of which takes time.
const ROUNDS: u64 = 10_000;

/// Returns the matcher of a pattern that compiles.
pub fn compile(node: &Node) -> Result<Matcher> {
    let backtracks = backtracks(node);
    let text = write(node, backtracks);
    match backtracks {
        true if iterations(node) > ROUNDS => Err(SyntaxError::unsupported(
            "too many repetitions in a pattern with lookarounds",
        )),
        true => {
            let compiled = fancy_regex::RegexBuilder::new(&text)
                .delegate_size_limit(SIZE_LIMIT)
                .max_prog_size(STEP_LIMIT)
                .build();
            compiled.map_err(|error| refused(&error))?;
            Ok(Matcher::Backtracking(text))
        }
        false => {
            let compiled = regex::RegexBuilder::new(&text)
                .size_limit(SIZE_LIMIT)
                .build();
            compiled.map_err(|error| refused(&error))?;
            Ok(Matcher::Regex(text))
        }
    }
}

fn refused(error: &dyn std::error::Error) -> SyntaxError {
    let text = error.to_string();
    let reason = text.lines().last().unwrap_or_default();
    SyntaxError::unsupported(format!("too large, or rejected by the engine ({reason})"))
}

/// Returns the number of mandatory repetitions.
fn iterations(node: &Node) -> u64 {
    let inner = node.children().iter().map(iterations).max().unwrap_or(1);
    match node {
        Node::Repeat(_, quantifier) => inner.saturating_mul(quantifier.minimum.max(1).into()),
        _ => inner,
    }
}

/// Returns `true` if a text of the description matches.
pub fn matches(matcher: &Matcher, text: &str) -> bool {
    match matcher {
        Matcher::Set(set) => {
            let count = text.chars().count();
            let contains = |letter: char| {
                let mut ranges = set.ranges.iter();
                ranges.any(|(first, last)| (*first..=*last).contains(&letter))
            };
            set.minimum as usize <= count
                && set.maximum.is_none_or(|most| count <= most as usize)
                && text.chars().all(contains)
        }
        Matcher::Regex(source) => regex::Regex::new(source).is_ok_and(|regex| regex.is_match(text)),
        Matcher::Backtracking(source) => fancy_regex::Regex::new(source)
            .is_ok_and(|regex| regex.is_match(text).is_ok_and(|is_match| is_match)),
    }
}
