//! `lib.rs`: what the crate is, and what it exports.

use proc_macro2::TokenStream;
use quote::quote;

use super::{command_line, common, response};
use crate::emit::docs::Docs;
use crate::emit::operation_docs::{operations_table, title};
use crate::emit::source_file::{SourceFile, export};
use crate::emit::types::Crate;
use crate::emit::{runtime, types, values, webhooks, xml};
use crate::model::{Api, Credential, Operation, Stability};

/// The file.
pub fn file(api: &Api, patterns: TokenStream, has_rules: bool) -> SourceFile {
    let mut file = SourceFile::new("src/lib.rs", docs(api));
    file.push(command_line::declaration());
    file.push(quote!(
        mod client;
    ));
    if !api.common_headers.is_empty() {
        file.push(quote!(
            mod common_headers;
        ));
    }
    file.push(quote!(
        mod operations;
    ));
    file.push(patterns);
    if has_rules {
        file.push(quote!(
            mod rules;
        ));
    }
    if !api.shared_payloads().is_empty() {
        file.push(quote!(
            mod responses;
        ));
    }
    file.push(quote! {
        mod types;
    });
    file.push(xml::declaration(api, Crate::Client));
    file.push(quote! {
        #[doc(hidden)]
        pub mod runtime;
    });
    file.push(webhooks::declaration(api));
    for export in exports(api) {
        file.push(export);
    }
    types::export_all(&mut file, api, Crate::Client);
    file
}

/// The cargo feature that an operation waits for, if it may still change.
pub fn condition(operation: &Operation) -> TokenStream {
    // The server crate, which sends hooks, has no such features.
    let stability = operation.stability.filter(|_| operation.webhook.is_none());
    match stability.map(Stability::as_str) {
        None => quote!(),
        Some(feature) => quote!(#[cfg(feature = #feature)]),
    }
}

fn docs(api: &Api) -> Docs {
    let docs = Docs::new()
        .paragraph(format!("{}: the client.", title(api)))
        .prose(api.description.as_deref())
        .paragraph(
            "Build a [`Client`], and make its calls: each is described by a method and made by \
             [`Call::send`].",
        )
        .verbatim(&operations_table(api));
    let has_certificates =
        (api.schemes.iter()).any(|one| one.credential == Credential::Certificate);
    let docs = match has_certificates {
        true => docs.paragraph(
            "Operations that ask for the certificate of a client (mutual TLS) are called by a transport \
             that is given it, such as a `ReqwestTransport`: no setting of the client itself has one.",
        ),
        false => docs,
    };
    let docs = command_line::told(docs, api);
    webhooks::told(docs, api, Crate::Client)
}

fn exports(api: &Api) -> Vec<TokenStream> {
    let client = ["Client", "ClientBuilder", "Environment"];
    let mut exports = vec![export("client", &client)];
    exports.push(export("common_headers", &common::exported(api)));
    for operation in &api.operations {
        let module = format!("operations::{}", operation.name.rust);
        let (condition, export) = (
            condition(operation),
            export(&module, &response::exported(api, operation)),
        );
        exports.push(quote!(#condition #export));
    }
    let shared = api.shared_payloads().into_iter();
    let shared: Vec<String> = shared
        .map(|(_, _, payload)| payload.headers_name.rust.clone())
        .collect();
    exports.push(export("responses", &shared));
    let mock = export("runtime::mock", &runtime::exported_mock(api));
    exports.push(quote!(#[cfg(feature = "mock")] #mock));
    exports.push(runtime::exported_library("runtime", api));
    exports.push(runtime_exports(api));
    exports
}

fn runtime_exports(api: &Api) -> TokenStream {
    let always = [
        ("address", vec!["InvalidBaseUrl"]),
        ("body", vec!["Body"]),
        ("builder", vec!["BuildError"]),
        ("call", vec!["Call"]),
        (
            "failure",
            vec![
                "BrokenRule",
                "Failure",
                "InvalidRequest",
                "Malformed",
                "TransportError",
            ],
        ),
        ("received", vec!["Received"]),
        ("reply", vec!["Reply"]),
        ("retry", vec!["RetryPolicy"]),
    ];
    let uploads = Some(("upload", runtime::exported_uploads(api)));
    let uploads = uploads.filter(|(_, names)| !names.is_empty());
    let values = values::exported(
        api,
        &["MalformedValue", "StreamError", "Values"],
        &["RequestValues"],
    );
    let transport = ("transport", runtime::exported_transport(api));
    let bytes = Some(("byte_stream", runtime::exported_bytes(api)));
    let bytes = bytes.filter(|(_, names)| !names.is_empty());
    let pages = Some(("pages", runtime::exported_pages(api)));
    let pages = pages.filter(|(_, names)| !names.is_empty());
    let media = runtime::exports_media(api).then(|| ("media", vec!["Media"]));
    runtime::exports(
        api,
        always
            .into_iter()
            .chain([transport])
            .chain(bytes)
            .chain(pages)
            .chain(runtime::exported_secrets(api))
            .chain(media)
            .chain(uploads)
            .chain(values),
    )
}
