//! Parameters of most operations, which a client could have once.

use std::collections::BTreeMap;

use serde_json::Value;

use super::description::{Description, Found};
use crate::lowered::Location;
use crate::report::{Code, Report, quoted};

/// The number of operations from which on a parameter is reported.
const MIN_OPERATIONS: usize = 4;

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let mut uses: BTreeMap<(Location, &str), (usize, Found<'_>)> = BTreeMap::new();
    for operation in &description.operations {
        for parameter in description.parameters(operation) {
            if let Some(key) = key(parameter.value) {
                uses.entry(key).or_insert((0, parameter)).0 += 1;
            }
        }
    }
    let total = description.operations.len();
    for ((location, name), (count, first)) in uses {
        let mut shared = description.shared_parameters.iter();
        let is_shared = shared.any(|one| one.names(location, name));
        if is_shared || count < MIN_OPERATIONS || count * 2 <= total {
            continue;
        }
        let name_in_setting = Value::from(name);
        let message = format!(
            "{} is a parameter of {count} of {total} operations",
            quoted(name)
        );
        report
            .add(Code::SharedParameter, &first.place, message)
            .label("each call of the client has it")
            .help(format!(
                "add it to `codegen.toml`, and the client has it once: `shared-parameters = [{name_in_setting}]`"
            ));
    }
}

/// The location and name of a parameter that a client can have.
fn key(parameter: &Value) -> Option<(Location, &str)> {
    let text = |key: &str| parameter.get(key).and_then(Value::as_str);
    let location = match text("in")? {
        "query" => Location::Query,
        "header" => Location::Header,
        "cookie" => Location::Cookie,
        _ => return None,
    };
    let name = text("name")?;
    let is_key = name.eq_ignore_ascii_case("idempotency-key")
        || parameter.get("x-idempotency-key") == Some(&Value::Bool(true));
    (!is_key).then_some((location, name))
}
