//! The source of a service and of a program that calls it, for a team to start from.
//!
//! In: the lowered API. Out: texts without a header, since they are edited. Depends on `server` for the signatures of verifiers.

mod calls;
mod pages;
pub mod service;
mod value;

use proc_macro2::TokenStream;
use service::sent_credentials;

use super::blocks::Finished;
use super::docs::Docs;
use super::server::service::takes_bodies;
use super::source_file::SourceFile;
use crate::generate_error::GenerateError;
use crate::lowered::{Api, Credential, Operation};
use crate::render::render;

/// The source files of a service and of a program that calls it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Starter {
    /// The library with the implementation of the API; `None` if an error body has a type that has no obvious value.
    pub service: Option<String>,
    /// The files of the module `api`, if each tag has a trait: name and text.
    pub handlers: Vec<(String, String)>,
    /// The program that serves it.
    pub main: String,
    /// A program that calls an operation without required inputs; `None` if there is none.
    pub program: Option<String>,
    /// Tests of that operation, with a mock and with the service.
    pub tests: Option<String>,
    /// The environment variable of the base URL.
    pub base_url: String,
    /// The path of the base URL.
    pub base_path: String,
    /// The environment variables of credentials.
    pub credentials: Vec<String>,
    /// The headers of API keys, in lower case, which logs redact.
    pub secret_headers: Vec<String>,
    /// The server limits the size of bodies.
    pub takes_bodies: bool,
    /// The prefix of the paths of documentation, which match no operation.
    pub pages_prefix: String,
}

/// The packages that the source files use, as Rust paths.
#[derive(Clone, Copy, Debug)]
pub struct Packages<'a> {
    /// The generated server.
    pub server: &'a str,
    /// The generated client.
    pub client: &'a str,
    /// The service.
    pub service: &'a str,
}

/// Writes the source files.
pub fn starter(api: &Api, packages: Packages<'_>) -> Result<Starter, GenerateError> {
    let service = service::library(api, packages);
    let handlers = service::handlers(api, packages).into_iter();
    let handlers = handlers.map(|(module, file)| Ok((module, text(file)?)));
    let operation = simple_operation(api);
    Ok(Starter {
        service: service.map(text).transpose()?,
        handlers: handlers.collect::<Result<_, _>>()?,
        main: text(service::program(api, packages))?,
        program: operation
            .map(|operation| text(calls::program(api, operation, packages)))
            .transpose()?,
        tests: operation
            .map(|operation| text(calls::tests(operation, packages)))
            .transpose()?,
        base_url: api.command_line.base_url.clone(),
        base_path: base_path(api).to_owned(),
        credentials: sent_credentials(api)
            .iter()
            .flat_map(|one| one.variables())
            .collect(),
        secret_headers: secret_headers(api),
        takes_bodies: takes_bodies(api),
        pages_prefix: pages::prefix(&api.operations),
    })
}

fn secret_headers(api: &Api) -> Vec<String> {
    let headers = api.used_schemes().into_iter();
    let headers = headers.filter_map(|scheme| match &scheme.credential {
        Credential::HeaderKey(name) => Some(name.clone()),
        _ => None,
    });
    headers.collect()
}

/// The path of the base URL, or its default.
pub fn base_path(api: &Api) -> &str {
    let default = api.servers.at_run_time();
    default.unwrap_or(api.servers.base_path.fixed())
}

/// The operations for examples: those that every client has, and that are called as most are.
pub fn usual_operations(api: &Api) -> impl Iterator<Item = &Operation> {
    api.operations
        .iter()
        .filter(|one| one.stability.is_none() && one.deprecation.is_none() && one.servers.is_none())
}

/// The first operation that can be called without arguments.
fn simple_operation(api: &Api) -> Option<&Operation> {
    usual_operations(api).find(|operation| {
        let parameters = operation.path_parameters.iter();
        let mut parameters = parameters.chain(&operation.parameters);
        operation.body.is_none() && parameters.all(|parameter| !parameter.field.required)
    })
}

/// A file without imports of this crate, which is rendered as the generated ones are.
pub fn file(docs: Docs, imports: &str, items: impl IntoIterator<Item = TokenStream>) -> Finished {
    let mut file = SourceFile::new("starter.rs", docs);
    file.import_all(imports);
    items.into_iter().for_each(|item| file.push(item));
    file.finish()
}

/// The text of a file without its header.
pub fn text(finished: Finished) -> Result<String, GenerateError> {
    let text = render("starter.rs", "", finished)?;
    let (_, text) = text.split_once('\n').unwrap_or_default();
    Ok(text.to_owned())
}
