// @generated from values.yaml by `cargo xtask codegen`; do not edit.
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
static TEMPLATES: [Template<Operation>; 5] = [
    Template {
        segments: &[Segment::Text("changes")],
        operations: &[
            (Method::GET, Operation::WatchChanges),
            (Method::PUT, Operation::PutChanges),
        ],
    },
    Template {
        segments: &[Segment::Text("days")],
        operations: &[
            (Method::GET, Operation::ListDays),
            (Method::PUT, Operation::PutDays),
        ],
    },
    Template {
        segments: &[Segment::Text("log")],
        operations: &[
            (Method::GET, Operation::ReadLog),
            (Method::PUT, Operation::PutLog),
        ],
    },
    Template {
        segments: &[Segment::Text("measures")],
        operations: &[
            (Method::GET, Operation::ListMeasures),
            (Method::POST, Operation::AddMeasures),
            (Method::PATCH, Operation::ChangeMeasures),
        ],
    },
    Template {
        segments: &[Segment::Text("states")],
        operations: &[
            (Method::GET, Operation::WatchStates),
            (Method::PUT, Operation::PutStates),
        ],
    },
];
