// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! Matches the method and path of a request to an operation.

use http::Method;

use crate::operations::Operation;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::router;
use crate::runtime::server::router::{Branch, Segment};

/// Returns the operation that matches a method and path, and its path parameters in order.
/// Literal segments are compared as they are in a normalized path.
pub(crate) fn find<'a>(
    method: &Method,
    path: &'a str,
) -> Result<(Operation, [&'a str; 3]), Rejection> {
    router::find(&PATHS, method, path)
}

/// The path templates, sorted by segment.
static PATHS: [Branch<Operation>; 7] = [
    Branch {
        segments: &[Segment::text("")],
        operations: &[("GET", Operation::Root)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("a")],
        operations: &[("GET", Operation::Deep0)],
        branches: &[
            Branch {
                segments: &[Segment::text("b")],
                operations: &[("GET", Operation::Deep1)],
                branches: &[
                    Branch {
                        segments: &[Segment::text("c")],
                        operations: &[("GET", Operation::Deep2)],
                        branches: &[
                            Branch {
                                segments: &[Segment::text("d")],
                                operations: &[("GET", Operation::Deep3)],
                                branches: &PATHS_3,
                            },
                        ],
                    },
                ],
            },
        ],
    },
    Branch {
        segments: &[Segment::text("exports"), Segment::Parameter],
        operations: &[("POST", Operation::Export)],
        branches: &[],
    },
    Branch {
        segments: &[Segment::text("files")],
        operations: &[],
        branches: &[
            Branch {
                segments: &[Segment::text("new")],
                operations: &[("GET", Operation::GetNewFile)],
                branches: &[],
            },
            Branch {
                segments: &[Segment::Mixed(&["", ".json"])],
                operations: &[("GET", Operation::DescribeFile)],
                branches: &[],
            },
            Branch {
                segments: &[Segment::Mixed(&["", ".", ""])],
                operations: &[("GET", Operation::GetFile)],
                branches: &[],
            },
            Branch {
                segments: &[Segment::Parameter],
                operations: &[
                    ("GET", Operation::GetFileById),
                    ("HEAD", Operation::HasFile),
                ],
                branches: &[],
            },
        ],
    },
    Branch {
        segments: &[
            Segment::text("other"),
            Segment::text("files"),
            Segment::Mixed(&["", ".", ""]),
        ],
        operations: &[("GET", Operation::GetOtherFilesByNameByExtension)],
        branches: &[],
    },
    Branch {
        segments: &[
            Segment::Encoded("gr%C3%B6%C3%9Fe"),
            Segment::Encoded("a%20b"),
            Segment::Parameter,
        ],
        operations: &[("GET", Operation::GetSize)],
        branches: &[],
    },
    Branch {
        segments: &[
            Segment::Mixed(&["v", ""]),
            Segment::Mixed(&["range(", ":", ")"]),
            Segment::text("x"),
        ],
        operations: &[("GET", Operation::GetRange)],
        branches: &[],
    },
];

/// The continuation of another table.
static PATHS_2: [Branch<Operation>; 1] = [
    Branch {
        segments: &[Segment::text("i")],
        operations: &[("GET", Operation::Deep8)],
        branches: &[
            Branch {
                segments: &[Segment::text("j")],
                operations: &[("GET", Operation::Deep9)],
                branches: &[
                    Branch {
                        segments: &[Segment::text("k")],
                        operations: &[("GET", Operation::Deep10)],
                        branches: &[],
                    },
                ],
            },
        ],
    },
];

/// The continuation of another table.
static PATHS_3: [Branch<Operation>; 1] = [
    Branch {
        segments: &[Segment::text("e")],
        operations: &[("GET", Operation::Deep4)],
        branches: &[
            Branch {
                segments: &[Segment::text("f")],
                operations: &[("GET", Operation::Deep5)],
                branches: &[
                    Branch {
                        segments: &[Segment::text("g")],
                        operations: &[("GET", Operation::Deep6)],
                        branches: &[
                            Branch {
                                segments: &[Segment::text("h")],
                                operations: &[("GET", Operation::Deep7)],
                                branches: &PATHS_2,
                            },
                        ],
                    },
                ],
            },
        ],
    },
];
