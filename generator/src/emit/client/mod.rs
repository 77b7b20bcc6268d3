//! The client crate: typed methods and failures.

mod checks;
pub mod command_line;
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

use proc_macro2::TokenStream;
use quote::quote;

use super::docs::Docs;
use super::drafts::Drafts;
use super::rules;
use super::source_file::{SourceFile, ident};
use super::types::{self, Crate};
use super::webhooks;
use super::xml;
use crate::model::Api;

pub use sending::drafts as sending;

/// The source files of the crate, without its root and the runtime.
pub fn drafts<'a>(api: &'a Api, hooks: Option<&'a Api>) -> Drafts<'a> {
    let mut drafts = Drafts::default();
    drafts.add(|| connection::file(api));
    drafts.add(|| operations(api));
    drafts.add_some(|| common::file(api));
    drafts.append(payload::drafts(api));
    drafts.append(operation::drafts(api));
    drafts.append(command_line::drafts(api));
    drafts.append(types::drafts(api, Crate::Client));
    drafts.append(webhooks::drafts(hooks, Crate::Client));
    drafts.add_some(|| rules::file(api).filter(|_| api.checks_requests));
    drafts.add_some(|| xml::file(api, Crate::Client));
    drafts
}

/// The root of the crate.
pub fn root(api: &Api, patterns: TokenStream) -> SourceFile {
    let has_rules = api.checks_requests && !api.used_constraints().is_empty();
    library::file(api, patterns, has_rules)
}

fn operations(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph(match api.is_webhook_api() {
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
