//! The root of a client crate, or of the webhooks of a server crate: docs, modules and exports.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;

use super::{command_line, common_headers, shared_parameters};
use crate::emit::docs::Docs;
use crate::emit::operation_docs::{listed, title};
use crate::emit::schemas;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{self, Crate};
use crate::emit::{runtime, tag_modules, webhooks, xml};
use crate::lowered::{Api, Credential, Operation, Stability};

/// The file.
pub fn file(api: &Api, patterns: TokenStream) -> SourceFile {
    let is_crate = !api.is_webhook_api();
    let mut file = SourceFile::new("src/lib.rs", docs(api));
    let (shared, takes_files) = (api.shared_payloads(), runtime::takes_files(api));
    let has_schemas = is_crate && api.checks_requests && schemas::has_file(api);
    for (is_there, module) in [
        (is_crate, "client"),
        (is_crate && !api.common_headers.is_empty(), "common_headers"),
        (has_schemas, "schemas"),
        (!shared.is_empty(), "responses"),
        (!is_crate, "sender"),
        (takes_files, "uploads"),
    ] {
        if is_there {
            let module = ident(module);
            file.push(quote!(mod #module;));
        }
    }
    tag_modules::declare(&mut file, api);
    runtime::export(&mut file, api, Crate::Client);
    if !is_crate {
        file.export_all("crate::operations");
        export_shared(&mut file, api);
        file.export(
            "crate::sender",
            ["Sender", "SenderBuilder", "WebhookEndpoint"],
        );
        return file;
    }
    file.push(command_line::declaration());
    file.push(patterns);
    file.push(xml::declaration(api, Crate::Client));
    file.push(webhooks::declaration(api));
    file.push(quote!(
        pub mod types;
    ));
    file.export("crate::client", ["Client", "ClientBuilder", "Environment"]);
    file.export("crate::operations", ["Call"]);
    file.export("crate::client", shared_parameters::required_struct(api));
    file.export("crate::common_headers", common_headers::exported(api));
    types::export_components(&mut file, api);
    tag_modules::export_flat(&mut file, api);
    file
}

/// Exports the types that operations share.
pub fn export_shared(file: &mut SourceFile, api: &Api) {
    if !api.shared_payloads().is_empty() {
        file.export_all("crate::responses");
    }
    if runtime::takes_files(api) {
        file.export_all("crate::uploads");
    }
}

/// The cargo feature of an operation that may still change. The server crate, which sends webhooks,
/// has no such features.
pub fn feature(operation: &Operation) -> Option<&'static str> {
    let stability = operation.stability.filter(|_| operation.webhook.is_none());
    stability.map(Stability::as_str)
}

/// The condition for that feature.
pub fn condition(operation: &Operation) -> Option<TokenStream> {
    feature(operation).map(|feature| quote!(#[cfg(feature = #feature)]))
}

/// The condition without which there is none of these operations; `None` if one needs no feature.
pub fn any_feature<'a>(operations: impl Iterator<Item = &'a Operation>) -> Option<TokenStream> {
    let features = operations.map(feature).collect::<Option<BTreeSet<_>>>()?;
    let features: Vec<_> = features
        .iter()
        .map(|name| quote!(feature = #name))
        .collect();
    Some(match features.as_slice() {
        [only] => only.clone(),
        several => quote!(any(#(#several),*)),
    })
}

fn docs(api: &Api) -> Docs {
    if api.is_webhook_api() {
        let docs = Docs::new()
            .paragraph(format!("{}: webhooks and callbacks.", title(api)))
            .paragraph(
                "Build a [`Sender`], create the [`WebhookEndpoint`] of a URL with [`Sender::to`] and a \
                 [`Call`] with one of its methods, and send it with [`Call::send`].",
            );
        return listed(docs, api, Crate::Server);
    }
    let docs = Docs::new()
        .paragraph(format!("{}: the client.", title(api)))
        .prose(api.description.as_deref())
        .paragraph(
            "Build a [`Client`], create a [`Call`] with one of its methods, and send it with \
             [`Call::send`].",
        );
    let docs = listed(docs, api, Crate::Client);
    let mut schemes = api.schemes.iter();
    let docs = match schemes.any(|one| one.credential == Credential::Certificate) {
        true => docs.paragraph(
            "Operations that require a client certificate (mutual TLS) need a transport that has \
             it, such as a `ReqwestTransport` made from a configured `reqwest::Client`.",
        ),
        false => docs,
    };
    let docs = command_line::mentioned(docs, api);
    webhooks::mentioned(docs, api, Crate::Client)
}
