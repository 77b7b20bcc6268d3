//! The server crate, and the server code of webhooks.
//!
//! In: the lowered API. Out: the files of the trait to implement and of all that serves it. Depends on the
//! files of `emit` that both crates use.
//!
//! `request` decodes, `pipeline` authenticates and admits, `response` encodes, `routing` finds the
//! operation, and `operation` combines them.

pub mod api_trait;
pub mod operation;
pub mod operations;
pub mod pipeline;
pub mod rejection_types;
pub mod request;
pub mod response;
mod root;
mod routing;
pub mod service;
pub mod traits;

use std::sync::Arc;

use super::deferred_files::DeferredFiles;
use super::schemas;
use super::tag_modules;
use super::types::{self, Crate, TypeWriter};
use super::uploads;
use super::webhooks;
use super::xml;
use crate::lowered::Api;

pub use root::{export_shared, file as root};

/// The source files of the crate, without its root and the runtime.
pub fn deferred<'a>(api: &'a Api, webhooks: Option<&'a Api>) -> DeferredFiles<'a> {
    let types = TypeWriter::new(api, Crate::Server);
    let mut deferred = common(api, Some(&types));
    deferred.add(|| pipeline::file(api));
    deferred.add_some(|| Some(routing::file(api)));
    deferred.add(|| service::file(api));
    deferred.append(types::deferred(&types));
    deferred.append(webhooks::deferred(webhooks, Crate::Server));
    deferred.add_some(|| schemas::file(api));
    deferred.add_some(|| xml::file(api, Crate::Server));
    deferred.add_some(|| tag_modules::file(api, Crate::Server));
    deferred
}

/// The files that operations and webhooks have in common. The inline types of webhooks have files of their own.
pub fn common<'a>(api: &'a Api, types: Option<&Arc<TypeWriter<'a>>>) -> DeferredFiles<'a> {
    let mut deferred = DeferredFiles::default();
    deferred.append(api_trait::deferred(api));
    deferred.add(|| traits::file(api));
    deferred.add(|| operations::file(api));
    deferred.add(|| rejection_types::file(api));
    deferred.add_some(|| response::bodies::file(api));
    deferred.add_some(|| uploads::file(api));
    deferred.add_some(|| response::failure::file(api));
    deferred.add_some(|| response::open_statuses::file(api));
    deferred.append(response::payload::deferred(api));
    deferred.append(operation::deferred(api, types));
    deferred
}
