//! The server crate: the trait to implement, and everything else done.

mod api_trait;
mod base_paths;
mod bodies;
mod challenge;
mod decoder;
mod gate;
mod hooks;
mod layers;
mod library;
mod negotiation;
mod operation;
mod operations;
mod parameters;
mod path_tree;
mod payload;
mod receiving;
mod rejecting;
mod request;
mod request_body;
mod request_bytes;
mod response;
mod router;
mod security;
mod service;
mod shared_paths;
mod status;
mod structured;
mod xml_answers;

use proc_macro2::TokenStream;

use super::drafts::Drafts;
use super::rules;
use super::source_file::SourceFile;
use super::types::{self, Crate};
use super::webhooks;
use super::xml;
use crate::model::Api;

pub use receiving::drafts as receiving;

/// The source files of the crate, without its root and the runtime.
pub fn drafts<'a>(api: &'a Api, hooks: Option<&'a Api>) -> Drafts<'a> {
    let mut drafts = Drafts::default();
    drafts.add(|| api_trait::file(api));
    drafts.add(|| gate::file(api));
    drafts.add(|| hooks::file(api));
    drafts.add(|| operations::file(api));
    drafts.add(|| router::file(api));
    drafts.add(|| service::file(api));
    drafts.add_some(|| bodies::file(api));
    drafts.append(payload::drafts(api));
    drafts.append(operation::drafts(api));
    drafts.append(types::drafts(api, Crate::Server));
    drafts.append(webhooks::drafts(hooks, Crate::Server));
    drafts.add_some(|| rules::file(api));
    drafts.add_some(|| xml::file(api, Crate::Server));
    drafts
}

/// The root of the crate.
pub fn root(api: &Api, patterns: TokenStream) -> SourceFile {
    let has_rules = !api.used_constraints().is_empty();
    library::file(api, patterns, has_rules)
}
