// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod bytes;
pub(crate) mod line;
pub(crate) mod note;
pub(crate) mod problem;
pub(crate) mod report_json;

pub use bytes::Bytes;
pub use line::Line;
pub use note::Note;
pub use problem::{Problem, ProblemRequired};
pub use report_json::{ReportJson, ReportJsonRequired};
