//! The root of a server crate, or of the webhooks of a client crate: docs, modules and exports.

use proc_macro2::TokenStream;
use quote::quote;

use super::api_trait::supertraits;
use super::operations::enum_name;
use super::response::bodies;
use crate::emit::docs::Docs;
use crate::emit::operation_docs::{listed, title};
use crate::emit::schemas;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{self, Crate};
use crate::emit::{common_headers, runtime, tag_modules, webhooks, xml};
use crate::lowered::Api;

/// The file.
pub fn file(api: &Api, patterns: TokenStream) -> SourceFile {
    let is_crate = !api.is_webhook_api();
    let mut file = SourceFile::new("src/lib.rs", docs(api));
    let takes_files = runtime::takes_files(api);
    let (has_bodies, shared) = (bodies::has_any(api), api.shared_payloads());
    for (is_there, module) in [
        (true, "api"),
        (has_bodies, "bodies"),
        (!api.failure_sets.is_empty(), "failures"),
        (is_crate && schemas::gate(api).is_some(), "schemas"),
        (true, "pipeline"),
        (!is_crate, "receiver"),
        (!shared.is_empty(), "responses"),
        (is_crate, "router"),
        (is_crate, "server"),
        (!api.open_statuses.is_empty(), "statuses"),
        (true, "traits"),
        (takes_files, "uploads"),
    ] {
        if is_there {
            let module = ident(module);
            file.push(quote!(mod #module;));
        }
    }
    file.push(quote!(
        pub mod rejection;
    ));
    file.export("crate::api", ["Api"]);
    let of_tags = api.tag_traits.iter().map(|one| &one.name.rust);
    file.export("crate::api", of_tags);
    tag_modules::declare(&mut file, api);
    file.export("crate::traits", supertraits(api));
    runtime::export(&mut file, api, Crate::Server);
    if !is_crate {
        file.export_all("crate::operations");
        export_shared(&mut file, api);
        file.export("crate::receiver", ["Receiver", "WebhookService"]);
        return file;
    }
    if api.description_json.is_some() {
        file.push(quote! {
            /// The description of the API as JSON, with its overlays and corrections, in one file.
            pub const OPENAPI_JSON: &str = include_str!("openapi.json");
        });
    }
    file.push(patterns);
    file.push(xml::declaration(api, Crate::Server));
    file.push(webhooks::declaration(api));
    file.push(quote!(
        pub mod types;
    ));
    file.export("crate::server", ["Server"]);
    file.export("crate::operations", [enum_name(api)]);
    file.export("crate::traits", common_headers::structs(api));
    types::export_components(&mut file, api);
    tag_modules::export_flat(&mut file, &["operations", "types"]);
    file
}

/// Exports the types that operations share.
pub fn export_shared(file: &mut SourceFile, api: &Api) {
    if bodies::has_any(api) {
        file.export_all("crate::bodies");
    }
    if !api.failure_sets.is_empty() {
        file.export_all("crate::failures");
    }
    if !api.open_statuses.is_empty() {
        file.export_all("crate::statuses");
    }
    if !api.shared_payloads().is_empty() {
        file.export_all("crate::responses");
    }
    if runtime::takes_files(api) {
        file.export_all("crate::uploads");
    }
}

fn docs(api: &Api) -> Docs {
    if api.is_webhook_api() {
        let docs = Docs::new()
            .paragraph(format!("{}: webhooks and callbacks.", title(api)))
            .paragraph(
                "Implement [`Receive`] and its supertraits, and mount the services of [`Receiver`] \
                 at the URLs that the API calls. This module does the verification, decoding, \
                 validation and encoding.",
            );
        return listed(docs, api, Crate::Client);
    }
    let docs = Docs::new()
        .paragraph(format!("{}: the server.", title(api)))
        .prose(api.description.as_deref())
        .paragraph(format!(
            "{} This crate does the routing, authentication, decoding, validation and encoding.",
            implement(api)
        ));
    let docs = listed(docs, api, Crate::Server);
    webhooks::mentioned(docs, api, Crate::Server)
}

/// The sentence about the traits to implement.
fn implement(api: &Api) -> &'static str {
    match (api.tag_traits.is_empty(), api.has_only_tagged_operations()) {
        (true, _) => {
            "Implement [`Api`] and its supertraits, and serve the implementation with [`Server`]."
        }
        (false, true) => {
            "Implement the supertraits of [`Api`], one of which is for each tag, and serve the \
             implementation with [`Server`]."
        }
        (false, false) => {
            "Implement [`Api`] and its supertraits, one of which is for each tag, and serve the \
             implementation with [`Server`]."
        }
    }
}
