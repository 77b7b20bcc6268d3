//! JSON bodies with constraints that no type expresses.

use crate::runtime::constraint::{self, Constraint};
use crate::runtime::decode::Decode;
use crate::runtime::schema::Schema;
use crate::runtime::server::request_body;
use crate::runtime::violation::{Place, Violations};

/// Decodes a JSON body, or notes every violation of its schema and of `rule`.
pub fn decode_json<T: Decode>(
    bytes: &[u8],
    schema: &Schema,
    rule: &Constraint,
    holds: impl FnOnce(&T) -> bool,
    violations: &mut Violations,
) -> Option<T> {
    let known = violations.len();
    let value = request_body::decode_json(bytes, schema, holds, violations);
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    let is_held = constraint::find_broken(text, rule, violations);
    if !is_held && value.is_some() {
        let place = Place::Body(String::new());
        violations.push(place, "cannot be validated");
    }
    value.filter(|_| violations.len() == known)
}
