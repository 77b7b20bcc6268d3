//! The client crate: typed methods and failures.

mod checks;
mod common;
mod connection;
mod credential;
mod environment;
mod failure_traits;
mod library;
mod operation;
mod pages;
mod parameters;
mod path;
mod payload;
mod response;
mod sending;
mod server_address;
mod setters;
mod views;

use quote::quote;

use super::docs::Docs;
use super::rules;
use super::source_file::{SourceFile, ident};
use super::types::{self, Crate};
use super::webhooks;
use super::xml;
use crate::model::Api;

pub use sending::files as sending;

/// The source files of the crate, without the runtime.
pub fn files(api: &Api) -> Vec<SourceFile> {
    let mut files = vec![connection::file(api), operations(api)];
    files.extend(common::file(api));
    files.extend(payload::files(api));
    files.extend(operation::files(api));
    files.extend(types::files(api, Crate::Client));
    files.extend(webhooks::files(api, Crate::Client));
    let rules = rules::file(api).filter(|_| api.checks_requests);
    let has_rules = rules.is_some();
    files.extend(rules);
    let xml = xml::file(api, Crate::Client);
    let has_xml = xml.is_some();
    files.extend(xml);
    let patterns = types::patterns_file(&types::used_patterns(api, &files));
    files.push(library::file(api, patterns.is_some(), has_rules, has_xml));
    files.extend(patterns);
    files
}

fn operations(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph(match api.is_of_hooks() {
        true => "The hooks, one module each.",
        false => "The operations, one module each.",
    });
    let mut file = SourceFile::new("src/operations/mod.rs", docs);
    for operation in &api.operations {
        let module = ident(&operation.name.rust);
        let condition = library::condition(operation);
        file.push(quote!(#condition pub(crate) mod #module;));
    }
    file
}
