//! Compares both sides of one description with the validator.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::convert::to_json_schema;
use crate::document::Document;
use crate::harness::{Input, Outcome, Side, Workspace};
use crate::intended_deviations::{NESTING, Validators};
use crate::mutations::{self, Vocabulary};
use crate::schema_edits::{OPEN, OVERLAPPING};
use crate::synthesis::{self, Limits, Root};
use crate::tally::{Disagreement, Tally};
use crate::values::Values;
use crate::{compare, directions, nodes};

/// Checks every schema of a document that is within the limits.
pub fn run(
    document: &Document,
    limits: Limits,
    count: usize,
    workspace: &Workspace,
    tally: &mut Tally,
) {
    let synthesis = synthesis::synthesize(document, limits, &workspace.library);
    tally.skipped = synthesis.skipped;
    if let Some(reason) = tally
        .skipped
        .values()
        .find(|reason| reason.starts_with(synthesis::PANICKED))
    {
        tally.fail(reason.clone());
    }
    let Some(generated) = &synthesis.generated else {
        return;
    };
    let program = match workspace.build(generated, &synthesis.roots) {
        Ok(program) => program,
        Err(error) => return tally.fail(format!("does not build: {error:#}")),
    };
    let mut cases = Vec::new();
    let mut validated = Vec::new();
    for (index, root) in synthesis.roots.iter().enumerate() {
        let found = sides(document, root, &synthesis.reported);
        match found {
            Err(error) => {
                tally.skipped.insert(
                    root.name.clone(),
                    format!("the validator refuses it: {error}"),
                );
            }
            Ok(sides) => {
                tally.schemas += 1;
                cases.extend(cases_of(
                    document,
                    root,
                    index,
                    count,
                    sides,
                    &mut validated,
                    tally,
                ));
            }
        }
    }
    let inputs: Vec<_> = cases.iter().map(|case: &Case| case.input.clone()).collect();
    let outcomes = match workspace.decode_all(&program, &inputs) {
        Ok(outcomes) => outcomes,
        Err(error) => return tally.fail(format!("cannot be run: {error:#}")),
    };
    if outcomes.len() < cases.len() {
        tally.fail(format!(
            "only {} of {} values have a result",
            outcomes.len(),
            cases.len()
        ));
    }
    for (case, outcome) in cases.iter().zip(outcomes) {
        compare_outcome(case, outcome, &mut validated, &synthesis.roots, tally);
    }
}

/// A value for one side.
struct Case {
    input: Input,
    value: Value,
    /// The index of its validator.
    validator: usize,
    is_example: bool,
}

/// The schemas for one side, and their validators.
struct Sided<'a> {
    root: Value,
    validators: Validators<'a>,
    alternatives: compare::Alternatives,
}

fn sides<'a>(
    document: &Document,
    root: &'a Root,
    reported: &[(&str, String)],
) -> Result<[Sided<'a>; 2], String> {
    let sided = |hidden, is_client| {
        let mut schemas = Map::new();
        for name in &root.closure {
            let mut schema = document.schemas.get(name).cloned().unwrap_or_default();
            let own = nodes::reference(name);
            for (code, place) in reported {
                if let Some(place) = place.strip_prefix(&own) {
                    mark(&mut schema, code, place, is_client);
                }
            }
            let mut schema = to_json_schema(&schema, document.is_3_0());
            nodes::change(&mut schema, &mut |object| {
                directions::hide(document, hidden, object)
            });
            schemas.insert(name.clone(), schema);
        }
        let whole = json!({"components": {"schemas": schemas}});
        Validators::new(&root.name, schemas).map(|validators| Sided {
            root: whole,
            validators,
            alternatives: compare::Alternatives::default(),
        })
    };
    Ok([sided("readOnly", false)?, sided("writeOnly", true)?])
}

/// Marks the schema of a diagnostic, at a JSON Pointer.
fn mark(schema: &mut Value, code: &str, place: &str, is_client: bool) {
    let parent = |place: &str| Some(place.rsplit_once('/')?.0.to_owned());
    let (place, mark) = match code {
        "W0615" => (parent(place), OPEN),
        // A server decides by the constraints.
        "W0618" if is_client => (parent(place).and_then(|list| parent(&list)), OVERLAPPING),
        _ => return,
    };
    let object = place.and_then(|place| schema.pointer_mut(&place));
    if let Some(Value::Object(object)) = object {
        object.insert(mark.to_owned(), true.into());
    }
}

