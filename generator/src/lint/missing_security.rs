//! Operations without `security` although others have it.

use serde_json::Value;

use super::description::{Description, Operation};
use crate::report::{Code, Report};

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let has_default = description.value.get("security").is_some();
    if has_default || !description.operations.iter().any(is_secured) {
        return;
    }
    let mut without = description
        .operations
        .iter()
        .filter(|operation| operation.value.get("security").is_none());
    let Some(first) = without.next() else {
        return;
    };
    let others = match without.count() {
        0 => String::new(),
        1 => " and 1 other operation".to_owned(),
        count => format!(" and {count} other operations"),
    };
    let verb = if others.is_empty() { "has" } else { "have" };
    let message = format!(
        "`{}`{others} {verb} no `security`, although other operations have it",
        first.shown()
    );
    report
        .add(Code::MissingSecurity, &first.place, message)
        .at_key()
        .label("it is public")
        .help("add `security: []` if it is public; `explain missing-security` has an overlay for all operations");
}

fn is_secured(operation: &Operation<'_>) -> bool {
    let security = operation.value.get("security").and_then(Value::as_array);
    security.is_some_and(|alternatives| !alternatives.is_empty())
}
