//! The translation of objects other than schemas.

use serde_json::{Map, Value, json};

use super::mark;

pub(super) fn translate(value: &mut Value) {
    if let Some(Value::Object(info)) = value.get_mut("info") {
        summary(info);
        license(info);
    }
    let schemes = value.pointer_mut("/components/securitySchemes");
    let schemes = schemes.and_then(Value::as_object_mut);
    for scheme in schemes.into_iter().flat_map(|schemes| schemes.values_mut()) {
        security_scheme(scheme);
    }
}

/// Prepends the summary of an object to its description.
pub(super) fn summary(object: &mut Map<String, Value>) {
    let Some(Value::String(summary)) = object.get("summary") else {
        return;
    };
    let description = object.get("description").and_then(Value::as_str);
    let text = match description.map(str::trim) {
        None | Some("") => summary.clone(),
        Some(description) => format!("{}\n\n{description}", summary.trim_end()),
    };
    object.insert("description".to_owned(), text.into());
}

fn license(info: &mut Map<String, Value>) {
    if let Some(Value::Object(license)) = info.get_mut("license")
        && let Some(identifier) = license.get("identifier").cloned()
    {
        license.insert(mark("identifier"), identifier);
    }
}

/// Replaces `mutualTLS`, which `openapiv3` does not support, by a marked HTTP scheme.
fn security_scheme(scheme: &mut Value) {
    const MUTUAL_TLS: &str = "mutualTLS";
    if let Value::Object(scheme) = scheme
        && scheme.get("type").and_then(Value::as_str) == Some(MUTUAL_TLS)
    {
        scheme.extend([
            ("type".to_owned(), json!("http")),
            ("scheme".to_owned(), json!(MUTUAL_TLS)),
            (mark("type"), json!(MUTUAL_TLS)),
        ]);
    }
}