/// Generates the values of a schema, for both sides.
fn cases_of<'a>(
    document: &Document,
    root: &Root,
    index: usize,
    count: usize,
    [server, client]: [Sided<'a>; 2],
    validated: &mut Vec<Sided<'a>>,
    tally: &mut Tally,
) -> Vec<Case> {
    let seed = format!("{} {}", tally.path, root.name);
    let schema = json!({"$ref": nodes::reference(&root.name)});
    let mut values = Values::new(&server.root, &seed);
    let vocabulary = Vocabulary::of(&server.root);
    let examples = examples(document, &root.name);
    let mut all: BTreeMap<String, (Value, bool)> = BTreeMap::new();
    for example in examples {
        all.insert(example.to_string(), (example, true));
    }
    for number in 0..count {
        let mut value = values.value(&schema);
        // A third is unchanged; the others have one mutation, or sometimes two.
        let changes = usize::from(number * 3 >= count) * (1 + number % 4 / 3);
        for _ in 0..changes {
            mutations::mutate(&mut values, &mut value, &vocabulary);
        }
        all.entry(value.to_string()).or_insert((value, false));
    }
    let first = validated.len();
    let mut cases = Vec::new();
    let mut client = client;
    for (json, (value, is_example)) in all {
        let input = Input {
            side: Side::Server,
            index,
            json,
        };
        let for_client = client.validators.allows(&value).then(|| Case {
            input: Input {
                side: Side::Client,
                ..input.clone()
            },
            value: value.clone(),
            validator: first + 1,
            is_example,
        });
        cases.push(Case {
            input,
            value,
            validator: first,
            is_example,
        });
        cases.extend(for_client);
    }
    validated.extend([server, client]);
    cases
}

fn examples(document: &Document, name: &str) -> Vec<Value> {
    let mut found = Vec::new();
    if let Some(schema) = document.schemas.get(name) {
        found.extend(schema.get("example").cloned());
        let list = schema.get("examples").and_then(Value::as_array);
        found.extend(list.into_iter().flatten().cloned());
    }
    let bodies = document.examples.iter().filter(|(owner, _)| owner == name);
    found.extend(bodies.map(|(_, example)| example.clone()));
    found
}

/// Compares a result with the verdict of the validator.
fn compare_outcome(
    case: &Case,
    outcome: Outcome,
    validated: &mut [Sided<'_>],
    roots: &[Root],
    tally: &mut Tally,
) {
    let (Some(sided), Some(root)) = (
        validated.get_mut(case.validator),
        roots.get(case.input.index),
    ) else {
        return;
    };
    let is_allowed = sided.validators.allows(&case.value);
    tally.count(case.input.side, is_allowed, case.is_example);
    let result = match &outcome {
        Outcome::Failed(error) => Err(error.clone()),
        Outcome::Refused(_) if depth(&case.value) > MAX_DEPTH => Ok(vec![NESTING.0]),
        Outcome::Refused(_) if !is_allowed => Ok(Vec::new()),
        Outcome::Read(written) if is_allowed => {
            compare_copy(sided, &root.name, case, written.as_deref())
        }
        Outcome::Read(_) | Outcome::Refused(_) => sided
            .validators
            .explain(&case.value, !is_allowed)
            .ok_or_else(|| "the verdicts differ".to_owned()),
    };
    match result {
        Ok(names) => names.into_iter().for_each(|name| tally.allow(name)),
        Err(details) => tally.disagree(Disagreement {
            schema: root.name.clone(),
            side: case.input.side,
            value: case.input.json.clone(),
            is_allowed,
            outcome,
            details,
            is_example: case.is_example,
        }),
    }
}

/// The maximum depth that `serde_json` parses.
const MAX_DEPTH: usize = 127;

fn depth(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(depth).max().unwrap_or(0),
        Value::Object(object) => 1 + object.values().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}

fn compare_copy(
    sided: &Sided<'_>,
    name: &str,
    case: &Case,
    written: Option<&str>,
) -> Result<Vec<&'static str>, String> {
    let Some(written) = written else {
        return Ok(Vec::new());
    };
    let written =
        serde_json::from_str(written).map_err(|error| format!("wrote no JSON: {error}"))?;
    let schema = json!({"$ref": nodes::reference(name)});
    let allowed = compare::compare(
        &sided.root,
        &schema,
        &case.value,
        &written,
        &sided.alternatives,
    )?;
    Ok(allowed.into_iter().collect())
}
