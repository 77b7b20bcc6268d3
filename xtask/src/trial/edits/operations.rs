//! Changes of operations, and of what goes over the wire for them.

use fastrand::Rng;
use serde_json::{Map, Value, json};

use super::{Dialect, Edit, Kind, any_key, list, object, rename, toggle};

pub(super) const EDITS: &[Edit] = &[
    Edit {
        name: "rename the operation",
        kind: Kind::Operation,
        apply: rename_operation,
    },
    Edit {
        name: "toggle the deprecation",
        kind: Kind::Operation,
        apply: toggle_deprecated,
    },
    Edit {
        name: "add an optional parameter",
        kind: Kind::Operation,
        apply: add_optional,
    },
    Edit {
        name: "add a required parameter",
        kind: Kind::Operation,
        apply: add_required,
    },
    Edit {
        name: "add an optional header",
        kind: Kind::Operation,
        apply: add_request_header,
    },
    Edit {
        name: "remove a parameter",
        kind: Kind::Operation,
        apply: remove_parameter,
    },
    Edit {
        name: "open the operation",
        kind: Kind::Operation,
        apply: open,
    },
    Edit {
        name: "remove the body",
        kind: Kind::Operation,
        apply: remove_body,
    },
    Edit {
        name: "toggle whether it is required",
        kind: Kind::Parameter,
        apply: toggle_parameter,
    },
    Edit {
        name: "rename the parameter",
        kind: Kind::Parameter,
        apply: rename_parameter,
    },
    Edit {
        name: "toggle whether it is required",
        kind: Kind::Body,
        apply: toggle_body,
    },
    Edit {
        name: "remove a media type",
        kind: Kind::Content,
        apply: remove_media_type,
    },
    Edit {
        name: "add a media type",
        kind: Kind::Content,
        apply: add_media_type,
    },
    Edit {
        name: "remove a status",
        kind: Kind::Responses,
        apply: remove_status,
    },
    Edit {
        name: "add a status",
        kind: Kind::Responses,
        apply: add_status,
    },
    Edit {
        name: "change a status",
        kind: Kind::Responses,
        apply: change_status,
    },
    Edit {
        name: "add a header",
        kind: Kind::Response,
        apply: add_header,
    },
    Edit {
        name: "remove a header",
        kind: Kind::Headers,
        apply: remove_header,
    },
    Edit {
        name: "toggle whether a header is required",
        kind: Kind::Headers,
        apply: toggle_header,
    },
];

type Node = Map<String, Value>;

fn rename_operation(operation: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    let name = operation.get("operationId")?.as_str()?;
    let other = format!("{name}Trial");
    operation.insert("operationId".to_owned(), other.into());
    Some(())
}

fn toggle_deprecated(operation: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    toggle(operation, "deprecated");
    Some(())
}

fn add_optional(operation: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    add_parameter(
        operation,
        json!({"name": "trial", "in": "query", "schema": {"type": "string"}}),
    )
}

fn add_required(operation: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    let schema = json!({"type": "string"});
    add_parameter(
        operation,
        json!({"name": "trial", "in": "query", "required": true, "schema": schema}),
    )
}

fn add_request_header(operation: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    add_parameter(
        operation,
        json!({"name": "X-Trial", "in": "header", "schema": {"type": "integer"}}),
    )
}

fn add_parameter(operation: &mut Node, parameter: Value) -> Option<()> {
    let parameters = operation.entry("parameters").or_insert_with(|| json!([]));
    parameters.as_array_mut()?.push(parameter);
    Some(())
}

fn remove_parameter(operation: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let parameters = list(operation, "parameters")?;
    let free = parameters
        .iter()
        .enumerate()
        .filter(|(_, one)| is_free(one));
    let index = rng.choice(free.map(|(index, _)| index).collect::<Vec<_>>())?;
    parameters.remove(index);
    Some(())
}

/// Whether the parameter may be left out; those of the path may not, and of a reference it is not known.
fn is_free(parameter: &Value) -> bool {
    parameter.get("in").is_some_and(|place| place != "path")
}

fn open(operation: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    let nobody = json!([]);
    let is_open = operation.get("security") == Some(&nobody);
    operation.insert("security".to_owned(), nobody);
    (!is_open).then_some(())
}

fn remove_body(operation: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    operation.shift_remove("requestBody").map(drop)
}

fn toggle_parameter(parameter: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    if parameter.get("in")? == "path" {
        return None;
    }
    toggle(parameter, "required");
    Some(())
}

fn rename_parameter(parameter: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    if parameter.get("in")? == "path" {
        return None;
    }
    let name = format!("trial-{}", parameter.get("name")?.as_str()?);
    parameter.insert("name".to_owned(), name.into());
    Some(())
}

fn toggle_body(body: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    toggle(body, "required");
    Some(())
}

fn remove_media_type(content: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    if content.len() < 2 {
        return None;
    }
    let name = any_key(content, rng, |_, _| true)?;
    content.shift_remove(&name).map(drop)
}

fn add_media_type(content: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let name = any_key(content, rng, |name, _| name == "application/json")?;
    let media_type = content.get(&name)?.clone();
    content.insert("application/vnd.trial+json".to_owned(), media_type);
    Some(())
}

fn remove_status(responses: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    if responses.len() < 2 {
        return None;
    }
    let status = any_key(responses, rng, |_, _| true)?;
    responses.shift_remove(&status).map(drop)
}

fn add_status(responses: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let status = ["202", "418", "503"][rng.usize(..3)];
    let response = json!({"description": "Added."});
    responses
        .insert(status.to_owned(), response)
        .is_none()
        .then_some(())
}

fn change_status(responses: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let status = any_key(responses, rng, |name, _| name != "default")?;
    let other = match status.starts_with('2') {
        true => "203",
        false => "451",
    };
    if responses.contains_key(other) {
        return None;
    }
    rename(responses, &status, other);
    Some(())
}

fn add_header(response: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let headers = response.entry("headers").or_insert_with(|| json!({}));
    let header = json!({"required": rng.bool(), "schema": {"type": "string"}});
    headers
        .as_object_mut()?
        .insert("X-Trial".to_owned(), header);
    Some(())
}

fn remove_header(headers: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let name = any_key(headers, rng, |_, _| true)?;
    headers.shift_remove(&name).map(drop)
}

fn toggle_header(headers: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let name = any_key(headers, rng, |_, header| header.get("$ref").is_none())?;
    toggle(object(headers, &name)?, "required");
    Some(())
}
