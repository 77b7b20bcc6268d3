//! Compares both sides of one description with the validator.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::convert::to_json_schema;
use crate::document::Document;
use crate::harness::{Answer, Question, Side, Workshop};
use crate::intended_deviations::{NESTING, Validators};
use crate::mutations::{self, Interest};
use crate::synthesis::{self, Limits, Root};
use crate::tally::{Disagreement, Tally};
use crate::values::Values;
use crate::{compare, directions, nodes};

/// Tries every schema of a document that is small enough.
pub fn run(
    document: &Document,
    limits: Limits,
    count: usize,
    workshop: &Workshop,
    tally: &mut Tally,
) {
    let synthesis = synthesis::synthesise(document, limits);
    tally.left_out = synthesis.left_out;
    if let Some(reason) = tally
        .left_out
        .values()
        .find(|reason| reason.starts_with(synthesis::PANICKED))
    {
        tally.fail(reason.clone());
    }
    let Some(generated) = &synthesis.generated else {
        return;
    };
    let program = match workshop.build(generated, &synthesis.roots) {
        Ok(program) => program,
        Err(error) => return tally.fail(format!("does not build: {error:#}")),
    };
    let mut cases = Vec::new();
    let mut validated = Vec::new();
    for (index, root) in synthesis.roots.iter().enumerate() {
        let found = sides(document, root);
        match found {
            Err(error) => {
                tally.left_out.insert(
                    root.name.clone(),
                    format!("the validator refuses it: {error}"),
                );
            }
            Ok(sides) => {
                tally.schemas += 1;
                cases.extend(made(
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
    let questions: Vec<_> = cases
        .iter()
        .map(|case: &Case| case.question.clone())
        .collect();
    let answers = match workshop.ask(&program, &questions) {
        Ok(answers) => answers,
        Err(error) => return tally.fail(format!("cannot be run: {error:#}")),
    };
    if answers.len() < cases.len() {
        tally.fail(format!(
            "only {} of {} values have a result",
            answers.len(),
            cases.len()
        ));
    }
    for (case, answer) in cases.iter().zip(answers) {
        weigh(case, answer, &mut validated, &synthesis.roots, tally);
    }
}

/// A value for one side.
struct Case {
    question: Question,
    value: Value,
    /// Whose validator.
    validator: usize,
    is_example: bool,
}

/// The schemas as one side sees them, and their validators.
struct Sided<'a> {
    root: Value,
    validators: Validators<'a>,
}

fn sides<'a>(document: &Document, root: &'a Root) -> Result<[Sided<'a>; 2], String> {
    let one = |hidden| {
        let mut schemas = Map::new();
        for name in &root.closure {
            let schema = document.schemas.get(name).cloned().unwrap_or_default();
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
        })
    };
    Ok([one("readOnly")?, one("writeOnly")?])
}

/// Makes the values of a schema, for both sides.
fn made<'a>(
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
    let interest = Interest::of(&server.root);
    let examples = examples(document, &root.name);
    let mut all: BTreeMap<String, (Value, bool)> = BTreeMap::new();
    for example in examples {
        all.insert(example.to_string(), (example, true));
    }
    for number in 0..count {
        let mut value = values.value(&schema);
        // A third as they are, the others with one change, or now and then two.
        let changes = usize::from(number * 3 >= count) * (1 + number % 4 / 3);
        for _ in 0..changes {
            mutations::mutate(&mut values, &mut value, &interest);
        }
        all.entry(value.to_string()).or_insert((value, false));
    }
    let first = validated.len();
    let mut cases = Vec::new();
    let mut client = client;
    for (json, (value, is_example)) in all {
        let question = Question {
            side: Side::Server,
            index,
            json,
        };
        let for_client = client.validators.allows(&value).then(|| Case {
            question: Question {
                side: Side::Client,
                ..question.clone()
            },
            value: value.clone(),
            validator: first + 1,
            is_example,
        });
        cases.push(Case {
            question,
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
    let bodies = document.examples.iter().filter(|(of, _)| of == name);
    found.extend(bodies.map(|(_, example)| example.clone()));
    found
}

/// Compares a result with the verdict of the validator.
fn weigh(
    case: &Case,
    answer: Answer,
    validated: &mut [Sided<'_>],
    roots: &[Root],
    tally: &mut Tally,
) {
    let (Some(sided), Some(root)) = (
        validated.get_mut(case.validator),
        roots.get(case.question.index),
    ) else {
        return;
    };
    let is_allowed = sided.validators.allows(&case.value);
    tally.count(case.question.side, is_allowed, case.is_example);
    let fault = match &answer {
        Answer::Failed(words) => Err(words.clone()),
        Answer::Refused(_) if depth(&case.value) > DEEPEST => Ok(vec![NESTING.0]),
        Answer::Refused(_) if !is_allowed => Ok(Vec::new()),
        Answer::Read(written) if is_allowed => same(sided, &root.name, case, written.as_deref()),
        Answer::Read(_) | Answer::Refused(_) => sided
            .validators
            .explain(&case.value, !is_allowed)
            .ok_or_else(|| "the verdicts differ".to_owned()),
    };
    match fault {
        Ok(names) => names.into_iter().for_each(|name| tally.allow(name)),
        Err(what) => tally.disagree(Disagreement {
            schema: root.name.clone(),
            side: case.question.side,
            value: case.question.json.clone(),
            is_allowed,
            answer,
            what,
            is_example: case.is_example,
        }),
    }
}

/// The maximum depth that `serde_json` parses.
const DEEPEST: usize = 127;

fn depth(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(depth).max().unwrap_or(0),
        Value::Object(object) => 1 + object.values().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}

fn same(
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
    let allowed = compare::compare(&sided.root, &schema, &case.value, &written)?;
    Ok(allowed.into_iter().collect())
}
