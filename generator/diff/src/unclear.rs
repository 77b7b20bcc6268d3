//! Descriptions that do not say what is sent: whoever compared them would compare something else.

use generator::report::{Code, Report, Severity};

/// What leaves open what is sent. What else is wrong with a description concerns its crates alone.
const UNCLEAR: [Code; 15] = [
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

/// The diagnostics of a report by which it is not clear what is sent.
pub(super) fn unclear(mut report: Report) -> Report {
    report.keep(|diagnostic| {
        diagnostic.severity() == Severity::Error && UNCLEAR.contains(&diagnostic.code())
    });
    report
}
