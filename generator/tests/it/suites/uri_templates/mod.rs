//! The tests of URI templates (RFC 6570), which the styles of parameters are defined by: the client sends the expected URL,
//! and the server decodes the same values.

mod call;
mod program;
mod template;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use openapi_crates::source::Source;
use openapi_crates::{Generated, generate};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::diagnostics::{Diagnostics, of_operations};
use super::folder;
use super::known::{DOCUMENTED, Lists};
use super::verdict::{Case, Observation, Outcome};
use crate::support::options;
use call::Call;
use program::{Exchange, exchange};
use template::Template;

const FILES: [&str; 4] = [
    "spec-examples",
    "spec-examples-by-section",
    "extended-tests",
    "negative-tests",
];

/// The name of the crates.
const NAME: &str = "uri-templates";

/// Templates with the same variables.
#[derive(Deserialize)]
struct Group {
    variables: Map<String, Value>,
    testcases: Vec<(String, Value)>,
}

/// A template with its expansion, or several of which one is expected.
struct Test {
    case: Case,
    expected: Value,
    /// An error is the reason why OpenAPI cannot express the template.
    call: Result<Call, &'static str>,
}

#[test]
fn parameters_are_serialized_as_uri_templates() {
    let Some(suite) = folder("uri-template") else {
        return;
    };
    let tests = tests(&suite);
    let calls: Vec<&Call> = tests
        .iter()
        .filter_map(|test| test.call.as_ref().ok())
        .collect();
    let (generated, mut diagnostics) = generated(&calls);
    let exchanges = exchange(&generated, &calls);
    let observations = tests.into_iter().enumerate().map(|(number, test)| {
        let diagnostics = diagnostics.remove(&number).unwrap_or_default();
        let outcome = match &test.call {
            Err(reason) => Outcome::LeftOut((*reason).to_owned()),
            Ok(call) => match (exchanges.get(&number), diagnostics.skip_reason()) {
                (Some(exchange), _) => outcome(call, &test.expected, exchange),
                (None, Some(codes)) => Outcome::LeftOut(codes),
                (None, None) => Outcome::Disagrees("skipped without a diagnostic".to_owned()),
            },
        };
        let mut codes = diagnostics.codes;
        codes.insert(DOCUMENTED.to_owned());
        Observation {
            case: test.case,
            outcome,
            codes,
        }
    });
    Lists::read("uri-template").check(&observations.collect::<Vec<_>>());
}

/// Reads the tests. The number of a call is the position of its test.
fn tests(suite: &Path) -> Vec<Test> {
    let mut tests = Vec::new();
    for file in FILES {
        let text = fs::read_to_string(suite.join(file).with_extension("json")).unwrap();
        let groups: Map<String, Value> = serde_json::from_str(&text).unwrap();
        for (description, group) in groups {
            let Group {
                variables,
                testcases,
            } = serde_json::from_value(group).unwrap();
            for (text, expected) in testcases {
                let call = Template::parse(&text, &variables).map(|template| Call {
                    number: tests.len(),
                    template,
                    variables: variables.clone(),
                });
                let case = Case {
                    file: file.to_owned(),
                    group: description.clone(),
                    test: text,
                };
                tests.push(Test {
                    case,
                    expected,
                    call,
                });
            }
        }
    }
    tests
}

fn generated(calls: &[&Call]) -> (Generated, BTreeMap<usize, Diagnostics>) {
    let paths: Map<String, Value> = calls
        .iter()
        .map(|call| (call.path(), call.path_item()))
        .collect();
    let info = json!({"title": NAME, "version": "1"});
    let text = json!({"openapi": "3.1.0", "info": info, "paths": paths}).to_string();
    let source = Source::new("api.json", text);
    let outcome = generate(&source, &options(NAME).skips(true).stubs(true));
    let report = outcome.report.classes_json(&source);
    let Some(generated) = outcome.generated else {
        panic!("{:#}", report["errors"]);
    };
    (generated, of_operations(&report))
}

fn outcome(call: &Call, expected: &Value, exchange: &Exchange) -> Outcome {
    if exchange.url.is_empty() {
        return Outcome::Disagrees("not sent".to_owned());
    }
    let url = exchange
        .url
        .strip_prefix(&call.prefix())
        .expect("the path of the operation");
    let url = match call.template.continues_query {
        true => url.replacen('?', "&", 1),
        false => url.to_owned(),
    };
    let is_expected = match expected {
        Value::Array(alternatives) => alternatives.iter().any(|one| *one == url),
        expected => *expected == url,
    };
    let names = call
        .template
        .parameters
        .iter()
        .map(|parameter| &parameter.variable);
    let value = |name: &String| call.variables.get(name).cloned().unwrap_or_default();
    let values: Map<String, Value> = names.map(|name| (name.clone(), value(name))).collect();
    match (is_expected, exchange.parameters == Value::Object(values)) {
        (true, true) => Outcome::Agrees,
        (false, _) => Outcome::Disagrees(format!("sent {url}")),
        (true, false) => Outcome::Disagrees(format!("decoded {}", exchange.parameters)),
    }
}
