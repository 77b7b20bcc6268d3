// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! Matches the method and path of a request to an operation.

use http::Method;

use crate::operations::Operation;
use crate::runtime::rejection::Rejection;
use crate::runtime::router;
use crate::runtime::router::{Branch, Segment};

/// Returns the operation that matches a method and path, and its path parameters in order.
/// Literal segments are compared as sent: only parameters are percent-decoded.
pub(crate) fn find<'a>(
    method: &Method,
    path: &'a str,
) -> Result<(Operation, [&'a str; 0]), Rejection> {
    router::find(&PATHS, method, path)
}

/// The path templates, sorted by segment.
static PATHS: [Branch<Operation>; 18] = [
    Branch {
        segments: &[Segment::text("any-text")],
        operations: &[("GET", Operation::ByAnyText)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("basic")],
        operations: &[("GET", Operation::ByBasic)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("by-default")],
        operations: &[("GET", Operation::ByDefault)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("cookie")],
        operations: &[("GET", Operation::ByCookie)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("digest")],
        operations: &[("GET", Operation::ByDigest)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("either")],
        operations: &[("GET", Operation::Either)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("header")],
        operations: &[("GET", Operation::ByHeader)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("oauth")],
        operations: &[("GET", Operation::ByOauth)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("open-too")],
        operations: &[("GET", Operation::OpenToo)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("open-id")],
        operations: &[("GET", Operation::ByOpenId)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("open")],
        operations: &[("GET", Operation::Open)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("perhaps")],
        operations: &[("GET", Operation::Perhaps)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("perhaps-either")],
        operations: &[("GET", Operation::PerhapsEither)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("query")],
        operations: &[("GET", Operation::ByQuery)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("raw")],
        operations: &[("GET", Operation::ByRawHeader)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("same-header")],
        operations: &[("GET", Operation::BySameHeader)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("together")],
        operations: &[("GET", Operation::Together)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("token")],
        operations: &[("GET", Operation::ByToken)],
        branches: &[],
    },
];
