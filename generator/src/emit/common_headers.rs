//! The headers of every response: filled in one place on the server,
//! readable on every reply on the client.

use quote::quote;

use super::docs::{Docs, code};
use super::headers;
use super::source_file::{SourceFile, ident};
use super::types::{Crate, Record, RecordField, import_type, record_field};
use crate::lowered::{Api, CommonHeader, Customization, HeaderGroup};

/// A group of headers.
pub struct Group<'a> {
    /// `None` for ungrouped headers.
    pub shown_as: Option<&'a HeaderGroup>,
    /// In the order of the description.
    pub headers: Vec<&'a CommonHeader>,
}

/// The headers by their groups.
pub fn groups(api: &Api) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for header in &api.common_headers {
        let shown_as = header.group.as_ref();
        match groups.iter_mut().find(|group| group.shown_as == shown_as) {
            Some(group) => group.headers.push(header),
            None => groups.push(Group {
                shown_as,
                headers: vec![header],
            }),
        }
    }
    groups
}

/// The struct of a group.
pub fn group_record(api: &Api, group: &Group<'_>, shown_as: &HeaderGroup, target: Crate) -> Record {
    let wires: Vec<String> = group
        .headers
        .iter()
        .map(|header| code(&header.header.field.name.wire))
        .collect();
    Record {
        name: shown_as.type_name.rust.clone(),
        docs: Docs::new().paragraph(format!("The headers {}.", wires.join(", "))),
        fields: group
            .headers
            .iter()
            .map(|header| record_field(api, &header.header.field, target))
            .collect(),
        from_required: true,
        customization: Customization::default(),
    }
}

/// The structs of the server.
pub fn structs(api: &Api) -> Vec<String> {
    records(api).into_iter().map(|record| record.name).collect()
}

/// The structs of the server, with those of required fields.
pub fn exported_server(api: &Api) -> Vec<String> {
    records(api).iter().flat_map(Record::exported).collect()
}

fn records(api: &Api) -> Vec<Record> {
    if api.common_headers.is_empty() {
        return Vec::new();
    }
    let groups = groups(api);
    let of_groups = groups
        .iter()
        .filter_map(|group| Some(group_record(api, group, group.shown_as?, Crate::Server)));
    [common_record(api, &groups)]
        .into_iter()
        .chain(of_groups)
        .collect()
}

fn common_record(api: &Api, groups: &[Group<'_>]) -> Record {
    let fields = groups.iter().flat_map(|group| match group.shown_as {
        Some(shown_as) => vec![group_field(shown_as)],
        None => group
            .headers
            .iter()
            .map(|header| record_field(api, &header.header.field, Crate::Server))
            .collect(),
    });
    Record {
        name: "CommonHeaders".to_owned(),
        docs: Docs::new().paragraph("The common headers of all responses."),
        fields: fields.collect(),
        from_required: true,
        customization: Customization::default(),
    }
}

fn group_field(group: &HeaderGroup) -> RecordField {
    let ty = ident(&group.type_name.rust);
    let docs = Docs::new().paragraph(format!("The headers of [`{ty}`]."));
    RecordField::required(&group.name.rust, docs, quote!(#ty))
}

/// Writes the structs of the server, and their encoding.
pub fn emit_server(file: &mut SourceFile, api: &Api) {
    file.import_all("http::HeaderMap crate::runtime::server::rejection::Rejection");
    for header in &api.common_headers {
        import_type(file, api, &header.header.field.ty);
    }
    let groups = groups(api);
    common_record(api, &groups).emit(file, api);
    let writes = groups.iter().flat_map(|group| {
        let write = |header: &&CommonHeader| {
            let field = ident(&header.header.field.name.rust);
            let group = group.shown_as.map(|shown_as| {
                let name = ident(&shown_as.name.rust);
                quote!(#name.)
            });
            (quote!(self.#group #field), header.header.clone())
        };
        group.headers.iter().map(write).collect::<Vec<_>>()
    });
    let writes: Vec<_> = writes.collect();
    let writes = writes.iter().map(|(value, header)| (header, value.clone()));
    let writes = headers::write(file, api, &quote!(headers), writes);
    file.push(quote! {
        impl CommonHeaders {
            /// Adds the headers to a response.
            pub(crate) fn write(&self, headers: &mut HeaderMap) -> Result<(), Rejection> {
                #writes
            }
        }
    });
    for group in &groups {
        if let Some(shown_as) = group.shown_as {
            group_record(api, group, shown_as, Crate::Server).emit(file, api);
        }
    }
}
