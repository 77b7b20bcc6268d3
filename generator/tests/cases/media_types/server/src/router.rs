// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
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
static PATHS: [Branch<Operation>; 7] = [
    Branch {
        segments: &[Segment::text("film")],
        operations: &[("PUT", Operation::PutFilm), ("POST", Operation::AddFilm)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("notes")],
        operations: &[
            ("GET", Operation::ListNotes),
            ("PUT", Operation::ReplaceNotes),
            ("POST", Operation::AddNote),
            ("PATCH", Operation::ChangeNote),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("parts")],
        operations: &[("PUT", Operation::PutParts)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("picture")],
        operations: &[
            ("GET", Operation::GetPicture),
            ("PUT", Operation::PutPicture),
            ("POST", Operation::AddPicture),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("reports")],
        operations: &[
            ("GET", Operation::GetReport),
            ("PUT", Operation::PutReport),
            ("POST", Operation::AddReport),
            ("PATCH", Operation::ChangeReport),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("text")],
        operations: &[("PUT", Operation::PutText), ("POST", Operation::AddText)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("unknown")],
        operations: &[("POST", Operation::AddUnknown)],
        branches: &[],
    },
];
