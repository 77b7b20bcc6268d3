//! Parameters in the body of a request, as OpenAPI 2.0 has them: `in: formData` and `in: body`.

use serde_json::{Map, Value, json};

use super::Place;
use super::choice::Relocated;
use super::grammar::Shape;
use super::nodes::node_mut;
use crate::report::{Code, Report, listed, quoted};

/// The fields of a parameter of OpenAPI 2.0 that are not keywords of its schema.
const OF_PARAMETER: [&str; 6] = [
    "name",
    "in",
    "required",
    "schema",
    "allowEmptyValue",
    "collectionFormat",
];

/// Makes the body of a request of such parameters, with a warning, where it has none.
pub(super) fn repair(value: &mut Value, relocated: &mut Relocated, report: &mut Report) {
    let paths = value.get("paths").and_then(Value::as_object);
    let items = paths.into_iter().flatten();
    let operations: Vec<Place> = items
        .flat_map(|(path, item)| {
            let place = Place::root().key("paths").key(path);
            let methods = Shape::methods().filter(|method| item.get(method).is_some());
            methods
                .map(move |method| place.key(method))
                .collect::<Vec<_>>()
        })
        .collect();
    for place in operations {
        if let Some(Value::Object(operation)) = node_mut(value, &place)
            && !operation.contains_key("requestBody")
        {
            repair_operation(operation, &place, relocated, report);
        }
    }
}

fn repair_operation(
    operation: &mut Map<String, Value>,
    place: &Place,
    relocated: &mut Relocated,
    report: &mut Report,
) {
    let Some(Value::Array(parameters)) = operation.get_mut("parameters") else {
        return;
    };
    if !parameters.iter().any(is_of_body) {
        return;
    }
    let list = place.key("parameters");
    let (mut kept, mut of_body) = (Vec::new(), Vec::new());
    for (index, parameter) in std::mem::take(parameters).into_iter().enumerate() {
        if is_of_body(&parameter) {
            of_body.push(parameter);
        } else {
            relocated.note_moved(list.index(kept.len()), list.index(index));
            kept.push(parameter);
        }
    }
    *parameters = kept;
    let names = of_body.iter().filter_map(|one| one.get("name")?.as_str());
    let names: Vec<String> = names.map(quoted).collect();
    let message = format!("parameters in the body: {}", listed(&names, "and"));
    report
        .add(Code::ParameterOfBody, &list, message)
        .at_key()
        .help("read as `requestBody`, which OpenAPI 3 has for the body");
    operation.insert("requestBody".to_owned(), body(&of_body));
}

fn location(parameter: &Value) -> Option<&str> {
    parameter.get("in")?.as_str()
}

fn is_of_body(parameter: &Value) -> bool {
    matches!(location(parameter), Some("formData" | "body"))
}

fn body(parameters: &[Value]) -> Value {
    let whole = parameters.iter().find(|one| location(one) == Some("body"));
    if let Some(whole) = whole {
        let content = json!({"application/json": {"schema": schema(whole)}});
        return json!({"required": is_required(whole), "content": content});
    }
    let (mut properties, mut required) = (Map::new(), Vec::new());
    for parameter in parameters {
        let name = parameter
            .get("name")
            .and_then(Value::as_str)
            .unwrap_or_default();
        if is_required(parameter) {
            required.push(Value::from(name));
        }
        properties.insert(name.to_owned(), schema(parameter));
    }
    let has_files = properties
        .values()
        .any(|schema| schema.get("format") == Some(&json!("binary")));
    let media_type = match has_files {
        true => "multipart/form-data",
        false => "application/x-www-form-urlencoded",
    };
    let is_required = !required.is_empty();
    let mut schema = json!({"type": "object", "properties": properties});
    if is_required {
        schema["required"] = Value::Array(required);
    }
    json!({"required": is_required, "content": {media_type: {"schema": schema}}})
}

fn is_required(parameter: &Value) -> bool {
    parameter.get("required").and_then(Value::as_bool) == Some(true)
}

/// The schema of a parameter, which may be the parameter itself.
fn schema(parameter: &Value) -> Value {
    let fields = parameter.as_object().into_iter().flatten();
    let own = fields.filter(|(key, _)| !OF_PARAMETER.contains(&key.as_str()));
    let own: Map<String, Value> = own
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    let mut schema = parameter
        .get("schema")
        .cloned()
        .unwrap_or(Value::Object(own));
    if schema.get("type").and_then(Value::as_str) == Some("file") {
        schema = json!({"type": "string", "format": "binary"});
    }
    schema
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
        let (mut relocated, mut report) = (Relocated::default(), Report::new());
        repair(&mut value, &mut relocated, &mut report);
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
            relocated.before(&post.index(0).key("name")),
            post.index(1).key("name")
        );
    }
}
