//! The support code of server crates, module by module, with tables of inputs and expected results.

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
mod query;
mod reader;
mod rejection;
mod response;
mod router;
#[allow(
    dead_code,
    unused_imports,
    unused_macros,
    reason = "a generated crate uses all of it, the tests only parts"
)]
mod runtime;
mod schema;
mod structured;
mod union;
mod unique;
mod value_stream;
mod violations;
mod xml;

use runtime::violation::{Violation, Violations};

/// The messages of violations.
fn messages(violations: Violations) -> Vec<String> {
    let violations: Vec<Violation> = violations.into();
    violations.iter().map(Violation::to_string).collect()
}
