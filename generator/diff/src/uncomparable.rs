//! Errors that make a comparison unreliable.

use openapi_crates::report::{Code, Report, Severity};

/// Errors after which it is unclear what is sent, unless they are corrected. All others concern the generated crates only.
pub(crate) const UNCOMPARABLE: [Code; 15] = [
    Code::AmbiguousPaths,
    Code::NotAReference,
    Code::NotReferable,
    Code::OnlyItself,
    Code::PathWithQuery,
    Code::RemoteReference,
    Code::RepeatedHeader,
    Code::RepeatedParameter,
    Code::RepeatedRange,
    Code::UnknownReference,
    Code::UndeclaredScheme,
    Code::UnreadableFile,
    Code::UnreadablePart,
    Code::UnsupportedPathItem,
    Code::WrongSection,
];

/// Returns the errors of a report that make a comparison unreliable.
pub(crate) fn uncomparable(mut report: Report) -> Report {
    report.keep(|diagnostic| {
        diagnostic.severity() == Severity::Error && UNCOMPARABLE.contains(&diagnostic.code())
    });
    report
}
