//! The documented headers of responses: structs that operations may share.

use quote::quote;

use crate::emit::deferred_files::DeferredFiles;
use crate::emit::docs::{Docs, code};
use crate::emit::headers;
use crate::emit::shared_payloads;
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::{Crate, Presence, Record, import_type, record_field};
use crate::lowered::{Api, Customization, Payload};

/// The files of shared headers, and the module that lists them.
pub fn deferred(api: &Api) -> DeferredFiles<'_> {
    let docs = "The headers of responses that operations share.";
    shared_payloads(api, docs, emit)
}

/// Writes the struct of the headers of a payload.
pub fn emit(file: &mut SourceFile, api: &Api, payload: &Payload) {
    payload
        .headers
        .iter()
        .for_each(|header| import_type(file, api, &header.field.ty));
    file.import("http", "HeaderMap");
    if headers::are_read_by_header(&payload.headers) {
        file.import("crate::runtime::client::header", "self");
    }
    file.import("crate::runtime::client::header", "ReadHeaders");
    let record = Record {
        name: payload.headers_name.rust.clone(),
        docs: Docs::new().paragraph(format!("The headers of {}.", code(&payload.name.wire))),
        fields: payload
            .headers
            .iter()
            .map(|header| {
                let mut field = record_field(api, &header.field, Crate::Client);
                field.presence = Presence::Optional;
                field
            })
            .collect(),
        from_required: false,
        customization: Customization::default(),
    };
    let definition = record.definition(file);
    file.push_block(definition);
    let name = ident(&record.name);
    let fields: Vec<_> = payload
        .headers
        .iter()
        .map(|header| {
            let (name, value) = (
                ident(&header.field.name.rust),
                headers::read_optional(file, api, header, &quote!(headers)),
            );
            quote!(#name: #value)
        })
        .collect();
    let expected = record.expected();
    file.push(quote! {
        impl ReadHeaders for #name {
            #expected
            fn read(headers: &HeaderMap) -> Self {
                Self { #(#fields),* }
            }
        }
    });
}
