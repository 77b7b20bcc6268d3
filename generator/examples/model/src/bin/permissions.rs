//! Prints the permissions that each operation of a description requires, as a table in Markdown.

use model_example::{joined, model};
use openapi_crates::Side;
use openapi_crates::model::{Operation, RequiredScheme, Requirement};

fn main() -> anyhow::Result<()> {
    println!("| operation | request | callers |\n| --- | --- | --- |");
    for operation in &model(Side::Server)?.operations {
        let (id, method, path) = (&operation.id, &operation.method, &operation.path);
        println!("| `{id}` | `{method} {path}` | {} |", callers(operation));
    }
    Ok(())
}

/// The callers that an operation admits.
fn callers(operation: &Operation) -> String {
    match operation.security.as_slice() {
        [] => "everybody".to_owned(),
        alternatives => joined(alternatives.iter().map(caller), ", or "),
    }
}

fn caller(requirement: &Requirement) -> String {
    match requirement.schemes.as_slice() {
        [] => "anonymous".to_owned(),
        schemes => joined(schemes.iter().map(credential), " and "),
    }
}

fn credential(scheme: &RequiredScheme) -> String {
    match scheme.scopes.as_slice() {
        [] => format!("`{}`", scheme.name),
        scopes => format!("`{}` with `{}`", scheme.name, scopes.join("`, `")),
    }
}
