//! Generates crates from a description with one operation per schema.

use std::collections::{BTreeMap, BTreeSet};
use std::panic;

use openapi_crates::report::{Diagnostic, Severity};
use openapi_crates::source::Source;
use openapi_crates::{Generated, Options, RuntimeSource};
use serde_json::{Map, Value, json};

use crate::document::{self, Document};
use crate::nodes;

/// A schema under test.
#[derive(Clone, Debug)]
pub struct Root {
    /// Its name.
    pub name: String,
    /// All schemas that it depends on, including itself.
    pub closure: BTreeSet<String>,
    /// `true` if requests and responses have separate types.
    pub is_split: bool,
}

/// The crates generated for the schemas of a document.
pub struct Synthesis {
    /// The schemas under test, in the order of their operations.
    pub roots: Vec<Root>,
    /// The crates; `None` if no schema is left.
    pub generated: Option<Generated>,
    /// The skipped schemas, with the reasons.
    pub skipped: BTreeMap<String, String>,
    /// The codes and JSON Pointers of diagnostics.
    pub reported: Vec<(&'static str, String)>,
}

/// The limits of the parts of a document that are checked.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The maximum number of values in a schema, with its dependencies.
    pub size: usize,
    /// The maximum number of schemas.
    pub schemas: usize,
}

/// Generates crates with an operation for each schema, without the schemas that are refused.
pub fn synthesize(document: &Document, limits: Limits, library: &RuntimeSource) -> Synthesis {
    let mut skipped = BTreeMap::new();
    let mut roots = choose(document, limits, &mut skipped);
    loop {
        if roots.is_empty() {
            return Synthesis {
                roots,
                generated: None,
                skipped,
                reported: Vec::new(),
            };
        }
        let text = description(document, &roots).to_string();
        let (diagnostics, generated) = generate(text, library);
        if generated.is_some() {
            let reported = diagnostics.into_iter().map(|one| (one.code, one.pointer));
            return Synthesis {
                roots,
                generated,
                skipped,
                reported: reported.collect(),
            };
        }
        let before = roots.len();
        let errors = diagnostics.into_iter().filter(|one| one.is_error);
        let errors: Vec<Reported> = errors.collect();
        for error in &errors {
            remove_affected(&mut roots, &error.message, &error.pointer, &mut skipped);
        }
        if roots.len() == before {
            let error = errors.into_iter().next().unwrap_or_default();
            let (message, pointer) = (error.message, error.pointer);
            for root in roots.drain(..) {
                skipped.insert(root.name, format!("{message} ({pointer})"));
            }
        }
    }
}

fn choose(
    document: &Document,
    limits: Limits,
    skipped: &mut BTreeMap<String, String>,
) -> Vec<Root> {
    let sizes: BTreeMap<_, _> = document
        .schemas
        .iter()
        .map(|(name, schema)| (name.as_str(), document::size(schema)))
        .collect();
    let mut roots = Vec::new();
    for name in document.schemas.keys() {
        match document.closure(name) {
            Err(reason) => {
                skipped.insert(name.clone(), reason);
            }
            Ok(closure) => {
                let size: usize = closure
                    .iter()
                    .filter_map(|name| sizes.get(name.as_str()))
                    .sum();
                if size <= limits.size {
                    let is_split = closure
                        .iter()
                        .any(|name| has_directions(&document.schemas[name]));
                    roots.push(Root {
                        name: name.clone(),
                        closure,
                        is_split,
                    });
                } else {
                    skipped.insert(name.clone(), "is too large".to_owned());
                }
            }
        }
    }
    let step = roots.len().div_ceil(limits.schemas).max(1);
    let mut kept = Vec::new();
    for (index, root) in roots.into_iter().enumerate() {
        if index % step == 0 {
            kept.push(root);
        } else {
            skipped.insert(root.name, "is one of too many".to_owned());
        }
    }
    kept
}

fn has_directions(schema: &Value) -> bool {
    let mut found = false;
    nodes::visit(schema, &mut |object| {
        found |= ["readOnly", "writeOnly"]
            .iter()
            .any(|key| object.get(*key) == Some(&Value::Bool(true)));
    });
    found
}

/// Removes the schemas that an error at `pointer` affects.
fn remove_affected(
    roots: &mut Vec<Root>,
    message: &str,
    pointer: &str,
    skipped: &mut BTreeMap<String, String>,
) {
    let name = nodes::component(pointer);
    let operation = pointer.strip_prefix("#/paths/~1t").map(|rest| {
        let digits = rest.split('/').next().unwrap_or_default();
        digits.to_owned()
    });
    let mut index = 0;
    roots.retain(|root| {
        let is_named = name
            .as_ref()
            .is_some_and(|name| root.closure.contains(name));
        let is_affected = is_named
            || operation
                .as_ref()
                .is_some_and(|digits| *digits == index.to_string());
        index += 1;
        if is_affected {
            skipped.insert(root.name.clone(), format!("{message} ({pointer})"));
        }
        !is_affected
    });
}

/// The description with an operation for each schema.
pub fn description(document: &Document, roots: &[Root]) -> Value {
    let needed: BTreeSet<_> = roots.iter().flat_map(|root| &root.closure).collect();
    let schemas = document
        .schemas
        .iter()
        .filter(|(name, _)| needed.contains(name));
    let schemas: Map<_, _> = schemas
        .map(|(name, schema)| (name.clone(), schema.clone()))
        .collect();
    let paths: Map<_, _> = roots
        .iter()
        .enumerate()
        .map(|(index, root)| (format!("/t{index}"), operations(index, root)))
        .collect();
    json!({
        "openapi": document.version,
        "info": {"title": "Oracle", "version": "1.0.0"},
        "paths": paths,
        "components": {"schemas": schemas},
    })
}

fn operations(index: usize, root: &Root) -> Value {
    let reference = json!({"$ref": nodes::reference(&root.name)});
    let content = json!({"application/json": {"schema": reference}});
    let response = json!({"200": {"description": "It.", "content": content}});
    let echoed = match root.is_split {
        true => json!({"204": {"description": "Nothing."}}),
        false => response.clone(),
    };
    json!({
        "get": {"operationId": format!("readZq{index}"), "responses": response},
        "post": {
            "operationId": format!("echoZq{index}"),
            "requestBody": {"required": true, "content": content},
            "responses": echoed,
        },
    })
}

/// The reason for skipping schemas at which the generator panicked.
pub const PANICKED: &str = "the generator panicked";

/// A diagnostic of the generator.
#[derive(Default)]
struct Reported {
    code: &'static str,
    is_error: bool,
    message: String,
    pointer: String,
}

fn generate(text: String, library: &RuntimeSource) -> (Vec<Reported>, Option<Generated>) {
    let outcome = panic::catch_unwind(|| {
        let options = Options::new("validated")
            .runtime(library.clone())
            .spec_path("validated.json");
        openapi_crates::generate(&Source::new("validated.json".to_owned(), text), &options)
    });
    let Ok(outcome) = outcome else {
        let panicked = Reported {
            is_error: true,
            message: PANICKED.to_owned(),
            ..Reported::default()
        };
        return (vec![panicked], None);
    };
    let diagnostics = outcome.report.diagnostics().iter();
    (diagnostics.map(reported).collect(), outcome.generated)
}

fn reported(diagnostic: &Diagnostic) -> Reported {
    let pointer = diagnostic.place().map(ToString::to_string);
    Reported {
        code: diagnostic.code().as_str(),
        is_error: diagnostic.severity() == Severity::Error,
        message: diagnostic.message().to_owned(),
        pointer: pointer.unwrap_or_default(),
    }
}
