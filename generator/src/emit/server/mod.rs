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
mod status;
mod structured;
mod xml_answers;

use super::rules;
use super::source_file::SourceFile;
use super::types::{self, Crate};
use super::webhooks;
use super::xml;
use crate::model::Api;

pub use receiving::files as receiving;

/// The source files of the crate, without the runtime.
pub fn files(api: &Api) -> Vec<SourceFile> {
    let mut files = vec![
        api_trait::file(api),
        gate::file(api),
        hooks::file(api),
        operations::file(api),
        router::file(api),
        service::file(api),
    ];
    files.extend(bodies::file(api));
    files.extend(payload::files(api));
    files.extend(operation::files(api));
    files.extend(types::files(api, Crate::Server));
    files.extend(webhooks::files(api, Crate::Server));
    let rules = rules::file(api);
    let has_rules = rules.is_some();
    files.extend(rules);
    let xml = xml::file(api, Crate::Server);
    let has_xml = xml.is_some();
    files.extend(xml);
    let patterns = types::patterns_file(&types::used_patterns(api, &files));
    files.push(library::file(api, patterns.is_some(), has_rules, has_xml));
    files.extend(patterns);
    files
}
