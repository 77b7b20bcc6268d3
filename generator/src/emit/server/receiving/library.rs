//! The module itself: what it is, and what it exports.

use quote::quote;

use crate::emit::docs::Docs;
use crate::emit::operation_docs::{operations_table, title};
use crate::emit::server::api_trait::hooks;
use crate::emit::server::{bodies, payload, response, security};
use crate::emit::source_file::SourceFile;
use crate::emit::{runtime, values};
use crate::model::Api;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let mut file = SourceFile::new("src/lib.rs", docs(api));
    let bodies = bodies::exported(api);
    file.push(quote!(
        mod api;
    ));
    if !bodies.is_empty() {
        file.push(quote!(
            mod bodies;
        ));
    }
    file.push(quote! {
        mod gate;
        mod hooks;
        mod operations;
        mod receiver;
    });
    let shared = api.shared_payloads();
    if !shared.is_empty() {
        file.push(quote!(
            mod responses;
        ));
    }
    file.export("crate::api", ["Api"]);
    file.export("crate::bodies", &bodies);
    file.export("crate::hooks", hooks(api));
    file.export("crate::operations", ["Hook"]);
    for operation in &api.operations {
        let module = format!("crate::operations::{}", operation.name.rust);
        file.export(&module, response::exported(api, operation));
    }
    for (_, _, shared) in shared {
        file.export("crate::responses", payload::record(api, shared).exported());
    }
    file.export("crate::receiver", ["HookService", "Receiver"]);
    export_runtime(&mut file, api);
    file
}

fn docs(api: &Api) -> Docs {
    Docs::new()
        .paragraph(format!("{}: what the API sends.", title(api)))
        .paragraph(
            "Implement [`Receive`] and what it builds on, and mount the services of \
             [`Receiver`] where the API is told to send: verification, decoding, validation and \
             encoding are done here.",
        )
        .verbatim(&operations_table(api))
}

fn export_runtime(file: &mut SourceFile, api: &Api) {
    for (module, names) in [
        ("admission", ["Refusal"].as_slice()),
        ("body", &["Body", "BoxError"]),
        ("rejection", &["Rejection"]),
        ("violation", &["Place", "Violation"]),
    ] {
        file.export(&format!("crate::runtime::{module}"), names);
    }
    let credentials = api.schemes.iter().map(|scheme| &scheme.credential);
    for (module, name) in credentials.filter_map(security::exported) {
        file.export(&format!("crate::runtime::{module}"), [name]);
    }
    file.export("crate::runtime::byte_stream", runtime::exported_bytes(api));
    file.export("crate::runtime::upload", runtime::exported_uploads(api));
    if runtime::exports_media(api) {
        file.export("crate::runtime::media", ["Media"]);
    }
    for (module, names) in values::exported(
        api,
        &["Values"],
        &["InvalidValue", "RequestValueError", "RequestValues"],
    ) {
        file.export(&format!("crate::runtime::{module}"), names);
    }
}
