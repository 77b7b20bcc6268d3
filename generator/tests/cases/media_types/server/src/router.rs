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
        operations: &[
            (Method::PUT, Operation::PutFilm),
            (Method::POST, Operation::AddFilm),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("notes")],
        operations: &[
            (Method::GET, Operation::ListNotes),
            (Method::PUT, Operation::ReplaceNotes),
            (Method::POST, Operation::AddNote),
            (Method::PATCH, Operation::ChangeNote),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("parts")],
        operations: &[(Method::PUT, Operation::PutParts)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("picture")],
        operations: &[
            (Method::GET, Operation::GetPicture),
            (Method::PUT, Operation::PutPicture),
            (Method::POST, Operation::AddPicture),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("reports")],
        operations: &[
            (Method::GET, Operation::GetReport),
            (Method::PUT, Operation::PutReport),
            (Method::POST, Operation::AddReport),
            (Method::PATCH, Operation::ChangeReport),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("text")],
        operations: &[
            (Method::PUT, Operation::PutText),
            (Method::POST, Operation::AddText),
        ],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("unknown")],
        operations: &[(Method::POST, Operation::AddUnknown)],
        branches: &[],
    },
];
