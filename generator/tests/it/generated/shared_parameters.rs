//! Parameters that a client has once.

use openapi_crates::report::Style;
use openapi_crates::source::Source;
use openapi_crates::{SharedParameter, generate};

use crate::support::{Workspace, generated_with, options};

const DESCRIPTION: &str = r"
openapi: 3.0.3
info: {title: Shared, version: 1.0.0}
servers: [{url: https://a.example}]
paths:
  /pets:
    parameters: &all
      - {name: X-Api-Version, in: header, required: true, description: The version., schema: {type: string, minLength: 2}}
      - {name: tenant, in: query, schema: {type: integer}}
      - {name: kinds, in: query, schema: {type: array, items: {type: string}}}
      - {name: region, in: header, schema: {type: string, enum: [eu, us]}}
    get: {operationId: listPets, responses: {'204': {description: Done.}}}
    post:
      operationId: addPet
      requestBody: {required: true, content: {application/json: {schema: {type: string}}}}
      responses: {'204': {description: Done.}}
  /toys/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {operationId: getToy, parameters: *all, responses: {'204': {description: Done.}}}
    delete: {operationId: removeToy, responses: {'204': {description: Done.}}}
components:
  securitySchemes:
    tenant: {type: apiKey, in: header, name: t}
";

const MANIFEST: &str = r#"[package]
name = "program"
edition = "2024"

[dependencies]
one = { package = "one-client", path = "../one-client", default-features = false, features = ["mock"] }
two = { package = "two-client", path = "../two-client", default-features = false, features = ["mock"] }
dependencies = { path = "../dependencies" }
http = "1"
tokio = { version = "1", features = ["macros", "rt"] }
tower-service = "0.3"
"#;

const PROGRAM: &str = r#"
use std::convert::Infallible;
use std::future::{Ready, ready};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};

use http::{Request, Response};

/// A transport that records the URL and version of requests.
#[derive(Clone, Default)]
struct Recorder(Arc<Mutex<Vec<String>>>);

impl<B> tower_service::Service<Request<B>> for Recorder {
    type Response = Response<String>;
    type Error = Infallible;
    type Future = Ready<Result<Self::Response, Infallible>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let version = request.headers().get("x-api-version");
        let version = version.map_or("-", |value| value.to_str().unwrap());
        let region = request.headers().contains_key("region");
        let line = format!("{} {version} {region}", request.uri());
        self.0.lock().unwrap().push(line);
        ready(Ok(Response::builder().status(204).body(String::new()).unwrap()))
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let recorder = Recorder::default();
    let client = one::Client::builder(one::Environment::server_1(), "v1")
        .tenant(7)
        .kinds(vec!["a".to_owned(), "b".to_owned()])
        .transport(recorder.clone())
        .build()
        .unwrap();
    client.list_pets().send().await.unwrap();
    client.add_pet("Rex".to_owned()).tenant(8).x_api_version("v2").send().await.unwrap();
    let other = client.with_region(one::types::ListPetsRegion::Eu).with_x_api_version("v3");
    other.get_toy(1).send().await.unwrap();
    client.get_toy(1).send().await.unwrap();
    client.remove_toy(1).send().await.unwrap();
    // It is validated as other parameters are.
    assert!(client.with_x_api_version("v").list_pets().send().await.is_err());
    assert_eq!(
        *recorder.0.lock().unwrap(),
        [
            "https://a.example/pets?tenant=7&kinds=a&kinds=b v1 false",
            "https://a.example/pets?kinds=a&kinds=b&tenant=8 v2 false",
            "https://a.example/toys/1?tenant=7&kinds=a&kinds=b v3 true",
            "https://a.example/toys/1?tenant=7&kinds=a&kinds=b v1 false",
            "https://a.example/toys/1 - false",
        ]
    );
    let required = two::ClientRequired { x_api_version: "v1".to_owned(), tenant: 7 };
    let client = two::Client::builder(two::Environment::server_1(), required);
    client.transport(recorder).build().unwrap().list_pets().send().await.unwrap();
}
"#;

fn shared(names: &[&str]) -> Vec<SharedParameter> {
    let names = names.iter().map(|name| name.parse().expect("a parameter"));
    names.collect()
}

const NAMES: [&str; 4] = ["X-Api-Version", "query:tenant", "kinds", "region"];

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn a_client_has_parameters_once() {
    let workspace = Workspace::open();
    let required = DESCRIPTION.replace("{name: tenant, in", "{name: tenant, required: true, in");
    for (name, description) in [("one", DESCRIPTION), ("two", &required)] {
        let options = options(name).shared_parameters(shared(&NAMES));
        let client = generated_with(description, &options.client_checks(true)).client;
        workspace.add(&client);
        workspace.succeeds("clippy", &[client.name], &["--all-features"]);
    }
    workspace.add_by_hand("program", MANIFEST, "src/main.rs", PROGRAM);
    workspace.succeeds("run", &["program"], &[]);
}

#[test]
fn parameters_that_differ_or_do_not_exist_are_errors() {
    let differing = DESCRIPTION.replace(
        "operationId: removeToy,",
        "operationId: removeToy, parameters: [{name: tenant, in: query, schema: {type: string}}],",
    );
    for (name, expected) in [
        (
            "X-Version",
            ": shared parameter `X-Version`: no operation has this parameter",
        ),
        ("header:tenant", ": no operation has this parameter"),
        ("id", ": no operation has this parameter"),
        ("regions", "did you mean `region`?"),
        (
            "tenant",
            ": `listPets` and `removeToy` have different parameters of this name",
        ),
    ] {
        let source = Source::new("shared.yaml".to_owned(), differing.clone());
        let labelled = shared(&[name])
            .into_iter()
            .map(|one| one.label("codegen.toml:2:3"));
        let outcome = generate(&source, &options("shared").shared_parameters(labelled));
        let report = outcome.report.render(&source, Style::Plain);
        assert!(outcome.generated.is_none(), "{name}");
        assert!(
            report.contains("error[E0914]: codegen.toml:2:3: "),
            "{report}"
        );
        assert!(report.contains(expected), "{expected}:\n{report}");
    }
}
