//! The server crate, and the server code of webhooks.
//!
//! In: the model. Out: the files of the trait to implement and of all that serves it. Depends on the
//! files of `emit` that both crates use.
//!
//! `request` decodes, `pipeline` authenticates and admits, `response` encodes, `routing` finds the
//! operation, and `operation` combines them.

pub mod api_trait;
mod layers;
pub mod operation;
pub mod operations;
pub mod pipeline;
pub mod request;
pub mod response;
mod root;
mod routing;
mod service;
pub mod traits;

use super::constraints;
use super::drafts::Drafts;
use super::types::{self, Crate};
use super::webhooks;
use super::xml;
use crate::model::Api;

pub use root::file as root;

/// The source files of the crate, without its root and the runtime.
pub fn drafts<'a>(api: &'a Api, webhooks: Option<&'a Api>) -> Drafts<'a> {
    let mut drafts = common(api);
    drafts.add(|| pipeline::file(api));
    drafts.add_some(|| Some(routing::file(api)));
    drafts.add(|| service::file(api));
    drafts.append(types::drafts(api, Crate::Server));
    drafts.append(webhooks::drafts(webhooks, Crate::Server));
    drafts.add_some(|| constraints::file(api));
    drafts.add_some(|| xml::file(api, Crate::Server));
    drafts
}

/// The files that operations and webhooks have in common.
pub fn common(api: &Api) -> Drafts<'_> {
    let mut drafts = Drafts::default();
    drafts.add(|| api_trait::file(api));
    drafts.add(|| traits::file(api));
    drafts.add(|| operations::file(api));
    drafts.add_some(|| response::bodies::file(api));
    drafts.append(response::payload::drafts(api));
    drafts.append(operation::drafts(api));
    drafts
}
