//! Changes of schemas.

use fastrand::Rng;
use serde_json::{Map, Value, json};

use super::{Dialect, Edit, Kind, any_key, list, object, rename, toggle};

pub(super) const EDITS: &[Edit] = &[
    Edit {
        name: "change the type",
        kind: Kind::Schema,
        apply: change_type,
    },
    Edit {
        name: "toggle null",
        kind: Kind::Schema,
        apply: toggle_null,
    },
    Edit {
        name: "add an optional property",
        kind: Kind::Schema,
        apply: add_optional,
    },
    Edit {
        name: "add a required property",
        kind: Kind::Schema,
        apply: add_required,
    },
    Edit {
        name: "remove a property",
        kind: Kind::Schema,
        apply: remove_property,
    },
    Edit {
        name: "rename a property",
        kind: Kind::Schema,
        apply: rename_property,
    },
    Edit {
        name: "require a property",
        kind: Kind::Schema,
        apply: require,
    },
    Edit {
        name: "require a property no longer",
        kind: Kind::Schema,
        apply: release,
    },
    Edit {
        name: "add a value",
        kind: Kind::Schema,
        apply: add_value,
    },
    Edit {
        name: "remove a value",
        kind: Kind::Schema,
        apply: remove_value,
    },
    Edit {
        name: "set a limit",
        kind: Kind::Schema,
        apply: set_limit,
    },
    Edit {
        name: "move a limit",
        kind: Kind::Schema,
        apply: move_limit,
    },
    Edit {
        name: "remove a limit",
        kind: Kind::Schema,
        apply: remove_limit,
    },
    Edit {
        name: "set a pattern",
        kind: Kind::Schema,
        apply: set_pattern,
    },
    Edit {
        name: "remove the pattern",
        kind: Kind::Schema,
        apply: |schema, _, _| schema.shift_remove("pattern").map(drop),
    },
    Edit {
        name: "set the format",
        kind: Kind::Schema,
        apply: set_format,
    },
    Edit {
        name: "remove the format",
        kind: Kind::Schema,
        apply: |schema, _, _| schema.shift_remove("format").map(drop),
    },
    Edit {
        name: "set a default",
        kind: Kind::Schema,
        apply: set_default,
    },
    Edit {
        name: "remove the default",
        kind: Kind::Schema,
        apply: |schema, _, _| schema.shift_remove("default").map(drop),
    },
    Edit {
        name: "close the object",
        kind: Kind::Schema,
        apply: close,
    },
    Edit {
        name: "make a property read-only",
        kind: Kind::Schema,
        apply: |schema, rng, _| keep_one_way(schema, rng, "readOnly"),
    },
    Edit {
        name: "make a property write-only",
        kind: Kind::Schema,
        apply: |schema, rng, _| keep_one_way(schema, rng, "writeOnly"),
    },
    Edit {
        name: "deprecate a property",
        kind: Kind::Schema,
        apply: deprecate,
    },
    Edit {
        name: "remove a branch",
        kind: Kind::Schema,
        apply: remove_branch,
    },
];

/// The limits, with the type that each is of.
const LIMITS: [(&str, &str); 6] = [
    ("minLength", "string"),
    ("maxLength", "string"),
    ("minimum", "integer"),
    ("maximum", "integer"),
    ("minItems", "array"),
    ("maxItems", "array"),
];

type Node = Map<String, Value>;

fn is_type(schema: &Node, name: &str) -> bool {
    schema.get("type").is_some_and(|known| known == name)
}

fn change_type(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let known = schema.get("type")?.as_str()?.to_owned();
    let scalars = ["string", "integer", "number", "boolean"];
    if !scalars.contains(&known.as_str()) {
        return None;
    }
    let other = rng.choice(
        scalars
            .into_iter()
            .filter(|name| *name != known)
            .collect::<Vec<_>>(),
    )?;
    let kept = [
        "description",
        "title",
        "nullable",
        "deprecated",
        "readOnly",
        "writeOnly",
    ];
    schema.retain(|name, _| kept.contains(&name.as_str()));
    schema.insert("type".to_owned(), other.into());
    Some(())
}

fn toggle_null(schema: &mut Node, _: &mut Rng, dialect: Dialect) -> Option<()> {
    if schema.contains_key("enum") || schema.contains_key("const") {
        return None;
    }
    match (dialect, schema.get("type")?.clone()) {
        (Dialect::Nullable, _) => toggle(schema, "nullable"),
        (Dialect::Types, Value::String(name)) => {
            schema.insert("type".to_owned(), json!([name, "null"]));
        }
        (Dialect::Types, Value::Array(mut names)) => {
            let had = names.len();
            names.retain(|name| name != "null");
            if names.len() == had {
                names.push("null".into());
            }
            schema.insert("type".to_owned(), names.into());
        }
        _ => return None,
    }
    Some(())
}

fn add_optional(schema: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    let added = json!({"type": "integer"});
    let known = object(schema, "properties")?.insert("trialAdded".to_owned(), added);
    known.is_none().then_some(())
}

fn add_required(schema: &mut Node, rng: &mut Rng, dialect: Dialect) -> Option<()> {
    add_optional(schema, rng, dialect)?;
    let required = schema.entry("required").or_insert_with(|| json!([]));
    required.as_array_mut()?.push("trialAdded".into());
    Some(())
}

fn remove_property(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let properties = object(schema, "properties")?;
    let name = any_key(properties, rng, |_, _| true)?;
    properties.shift_remove(&name);
    if let Some(required) = list(schema, "required") {
        required.retain(|required| *required != name);
        if required.is_empty() {
            schema.shift_remove("required");
        }
    }
    Some(())
}

