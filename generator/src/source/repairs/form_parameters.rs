//! Parameters with `in: formData` and `in: body` of OpenAPI 2.0, which become a request body.

use serde_json::{Map, Value, json};

use super::text;
use crate::report::{Code, Report, listed, quoted};
use crate::selection::METHODS;
use crate::source::tree::{Place, Relocations, node_mut};

/// The fields of a parameter of OpenAPI 2.0 that are not keywords of its schema.
const OWN_FIELDS: [&str; 6] = [
    "name",
    "in",
    "required",
    "schema",
    "allowEmptyValue",
    "collectionFormat",
];

/// Creates request bodies for operations without one.
pub(super) fn repair(value: &mut Value, relocations: &mut Relocations, report: &mut Report) {
    let paths = value.get("paths").and_then(Value::as_object);
    let paths: Vec<String> = paths.into_iter().flat_map(Map::keys).cloned().collect();
    for path in paths {
        let place = Place::root().key("paths").key(&path);
        for place in METHODS.map(|method| place.key(method)) {
            if let Some(Value::Object(operation)) = node_mut(value, &place)
                && !operation.contains_key("requestBody")
            {
                repair_operation(operation, &place, relocations, report);
            }
        }
    }
}

fn repair_operation(
    operation: &mut Map<String, Value>,
    place: &Place,
    relocations: &mut Relocations,
    report: &mut Report,
) {
    let is_in_body = |one: &Value| matches!(text(one, "in"), "formData" | "body");
    let Some(Value::Array(parameters)) = operation.get_mut("parameters") else {
        return;
    };
    if !parameters.iter().any(is_in_body) {
        return;
    }
    let list = place.key("parameters");
    let (mut kept, mut in_body) = (Vec::new(), Vec::new());
    for (index, parameter) in std::mem::take(parameters).into_iter().enumerate() {
        if is_in_body(&parameter) {
            in_body.push(parameter);
        } else {
            relocations.insert_after(list.index(kept.len()), list.index(index));
            kept.push(parameter);
        }
    }
    *parameters = kept;
    let names = in_body.iter().filter_map(|one| one.get("name")?.as_str());
    let names: Vec<String> = names.map(quoted).collect();
    let message = format!("parameters in the body: {}", listed(&names, "and"));
    report
        .add(Code::ParameterOfBody, &list, message)
        .at_key()
        .help("use `requestBody`");
    operation.insert("requestBody".to_owned(), body(&in_body));
}

fn body(parameters: &[Value]) -> Value {
    let is_required = |one: &Value| one.get("required") == Some(&Value::Bool(true));
    if let Some(whole) = parameters.iter().find(|one| text(one, "in") == "body") {
        let content = json!({"application/json": {"schema": schema(whole)}});
        return json!({"required": is_required(whole), "content": content});
    }
    let required: Vec<&str> = parameters
        .iter()
        .filter(|one| is_required(one))
        .map(|one| text(one, "name"))
        .collect();
    let properties = parameters.iter();
    let properties = properties.map(|one| (text(one, "name").to_owned(), schema(one)));
    let properties: Map<String, Value> = properties.collect();
    let is_file = |schema: &Value| text(schema, "format") == "binary";
    let media_type = match properties.values().any(is_file) {
        true => "multipart/form-data",
        false => "application/x-www-form-urlencoded",
    };
    let is_required = !required.is_empty();
    let mut schema = json!({"type": "object", "properties": properties});
    if is_required {
        schema["required"] = json!(required);
    }
    json!({"required": is_required, "content": {media_type: {"schema": schema}}})
}

/// The schema of a parameter, whose keywords may be fields of the parameter itself.
fn schema(parameter: &Value) -> Value {
    let schema = parameter.get("schema").cloned().unwrap_or_else(|| {
        let mut own = parameter.as_object().cloned().unwrap_or_default();
        own.retain(|key, _| !OWN_FIELDS.contains(&key.as_str()));
        own.into()
    });
    match text(&schema, "type") {
        "file" => json!({"type": "string", "format": "binary"}),
        _ => schema,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_of_the_body_are_its_fields() {
        let mut value = json!({"paths": {"/a": {"post": {"parameters": [
            {"name": "title", "in": "formData", "required": true, "type": "string", "maxLength": 9},
            {"name": "page", "in": "query", "schema": {"type": "integer"}},
            {"name": "image", "in": "formData", "schema": {"type": "file"}},
        ]}, "put": {"parameters": [{"name": "body", "in": "body", "schema": {"$ref": "#/a"}}]}}}});
        let (mut relocations, mut report) = (Relocations::default(), Report::new());
        repair(&mut value, &mut relocations, &mut report);
        let form = json!({"required": true, "content": {"multipart/form-data": {"schema": {
            "type": "object",
            "properties": {
                "title": {"type": "string", "maxLength": 9},
                "image": {"type": "string", "format": "binary"},
            },
            "required": ["title"],
        }}}});
        let item = &value["paths"]["/a"];
        assert_eq!(item["post"]["requestBody"], form);
        assert_eq!(item["post"]["parameters"][0]["name"], "page");
        let body = json!({"required": false, "content": {"application/json": {"schema": {"$ref": "#/a"}}}});
        assert_eq!(item["put"]["requestBody"], body);
        assert_eq!(report.diagnostics().len(), 2);
        let post = Place::root()
            .key("paths")
            .key("/a")
            .key("post")
            .key("parameters");
        assert_eq!(
            relocations.original(&post.index(0).key("name")),
            post.index(1).key("name")
        );
    }
}
