//! The proof that a pattern compiles, by the engine that the server will use.

use super::parse::Result;
use super::tree::{Node, Wrong};
use super::write::write;
use crate::model::Matcher;

/// What a compiled pattern may take, in bytes: less than what the server allows,
/// as another version of the engine may need more.
const SIZE_LIMIT: usize = 6 << 20;

/// How many steps a backtracking pattern may have.
const STEP_LIMIT: usize = 10_000;

/// How many rounds the loops of a backtracking pattern may insist on: a round
/// that takes no character costs time on any text.
const ROUNDS: u64 = 10_000;

/// The matcher, compiled once to see that it can be.
pub(super) fn proven(node: &Node) -> Result<Matcher> {
    let written = write(node);
    match written.backtracks {
        true if rounds(node) > ROUNDS => Err(Wrong {
            at: 0,
            what: "it has loops of too many rounds beside a look around or a reference".to_owned(),
        }),
        true => {
            let compiled = fancy_regex::RegexBuilder::new(&written.text)
                .delegate_size_limit(SIZE_LIMIT)
                .max_prog_size(STEP_LIMIT)
                .build();
            compiled.map_err(|error| refused(&error))?;
            Ok(Matcher::Backtracking(written.text))
        }
        false => {
            let compiled = regex::RegexBuilder::new(&written.text)
                .size_limit(SIZE_LIMIT)
                .build();
            compiled.map_err(|error| refused(&error))?;
            Ok(Matcher::Regex(written.text))
        }
    }
}

fn refused(error: &dyn std::error::Error) -> Wrong {
    let text = error.to_string();
    let reason = text.lines().last().unwrap_or_default();
    Wrong {
        at: 0,
        what: format!("it is too large, or the engine refuses it ({reason})"),
    }
}

/// How many rounds the loops in a tree insist on.
fn rounds(node: &Node) -> u64 {
    let inner = node.children().iter().map(rounds).max().unwrap_or(1);
    match node {
        Node::Repeat(_, times) => inner.saturating_mul(times.minimum.max(1).into()),
        _ => inner,
    }
}
