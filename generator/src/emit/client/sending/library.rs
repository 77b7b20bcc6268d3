//! The module itself: what it is, and what it exports.

use quote::quote;

use crate::emit::client::response;
use crate::emit::docs::Docs;
use crate::emit::operation_docs::{operations_table, title};
use crate::emit::source_file::SourceFile;
use crate::emit::{runtime, values};
use crate::model::Api;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let mut file = SourceFile::new("src/lib.rs", docs(api));
    file.push(quote! {
        mod operations;
    });
    let shared = api.shared_payloads();
    if !shared.is_empty() {
        file.push(quote!(
            mod responses;
        ));
    }
    file.push(quote! {
        mod sender;
    });
    for operation in &api.operations {
        let module = format!("crate::operations::{}", operation.name.rust);
        file.export(&module, response::exported(api, operation));
    }
    for (_, _, payload) in shared {
        file.export("crate::responses", [&payload.headers_name.rust]);
    }
    file.export("crate::sender", ["Addressee", "Sender", "SenderBuilder"]);
    export_runtime(&mut file, api);
    file.push(runtime::exported_library("crate::runtime::webhooks", api));
    file
}

fn docs(api: &Api) -> Docs {
    Docs::new()
        .paragraph(format!("{}: what the API sends.", title(api)))
        .paragraph(
            "Build a [`Sender`], tell it where [`to`](Sender::to) send, and make the calls: each \
             is described by a method of [`Addressee`] and made by [`Call::send`].",
        )
        .verbatim(&operations_table(api))
}

fn export_runtime(file: &mut SourceFile, api: &Api) {
    for (module, names) in [
        ("addressee", ["InvalidAddress"].as_slice()),
        ("body", &["Body"]),
        ("builder", &["BuildError"]),
        ("call", &["Call"]),
        (
            "failure",
            &[
                "BrokenRule",
                "Failure",
                "InvalidRequest",
                "Malformed",
                "TransportError",
            ],
        ),
        ("received", &["Received"]),
        ("reply", &["Reply"]),
        ("retry", &["RetryPolicy"]),
    ] {
        file.export(&format!("crate::runtime::{module}"), names);
    }
    for (module, names) in runtime::exported_secrets(api) {
        file.export(&format!("crate::runtime::{module}"), names);
    }
    file.export(
        "crate::runtime::transport",
        runtime::exported_transport(api),
    );
    file.export("crate::runtime::byte_stream", runtime::exported_bytes(api));
    file.export("crate::runtime::upload", runtime::exported_uploads(api));
    if runtime::exports_media(api) {
        file.export("crate::runtime::media", ["Media"]);
    }
    for (module, names) in values::exported(
        api,
        &["MalformedValue", "StreamError", "Values"],
        &["RequestValues"],
    ) {
        file.export(&format!("crate::runtime::{module}"), names);
    }
}
