//! `lib.rs`: what the crate is, and what it exports.

use proc_macro2::TokenStream;
use quote::quote;

use super::api_trait::hooks;
use super::{bodies, payload, response, security};
use crate::emit::docs::Docs;
use crate::emit::operation_docs::{operations_table, title};
use crate::emit::source_file::{SourceFile, export};
use crate::emit::types::Crate;
use crate::emit::{common_headers, runtime, types, values, webhooks, xml};
use crate::model::Api;

/// The file.
pub fn file(api: &Api, patterns: TokenStream, has_rules: bool) -> SourceFile {
    let mut file = SourceFile::new("src/lib.rs", docs(api));
    file.push(quote!(
        mod api;
    ));
    let bodies = bodies::exported(api);
    if !bodies.is_empty() {
        file.push(quote!(
            mod bodies;
        ));
    }
    file.push(quote! {
        mod gate;
        mod hooks;
        mod operations;
    });
    file.push(patterns);
    if !api.shared_payloads().is_empty() {
        file.push(quote!(
            mod responses;
        ));
    }
    file.push(quote!(
        mod router;
    ));
    if has_rules {
        file.push(quote!(
            mod rules;
        ));
    }
    file.push(quote! {
        mod server;
        mod types;
    });
    file.push(xml::declaration(api, Crate::Server));
    file.push(quote! {
        #[doc(hidden)]
        pub mod runtime;
    });
    file.push(webhooks::declaration(api));
    for export in exports(api) {
        file.push(export);
    }
    types::export_all(&mut file, api, Crate::Server);
    file
}

fn docs(api: &Api) -> Docs {
    let docs = Docs::new()
        .paragraph(format!("{}: the server.", title(api)))
        .prose(api.description.as_deref())
        .paragraph(
            "Implement [`Api`] and what it builds on, and serve the implementation with [`Server`]: \
             routing, credentials, decoding, validation and encoding are done here.",
        )
        .verbatim(&operations_table(api));
    webhooks::told(docs, api, Crate::Server)
}

fn exports(api: &Api) -> Vec<TokenStream> {
    let mut exports = vec![quote!(
        pub use api::Api;
    )];
    exports.push(export("bodies", &bodies::exported(api)));
    let mut hooks: Vec<String> = hooks(api).into_iter().map(str::to_owned).collect();
    hooks.extend(common_headers::exported_server(api));
    exports.push(export("hooks", &hooks));
    exports.push(quote!(
        pub use operations::Operation;
    ));
    for operation in &api.operations {
        let module = format!("operations::{}", operation.name.rust);
        exports.push(export(&module, &response::exported(api, operation)));
    }
    let shared = api.shared_payloads().into_iter();
    let shared: Vec<String> = shared
        .flat_map(|(_, _, shared)| payload::record(api, shared).exported())
        .collect();
    exports.push(export("responses", &shared));
    exports.push(runtime_exports(api));
    exports.push(quote!(
        pub use server::Server;
    ));
    exports
}

fn runtime_exports(api: &Api) -> TokenStream {
    let credentials = api.schemes.iter().map(|scheme| &scheme.credential);
    let credentials = credentials.filter_map(security::exported);
    let credentials = credentials.map(|(module, name)| (module, vec![name]));
    let always = [
        ("admission", vec!["Admission", "Refusal"]),
        ("body", vec!["Body", "BoxError"]),
        ("rejection", vec!["Rejection"]),
        ("violation", vec!["Place", "Violation"]),
    ];
    let uploads = Some(("upload", runtime::exported_uploads(api)));
    let uploads = uploads.filter(|(_, names)| !names.is_empty());
    let bytes = Some(("byte_stream", runtime::exported_bytes(api)));
    let bytes = bytes.filter(|(_, names)| !names.is_empty());
    let values = values::exported(
        api,
        &["Values"],
        &["InvalidValue", "RequestValueError", "RequestValues"],
    );
    let layers = (!api.operations.is_empty()).then(|| ("layers", vec!["Handling"]));
    let peers = runtime::takes_parts(api).then(|| ("peer_address", vec!["PeerAddress"]));
    let media = runtime::exports_media(api).then(|| ("media", vec!["Media"]));
    runtime::exports(
        api,
        always
            .into_iter()
            .chain(credentials)
            .chain(bytes)
            .chain(layers)
            .chain(peers)
            .chain(media)
            .chain(uploads)
            .chain(values),
    )
}
