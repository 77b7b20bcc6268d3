// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::rejection::Rejection;
use crate::runtime::router;
use crate::runtime::router::{Segment, Template};

/// Finds the operation that a method and a path name, and the texts of its path
/// parameters in their order. Paths are compared as they are sent: only parameters
/// are percent-decoded.
pub(crate) fn find<'a>(
    method: &Method,
    path: &'a str,
) -> Result<(Operation, [&'a str; 0]), Rejection> {
    router::find(&TEMPLATES, method, path)
}

/// The path templates, sorted by their segments.
static TEMPLATES: [Template<Operation>; 18] = [
    Template {
        segments: &[Segment::Text("any-text")],
        operations: &[(Method::GET, Operation::ByAnyText)],
    },
    Template {
        segments: &[Segment::Text("basic")],
        operations: &[(Method::GET, Operation::ByBasic)],
    },
    Template {
        segments: &[Segment::Text("by-default")],
        operations: &[(Method::GET, Operation::ByDefault)],
    },
    Template {
        segments: &[Segment::Text("cookie")],
        operations: &[(Method::GET, Operation::ByCookie)],
    },
    Template {
        segments: &[Segment::Text("digest")],
        operations: &[(Method::GET, Operation::ByDigest)],
    },
    Template {
        segments: &[Segment::Text("either")],
        operations: &[(Method::GET, Operation::Either)],
    },
    Template {
        segments: &[Segment::Text("header")],
        operations: &[(Method::GET, Operation::ByHeader)],
    },
    Template {
        segments: &[Segment::Text("oauth")],
        operations: &[(Method::GET, Operation::ByOauth)],
    },
    Template {
        segments: &[Segment::Text("open")],
        operations: &[(Method::GET, Operation::Open)],
    },
    Template {
        segments: &[Segment::Text("open-id")],
        operations: &[(Method::GET, Operation::ByOpenId)],
    },
    Template {
        segments: &[Segment::Text("open-too")],
        operations: &[(Method::GET, Operation::OpenToo)],
    },
    Template {
        segments: &[Segment::Text("perhaps")],
        operations: &[(Method::GET, Operation::Perhaps)],
    },
    Template {
        segments: &[Segment::Text("perhaps-either")],
        operations: &[(Method::GET, Operation::PerhapsEither)],
    },
    Template {
        segments: &[Segment::Text("query")],
        operations: &[(Method::GET, Operation::ByQuery)],
    },
    Template {
        segments: &[Segment::Text("raw")],
        operations: &[(Method::GET, Operation::ByRawHeader)],
    },
    Template {
        segments: &[Segment::Text("same-header")],
        operations: &[(Method::GET, Operation::BySameHeader)],
    },
    Template {
        segments: &[Segment::Text("together")],
        operations: &[(Method::GET, Operation::Together)],
    },
    Template {
        segments: &[Segment::Text("token")],
        operations: &[(Method::GET, Operation::ByToken)],
    },
];
