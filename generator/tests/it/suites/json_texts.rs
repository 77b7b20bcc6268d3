//! JSONTestSuite: texts that a JSON parser has to accept (`y_`), has to reject (`n_`), or may do either with (`i_`), as bodies
//! of several schemas.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use openapi_crates::Side;
use serde_json::Value;

use super::folder;
use super::known::{DOCUMENTED, Lists};
use super::server_program::{Request, Response, send};
use super::verdict::{Case, Observation, Outcome};
use crate::support::{generated_with, options};

/// A body: its name, its schema, and the values that the schema allows.
type Body = (&'static str, &'static str, fn(&Value) -> bool);

/// Together, these decode every kind of token in each way that generated types do.
const BODIES: [Body; 24] = [
    ("any", "{}", |_| true),
    ("array", "{type: array}", Value::is_array),
    (
        "array-of-strings",
        "{type: array, items: {type: string}}",
        |value| all(value, Value::is_string),
    ),
    (
        "array-of-numbers",
        "{type: array, items: {type: number}}",
        |value| all(value, Value::is_number),
    ),
    (
        "array-of-integers",
        "{type: array, items: {type: integer}}",
        |value| all(value, is_integer),
    ),
    (
        "array-of-booleans",
        "{type: array, items: {type: boolean}}",
        |value| all(value, Value::is_boolean),
    ),
    (
        "array-of-arrays",
        "{type: array, items: {type: array}}",
        |value| all(value, Value::is_array),
    ),
    (
        "array-of-objects",
        "{type: array, items: {type: object}}",
        |value| all(value, Value::is_object),
    ),
    ("set", "{type: array, uniqueItems: true}", is_set),
    (
        "tuple",
        "{type: array, prefixItems: [{type: string}]}",
        |value| match value.get(0) {
            Some(first) => first.is_string(),
            None => value.is_array(),
        },
    ),
    ("object", "{type: object}", Value::is_object),
    (
        "map",
        "{type: object, additionalProperties: {type: string}}",
        is_map_of_strings,
    ),
    (
        "struct",
        "{type: object, properties: {a: {}, min: {type: number}}}",
        Value::is_object,
    ),
    (
        "closed-struct",
        "{type: object, properties: {a: {}}, additionalProperties: false}",
        |value| {
            value
                .as_object()
                .is_some_and(|object| object.keys().all(|key| key == "a"))
        },
    ),
    ("string", "{type: string}", Value::is_string),
    ("pattern", "{type: string, pattern: '^[^a]'}", |value| {
        value
            .as_str()
            .is_some_and(|text| !text.is_empty() && !text.starts_with('a'))
    }),
    ("length", "{type: string, minLength: 1}", |value| {
        value.as_str().is_some_and(|text| !text.is_empty())
    }),
    ("nullable-string", "{type: [string, 'null']}", |value| {
        value.is_string() || value.is_null()
    }),
    ("number", "{type: number}", Value::is_number),
    ("integer", "{type: integer}", is_integer),
    ("small-integer", "{type: integer, format: int32}", |value| {
        is_integer(value)
            && value
                .as_f64()
                .is_some_and(|number| number.abs() < f64::from(i32::MAX))
    }),
    ("boolean", "{type: boolean}", Value::is_boolean),
    ("null", "{type: 'null'}", Value::is_null),
    (
        "union",
        "{oneOf: [{type: string}, {type: number}, {type: array, items: {type: string}}, {type: object}]}",
        |value| {
            value.is_string()
                || value.is_number()
                || value.is_object()
                || all(value, Value::is_string)
        },
    ),
];

fn all(value: &Value, is_valid: fn(&Value) -> bool) -> bool {
    value
        .as_array()
        .is_some_and(|items| items.iter().all(is_valid))
}

fn is_integer(value: &Value) -> bool {
    value.as_f64().is_some_and(|number| number.fract() == 0.0)
}

fn is_set(value: &Value) -> bool {
    value.as_array().is_some_and(|items| {
        let mut positions = items.iter().enumerate();
        positions.all(|(position, item)| !items[..position].contains(item))
    })
}

fn is_map_of_strings(value: &Value) -> bool {
    value
        .as_object()
        .is_some_and(|object| object.values().all(Value::is_string))
}

#[test]
fn json_texts_are_parsed_as_the_suite_expects() {
    let Some(suite) = folder("json") else {
        return;
    };
    let texts = read(&suite.join("test_parsing"));
    let options = options("json-texts").only(Side::Server).stubs(true);
    let server = generated_with(&description(), &options).server;
    let (mut tests, mut requests) = (Vec::new(), Vec::new());
    for (name, bytes) in &texts {
        for (index, body) in BODIES.iter().enumerate() {
            tests.push((name, bytes, body));
            requests.push(Request {
                server: 0,
                target: format!("/b{index}"),
                media_type: "application/json",
                body: bytes.clone(),
            });
        }
    }
    let responses = send("json-texts", &[server], &requests);
    let observations = tests.into_iter().zip(responses);
    let observations: Vec<_> = observations
        .map(|((name, bytes, (body, _, allows)), response)| {
            let (group, test) = name
                .split_once('_')
                .expect("the name begins with y, n or i");
            Observation {
                case: Case {
                    file: (*body).to_owned(),
                    group: group.to_owned(),
                    test: test.to_owned(),
                },
                outcome: outcome(group, bytes, *allows, &response),
                codes: BTreeSet::from([DOCUMENTED.to_owned()]),
            }
        })
        .collect();
    Lists::read("json").check(&observations);
}

/// The texts of the suite, by the names of their files.
fn read(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut texts: Vec<_> = entries
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, fs::read(&path).unwrap())
        })
        .collect();
    texts.sort();
    assert!(!texts.is_empty(), "{} has no tests", folder.display());
    texts
}

fn description() -> String {
    let mut text = "openapi: 3.1.0\ninfo: {title: JSON texts, version: '1'}\npaths:\n".to_owned();
    for (index, (_, schema, _)) in BODIES.iter().enumerate() {
        text.push_str(&format!(
            "  /b{index}:
    post:
      operationId: b{index}
      requestBody: {{required: true, content: {{application/json: {{schema: {schema}}}}}}}
      responses: {{'204': {{description: Done.}}}}
"
        ));
    }
    text
}

fn outcome(group: &str, bytes: &[u8], allows: fn(&Value) -> bool, response: &Response) -> Outcome {
    let is_accepted = match response {
        Response::Status(501, _) => true,
        Response::Status(400, _) => false,
        other => return Outcome::Disagrees(format!("{other:?}")),
    };
    let is_valid = match group {
        "y" => allows(&serde_json::from_slice(bytes).expect("valid JSON")),
        "n" => false,
        // Either is fine, but an invalid value is rejected.
        _ => is_accepted && serde_json::from_slice(bytes).map_or(true, |value| allows(&value)),
    };
    match (is_accepted, is_valid) {
        (true, false) => Outcome::Disagrees("accepted".to_owned()),
        (false, true) => Outcome::Disagrees("rejected".to_owned()),
        _ => Outcome::Agrees,
    }
}
