//! The client crate, and the client code of webhooks.
//!
//! In: the lowered API. Out: the files of the client, of its calls and of its command line. Depends on the
//! files of `emit` that both crates use.

mod builder;
mod call_setters;
mod client_type;
pub mod command_line;
mod common_headers;
pub mod credential;
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
mod shared_parameters;
mod validation;

use std::sync::Arc;

use quote::quote;

pub use builder::{Built, builder, credentials};
pub use operation::required as required_inputs;
pub use root::{export_shared, file as root};

use super::blocks::Block;
use super::deferred_files::DeferredFiles;
use super::runtime;
use super::schemas;
use super::source_file::{SourceFile, ident};
use super::tag_modules;
use super::types::{self, Crate, TypeWriter};
use super::uploads;
use super::webhooks;
use super::xml;
use crate::emit::operations_file;
use crate::lowered::Api;

/// The source files of the crate, without its root and the runtime.
pub fn deferred<'a>(api: &'a Api, webhooks: Option<&'a Api>) -> DeferredFiles<'a> {
    let types = TypeWriter::new(api, Crate::Client);
    let mut deferred = common(api, Some(&types));
    deferred.add(|| client_type::file(api));
    deferred.add_some(|| common_headers::file(api));
    deferred.add(|| command_line::file(api));
    deferred.append(types::deferred(&types));
    deferred.append(webhooks::deferred(webhooks, Crate::Client));
    deferred.add_some(|| schemas::file(api).filter(|_| api.checks_requests));
    deferred.add_some(|| xml::file(api, Crate::Client));
    deferred.add_some(|| tag_modules::file(api, Crate::Client));
    deferred
}

/// The files that operations and webhooks have in common. The inline types of webhooks have files of their own.
pub fn common<'a>(api: &'a Api, types: Option<&Arc<TypeWriter<'a>>>) -> DeferredFiles<'a> {
    let mut deferred = DeferredFiles::default();
    deferred.add(|| operations(api));
    deferred.append(payload::deferred(api));
    deferred.add_some(|| uploads::file(api));
    deferred.append(operation::deferred(api, types));
    deferred
}

/// Defines the type of calls, to which operations add setters. Operations can have the names of these modules.
fn calls(file: &mut SourceFile, api: &Api) {
    file.library("client::call");
    let outline = quote!(
        pub struct Call<O>(O);
    );
    let call = quote!(crate::runtime::client::call::implement!(Call););
    file.push_block(Block::Definition(call, outline));
    if runtime::has_pages(api) {
        file.library("client::pages");
        file.push(quote!(crate::runtime::client::pages::implement!(Call);));
    }
    // Servers, which send webhooks, have no blocking calls.
    if !api.is_webhook_api() {
        file.gated(Some("blocking"), |file| {
            file.library("client::blocking");
            file.push(quote!(crate::runtime::client::blocking::implement!(Call);));
        });
    }
}

fn operations(api: &Api) -> SourceFile {
    let mut file = operations_file(api);
    for operation in &api.operations {
        let module = ident(&operation.name.rust);
        file.gated(operation.gate(), |file| {
            file.push(quote!(pub(crate) mod #module;));
            if operation.tag_module.is_none() {
                file.export_all(&format!("self::{}", operation.name.rust));
            }
        });
    }
    if !api.is_webhook_api() {
        tag_modules::export_tagged(&mut file, api);
    }
    calls(&mut file, api);
    file
}
