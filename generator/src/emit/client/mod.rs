//! The client crate, and the client code of webhooks.
//!
//! In: the model. Out: the files of the client, of its calls and of its command line. Depends on the
//! files of `emit` that both crates use.

mod builder;
mod call_setters;
mod client_type;
pub mod command_line;
mod common_headers;
mod credential;
mod environment;
mod errors;
mod media_type_views;
mod operation;
mod pages;
mod parameters;
mod path;
mod payload;
mod response;
mod root;
mod server_url;
mod validation;

use quote::quote;

pub use builder::{Built, builder, credentials};
pub use root::file as root;

use super::constraints;
use super::docs::Docs;
use super::drafts::Drafts;
use super::source_file::{SourceFile, ident};
use super::types::{self, Crate};
use super::webhooks;
use super::xml;
use crate::model::Api;

/// The source files of the crate, without its root and the runtime.
pub fn drafts<'a>(api: &'a Api, webhooks: Option<&'a Api>) -> Drafts<'a> {
    let mut drafts = common(api);
    drafts.add(|| client_type::file(api));
    drafts.add_some(|| common_headers::file(api));
    drafts.append(command_line::drafts(api));
    drafts.append(types::drafts(api, Crate::Client));
    drafts.append(webhooks::drafts(webhooks, Crate::Client));
    drafts.add_some(|| constraints::file(api).filter(|_| api.checks_requests));
    drafts.add_some(|| xml::file(api, Crate::Client));
    drafts
}

/// The files that operations and webhooks have in common.
pub fn common(api: &Api) -> Drafts<'_> {
    let mut drafts = Drafts::default();
    drafts.add(|| operations(api));
    drafts.append(payload::drafts(api));
    drafts.append(operation::drafts(api));
    drafts
}

fn operations(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph(match api.is_webhook_api() {
        true => "The webhooks and callbacks, one module each.",
        false => "The operations, one module each.",
    });
    let mut file = SourceFile::new("src/operations/mod.rs", docs);
    for operation in &api.operations {
        let module = ident(&operation.name.rust);
        file.gated(root::feature(operation), |file| {
            file.push(quote!(pub(crate) mod #module;));
        });
    }
    file
}
