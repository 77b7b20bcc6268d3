//! The root of a client crate, or of the webhooks of a server crate: docs, modules and exports.

use proc_macro2::TokenStream;
use quote::quote;

use super::{command_line, common_headers, shared_parameters};
use crate::emit::docs::Docs;
use crate::emit::operation_docs::{listed, title};
use crate::emit::schemas;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{self, Crate};
use crate::emit::{runtime, tag_modules, uploads, webhooks, xml};
use crate::lowered::{Api, Credential, FeatureGate};

/// The file.
pub fn file(api: &Api, patterns: TokenStream) -> SourceFile {
    let is_crate = !api.is_webhook_api();
    let mut file = SourceFile::new("src/lib.rs", docs(api));
    let schemas = schemas::gate(api).filter(|_| is_crate && api.checks_requests);
    let always = |is_there: bool| is_there.then_some(FeatureGate::ALWAYS);
    for (gate, module) in [
        (always(is_crate), "client"),
        (
            always(is_crate && !api.common_headers.is_empty()),
            "common_headers",
        ),
        (schemas, "schemas"),
        (api.gate_of_shared_payloads(), "responses"),
        (always(!is_crate), "sender"),
        (uploads::gate(api), "uploads"),
    ] {
        if let Some(gate) = gate {
            let module = ident(module);
            file.gated(gate, |file| file.push(quote!(mod #module;)));
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
    tag_modules::export_flat(&mut file, &["operations", "types"]);
    file
}

/// Exports the types that operations share.
pub fn export_shared(file: &mut SourceFile, api: &Api) {
    if let Some(gate) = api.gate_of_shared_payloads() {
        file.gated(gate, |file| file.export_all("crate::responses"));
    }
    if let Some(gate) = uploads::gate(api) {
        file.gated(gate, |file| file.export_all("crate::uploads"));
    }
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
    let docs = match api.tag_features.is_empty() {
        true => docs,
        false => docs.paragraph(
            "The features of tags enable their operations, with the types that only these use. All \
             are enabled by default.",
        ),
    };
    let docs = command_line::mentioned(docs, api);
    webhooks::mentioned(docs, api, Crate::Client)
}
