//! The support code of server crates, file by file, as tables of inputs and what they give.

mod admission;
mod base_path;
mod bearer;
mod body;
mod conditions;
mod credentials;
mod decoding;
mod enums;
mod escape;
mod event_object;
mod formats;
mod framing;
mod layers;
mod lists;
mod multiple;
mod negotiation;
mod nullable;
mod parameter;
mod path;
mod places;
mod query;
mod reader;
mod rejection;
mod response;
mod router;
#[allow(
    dead_code,
    unused_imports,
    unused_macros,
    reason = "a generated crate calls all of it, a test what it is about"
)]
mod runtime;
mod schema;
mod structured;
mod union;
mod unique;
mod value_stream;
mod xml;

use runtime::violation::{Violation, Violations};

/// The messages of violations.
fn in_words(violations: Violations) -> Vec<String> {
    let violations: Vec<Violation> = violations.into();
    violations.iter().map(Violation::to_string).collect()
}
