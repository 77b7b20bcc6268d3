// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
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
static TEMPLATES: [Template<Operation>; 7] = [
    Template {
        segments: &[Segment::Text("film")],
        operations: &[
            (Method::PUT, Operation::PutFilm),
            (Method::POST, Operation::AddFilm),
        ],
    },
    Template {
        segments: &[Segment::Text("notes")],
        operations: &[
            (Method::GET, Operation::ListNotes),
            (Method::PUT, Operation::ReplaceNotes),
            (Method::POST, Operation::AddNote),
            (Method::PATCH, Operation::ChangeNote),
        ],
    },
    Template {
        segments: &[Segment::Text("parts")],
        operations: &[(Method::PUT, Operation::PutParts)],
    },
    Template {
        segments: &[Segment::Text("picture")],
        operations: &[
            (Method::GET, Operation::GetPicture),
            (Method::PUT, Operation::PutPicture),
            (Method::POST, Operation::AddPicture),
        ],
    },
    Template {
        segments: &[Segment::Text("reports")],
        operations: &[
            (Method::GET, Operation::GetReport),
            (Method::PUT, Operation::PutReport),
            (Method::POST, Operation::AddReport),
            (Method::PATCH, Operation::ChangeReport),
        ],
    },
    Template {
        segments: &[Segment::Text("text")],
        operations: &[
            (Method::PUT, Operation::PutText),
            (Method::POST, Operation::AddText),
        ],
    },
    Template {
        segments: &[Segment::Text("unknown")],
        operations: &[(Method::POST, Operation::AddUnknown)],
    },
];
