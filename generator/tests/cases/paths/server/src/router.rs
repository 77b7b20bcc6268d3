// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
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
) -> Result<(Operation, [&'a str; 3]), Rejection> {
    router::find(&TEMPLATES, method, path)
}

/// The path templates, sorted by their segments.
static TEMPLATES: [Template<Operation>; 8] = [
    Template {
        segments: &[Segment::Text("exports"), Segment::Parameter],
        operations: &[(Method::POST, Operation::Export)],
    },
    Template {
        segments: &[Segment::Text("files"), Segment::Text("new")],
        operations: &[(Method::GET, Operation::GetNewFile)],
    },
    Template {
        segments: &[Segment::Text("files"), Segment::Mixed(&["", ".json"])],
        operations: &[(Method::GET, Operation::DescribeFile)],
    },
    Template {
        segments: &[Segment::Text("files"), Segment::Mixed(&["", ".", ""])],
        operations: &[(Method::GET, Operation::GetFile)],
    },
    Template {
        segments: &[Segment::Text("files"), Segment::Parameter],
        operations: &[
            (Method::GET, Operation::GetFileById),
            (Method::HEAD, Operation::HasFile),
        ],
    },
    Template {
        segments: &[
            Segment::Text("other"),
            Segment::Text("files"),
            Segment::Mixed(&["", ".", ""]),
        ],
        operations: &[(Method::GET, Operation::GetOtherFilesByNameByExtension)],
    },
    Template {
        segments: &[
            Segment::Encoded("gr%C3%B6%C3%9Fe"),
            Segment::Encoded("a%20b"),
            Segment::Parameter,
        ],
        operations: &[(Method::GET, Operation::GetSize)],
    },
    Template {
        segments: &[
            Segment::Mixed(&["v", ""]),
            Segment::Mixed(&["range(", ":", ")"]),
            Segment::Text("x"),
        ],
        operations: &[(Method::GET, Operation::GetRange)],
    },
];
