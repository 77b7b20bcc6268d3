//! The paths of the documentation, next to those of operations.

use crate::lowered::{Operation, PathSegment};

/// The first segments of the paths, after the prefix.
const PAGES: [&str; 4] = ["docs", "openapi.json", "openapi.yaml", "spec"];

/// The prefix by which no path of the documentation matches an operation: empty, or `/-` as often as it takes.
pub fn prefix(operations: &[Operation]) -> String {
    let mut depth = 0;
    while operations.iter().any(|operation| matches(operation, depth)) {
        depth += 1;
    }
    "/-".repeat(depth)
}

/// Returns `true` if a page, or a file in its folder, can match an operation, which has more than `depth` segments then.
fn matches(operation: &Operation, depth: usize) -> bool {
    let segments = &operation.segments;
    let mut prefix = segments.iter().take(depth);
    let page = segments.get(depth);
    page.is_some_and(|page| PAGES.iter().any(|name| is(page, name)))
        && prefix.all(|segment| is(segment, "-"))
}

fn is(segment: &PathSegment, name: &str) -> bool {
    match segment {
        PathSegment::Text(text) => text == name,
        PathSegment::Parameter(_) | PathSegment::Mixed { .. } => true,
    }
}