fn rename_property(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let properties = object(schema, "properties")?;
    let name = any_key(properties, rng, |_, _| true)?;
    let other = format!("trial_{name}");
    rename(properties, &name, &other);
    for required in list(schema, "required").into_iter().flatten() {
        if *required == name {
            *required = other.clone().into();
        }
    }
    Some(())
}

fn require(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let required = schema.get("required").and_then(Value::as_array).cloned();
    let mut required = required.unwrap_or_default();
    let properties = object(schema, "properties")?;
    let name = any_key(properties, rng, |name, _| {
        !required.iter().any(|known| known == name)
    })?;
    required.push(name.into());
    schema.insert("required".to_owned(), required.into());
    Some(())
}

fn release(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let required = list(schema, "required")?;
    if required.is_empty() {
        return None;
    }
    required.remove(rng.usize(..required.len()));
    if required.is_empty() {
        schema.shift_remove("required");
    }
    Some(())
}

fn add_value(schema: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    let values = list(schema, "enum")?;
    if !values.iter().all(Value::is_string) {
        return None;
    }
    values.push("trial-added".into());
    Some(())
}

fn remove_value(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let values = list(schema, "enum")?;
    if values.len() < 2 {
        return None;
    }
    let removed = values.remove(rng.usize(..values.len()));
    for note in ["default", "example"] {
        if schema.get(note) == Some(&removed) {
            schema.shift_remove(note);
        }
    }
    Some(())
}

fn set_limit(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let fits = |(limit, of): &(&str, &str)| is_type(schema, of) && !schema.contains_key(*limit);
    let fitting: Vec<_> = LIMITS.into_iter().filter(fits).collect();
    let (limit, _) = rng.choice(fitting)?;
    let value = if limit.starts_with("min") { 1 } else { 500 };
    schema.insert(limit.to_owned(), value.into());
    Some(())
}

fn move_limit(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let limit = any_key(schema, rng, is_limit)?;
    let value = schema.get(&limit)?.as_i64()?;
    let moved = if rng.bool() {
        value.checked_add(1)
    } else {
        value.checked_sub(1)
    }?;
    let is_count = !["minimum", "maximum"].contains(&limit.as_str());
    if is_count && moved < 0 {
        return None;
    }
    schema.insert(limit, moved.into());
    Some(())
}

fn remove_limit(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let limit = any_key(schema, rng, is_limit)?;
    schema.shift_remove(&limit).map(drop)
}

fn is_limit(name: &str, value: &Value) -> bool {
    LIMITS.iter().any(|(limit, _)| *limit == name) && value.is_number()
}

fn set_pattern(schema: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    let is_plain =
        is_type(schema, "string") && !schema.contains_key("enum") && !schema.contains_key("format");
    if !is_plain {
        return None;
    }
    let known = schema.insert("pattern".to_owned(), "^[a-z]+$".into());
    (known.is_none()).then_some(())
}

fn set_format(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    if schema.contains_key("format") || schema.contains_key("enum") {
        return None;
    }
    let format = match schema.get("type")?.as_str()? {
        "string" => rng.choice(["date-time", "date", "uuid", "uri"])?,
        "integer" => rng.choice(["int32", "int64"])?,
        "number" => "float",
        _ => return None,
    };
    let noted = [
        "default",
        "example",
        "examples",
        "pattern",
        "minLength",
        "maxLength",
    ];
    schema.retain(|name, _| !noted.contains(&name.as_str()));
    schema.insert("format".to_owned(), format.into());
    Some(())
}

fn set_default(schema: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    let value = match schema.get("type")?.as_str()? {
        "string" => schema
            .get("enum")
            .map_or_else(|| json!("trial"), |values| values[0].clone()),
        "integer" => schema.get("minimum").cloned().unwrap_or_else(|| json!(1)),
        "boolean" => json!(true),
        _ => return None,
    };
    (schema.insert("default".to_owned(), value.clone()) != Some(value)).then_some(())
}

fn close(schema: &mut Node, _: &mut Rng, _: Dialect) -> Option<()> {
    if !schema.contains_key("properties") {
        return None;
    }
    let known = schema.insert("additionalProperties".to_owned(), false.into());
    (known != Some(Value::Bool(false))).then_some(())
}

fn keep_one_way(schema: &mut Node, rng: &mut Rng, word: &str) -> Option<()> {
    let words = ["readOnly", "writeOnly"];
    let fits = |_: &str, property: &Value| {
        property.get("type").is_some() && words.iter().all(|word| property.get(word).is_none())
    };
    let properties = object(schema, "properties")?;
    let name = any_key(properties, rng, fits)?;
    toggle(object(properties, &name)?, word);
    Some(())
}

fn deprecate(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let properties = object(schema, "properties")?;
    let fits = |_: &str, property: &Value| {
        property.get("type").is_some() && property.get("deprecated").is_none()
    };
    let name = any_key(properties, rng, fits)?;
    toggle(object(properties, &name)?, "deprecated");
    Some(())
}

fn remove_branch(schema: &mut Node, rng: &mut Rng, _: Dialect) -> Option<()> {
    let word = ["oneOf", "anyOf"]
        .into_iter()
        .find(|word| schema.contains_key(*word))?;
    let branches = list(schema, word)?;
    if branches.len() < 2 {
        return None;
    }
    branches.remove(rng.usize(..branches.len()));
    schema.shift_remove("discriminator");
    Some(())
}
