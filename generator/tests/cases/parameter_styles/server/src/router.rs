// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
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
static TEMPLATES: [Template<Operation>; 10] = [
    Template {
        segments: &[Segment::Text("deep")],
        operations: &[(Method::GET, Operation::GetDeep)],
    },
    Template {
        segments: &[Segment::Text("exploded"), Segment::Parameter],
        operations: &[(Method::GET, Operation::GetExploded)],
    },
    Template {
        segments: &[Segment::Text("json"), Segment::Parameter],
        operations: &[(Method::GET, Operation::GetJson)],
    },
    Template {
        segments: &[
            Segment::Text("label"),
            Segment::Parameter,
            Segment::Parameter,
            Segment::Parameter,
        ],
        operations: &[(Method::GET, Operation::GetLabel)],
    },
    Template {
        segments: &[Segment::Text("labels"), Segment::Parameter, Segment::Parameter],
        operations: &[(Method::GET, Operation::GetLabels)],
    },
    Template {
        segments: &[Segment::Text("matrices"), Segment::Parameter, Segment::Parameter],
        operations: &[(Method::GET, Operation::GetMatrices)],
    },
    Template {
        segments: &[
            Segment::Text("matrix"),
            Segment::Parameter,
            Segment::Parameter,
            Segment::Parameter,
        ],
        operations: &[(Method::GET, Operation::GetMatrix)],
    },
    Template {
        segments: &[Segment::Text("open")],
        operations: &[(Method::GET, Operation::GetOpen)],
    },
    Template {
        segments: &[Segment::Text("query")],
        operations: &[(Method::GET, Operation::GetQuery)],
    },
    Template {
        segments: &[
            Segment::Text("simple"),
            Segment::Parameter,
            Segment::Parameter,
            Segment::Parameter,
        ],
        operations: &[(Method::GET, Operation::GetSimple)],
    },
];
