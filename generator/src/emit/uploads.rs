//! `uploads.rs`: the files of forms, with a field for each file field.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::blocks::Rows;
use super::docs::{Docs, code, wire_name};
use super::runtime::{forms, forms_of};
use super::source_file::{SourceFile, ident};
use super::types::{Argument, Items, Presence, Record, RecordField, limits_of_files};
use crate::lowered::{Api, Count, Customization, FeatureGate, FileField, Form, Operation};

/// The file, if there are any.
pub fn file(api: &Api) -> Option<SourceFile> {
    let docs = Docs::new().paragraph("The files of forms.");
    let mut file = SourceFile::new("src/uploads.rs", docs).waiting_for(gate(api)?);
    for (name, files) in structs(api) {
        let gate = api.tag_gate_of(|operation| {
            let mut structs = forms_of(operation).filter_map(files_of);
            structs.any(|(known, _)| known == name)
        });
        file.gated(gate, |file| add(file, api, name, files));
    }
    Some(file)
}

/// The gate of the file; `None` if there is none.
pub fn gate(api: &Api) -> Option<FeatureGate> {
    let operations = api.operations.iter();
    let users = operations.filter(|operation| forms_of(operation).any(Form::takes_files));
    FeatureGate::union(users.map(Operation::tag_gate))
}

fn add(file: &mut SourceFile, api: &Api, name: &str, files: &[FileField]) {
    file.import_all(
        "crate::runtime::file_field::FileField crate::runtime::upload \
         crate::runtime::upload::FilePart",
    );
    record(name, files).emit(file, api);
    let rows = files.iter().map(|field| {
        let (name, description) = (ident(&field.name.rust), description(field));
        quote!(#name: #description)
    });
    let name = ident(name);
    file.push_block(Rows {
        module: "upload",
        head: quote!(#name),
        rows: rows.collect(),
        tail: quote!(),
        outline: quote!(),
    });
}

/// The structs of files, each once: operations can share a request body.
fn structs(api: &Api) -> Vec<(&str, &[FileField])> {
    let mut structs: Vec<(&str, &[FileField])> = Vec::new();
    for (name, files) in forms(api).filter_map(files_of) {
        if structs.iter().all(|(known, _)| *known != name) {
            structs.push((name, files));
        }
    }
    structs
}

/// The struct of the files of a form.
fn files_of(form: &Form) -> Option<(&str, &[FileField])> {
    let name = form.files_name.as_ref()?;
    Some((&name.rust, form.files.as_deref()?))
}

fn record(name: &str, files: &[FileField]) -> Record {
    Record {
        name: name.to_owned(),
        docs: Docs::new().paragraph("The files of a form."),
        fields: files.iter().map(field).collect(),
        from_required: true,
        customization: Customization::default(),
    }
}

fn field(file: &FileField) -> RecordField {
    let docs = wire_name(&file.name).prose(file.description.as_deref());
    let docs = match file.media_types.as_str() {
        "" => docs,
        media_types => docs.paragraph(format!("Media type: {}.", code(media_types))),
    };
    let docs = match limits_of_files(file) {
        None => docs,
        Some(limits) => docs.paragraph(limits),
    };
    let one = quote!(FilePart);
    let ty = match file.several {
        true => quote!(Vec<#one>),
        false => one.clone(),
    };
    let field = RecordField::required(&file.name.rust, docs, ty);
    match (file.required, file.several) {
        (true, _) => field,
        (false, true) => RecordField {
            argument: Argument::Items(Box::new(Items::of_type(one))),
            presence: Presence::Default(quote!(Vec::new())),
            ..field
        },
        (false, false) => RecordField {
            presence: Presence::Optional,
            ..field
        },
    }
}

/// The expression that describes a field to the library.
fn description(field: &FileField) -> TokenStream {
    let (name, media_types) = (&field.name.wire, &field.media_types);
    let required = field.required.then(|| quote!(.required()));
    let several = field.several.then(|| quote!(.several()));
    let of_types = (!media_types.is_empty()).then(|| quote!(.media_types(#media_types)));
    let [count, size] = [field.count, field.size].map(bounds);
    let count = count.map(|bounds| quote!(.count(#bounds)));
    let size = size.map(|bounds| quote!(.size(#bounds)));
    quote!(FileField::new(#name) #required #several #of_types #count #size)
}

/// The arguments of a minimum and a maximum.
fn bounds(count: Count) -> Option<TokenStream> {
    let literal = |bound| {
        let bound = Literal::usize_unsuffixed(bound);
        quote!(#bound)
    };
    let least = literal(count.minimum.unwrap_or_default());
    let most = count.maximum.map_or_else(|| quote!(usize::MAX), literal);
    (!count.is_free()).then(|| quote!(#least, #most))
}
