//! The sections of the server.

use quote::quote;

use super::{example, installation};
use crate::emit::docs::{Docs, code};
use crate::emit::server::api_trait::supertraits;
use crate::emit::starter::{file, text};
use crate::generate_error::GenerateError;
use crate::lowered::{Api, Operation};

const HTTP: &str = "http = \"1\"\n";

const ERRORS: &str = "\
## Errors

A handler returns the documented errors of its operation, and every other error by `?`: the caller receives the documented response to
an internal error, and `Server::observe_errors` the cause. A request that the description does not allow is rejected before its handler is called,
with the status that is documented for it.";

pub fn sections(api: &Api, name: &str) -> Result<Vec<String>, GenerateError> {
    let package = name.replace('-', "_");
    let imports = format!("{package}::Api {package}::Server");
    let Some(operation) = simple(api) else {
        return Ok(vec![installation(name, HTTP)]);
    };
    let (method, path) = (operation.method.as_str(), path(api, operation));
    let source = quote! {
        async fn respond(api: impl Api) -> Result<(), http::Error> {
            let request = http::Request::builder().method(#method).uri(#path).body(String::new())?;
            let response = Server::new(api).handle(request).await;
            println!("{}", response.status());
            Ok(())
        }
    };
    let source = text(file(Docs::new(), &imports, [source]))?;
    let served = Docs::new().paragraph(
        "`Server` serves a type that implements these traits. It is a `tower::Service`, for axum, hyper or tonic; `handle` responds to a \
         single request, for example in a test:",
    );
    Ok(vec![
        installation(name, HTTP),
        format!(
            "## The first request\n\n{}\n\n{}\n\n{}",
            traits(api),
            served.markdown(),
            example(&source)
        ),
        format!("{ERRORS} {}", bodies_of_rejections(api)),
    ])
}

fn bodies_of_rejections(api: &Api) -> &'static str {
    match api.error_bodies.is_empty() {
        true => "Its body is `application/problem+json` (RFC 9457).",
        false => "`Reject` makes its body.",
    }
}

/// A table of the traits to implement.
fn traits(api: &Api) -> String {
    let supertraits = supertraits(api).into_iter().map(|name| {
        let docs = match name {
            "Authenticate" => "identifies the caller by a credential",
            "Admit" => "admits or rejects a request before its body is read",
            _ => "makes the body of a rejection",
        };
        (name.to_owned(), docs.to_owned())
    });
    let of_tags = api.tag_traits.iter().map(|one| {
        let tag = code(&one.name.wire);
        let docs = format!("has a handler for each operation with the tag {tag}");
        (one.name.rust.clone(), docs)
    });
    let others = (!api.has_only_tagged_operations()).then(|| {
        let docs = match api.tag_traits.is_empty() {
            true => "has a handler for each operation",
            false => "has a handler for each other operation",
        };
        ("Api".to_owned(), docs.to_owned())
    });
    let rows = supertraits.chain(of_tags).chain(others);
    let rows = rows.map(|(name, docs)| format!("\n| `{name}` | {docs} |"));
    format!("| trait | |\n| --- | --- |{}", rows.collect::<String>())
}

/// An operation without path parameters, or else the first.
fn simple(api: &Api) -> Option<&Operation> {
    let mut operations = api.operations.iter();
    let simple = operations.find(|one| one.path_parameters.is_empty());
    simple.or(api.operations.first())
}

/// The path of a request, with `1` for each parameter.
fn path(api: &Api, operation: &Operation) -> String {
    let base = api.servers_of(operation).base_path.fixed();
    let mut parts = operation.path.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    let path = parts.fold(first, |path, part| {
        let rest = part.split_once('}').map_or("", |(_, rest)| rest);
        format!("{path}1{rest}")
    });
    format!("{base}{path}")
}
