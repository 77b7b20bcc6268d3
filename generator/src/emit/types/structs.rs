//! Structs and their JSON encoding.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use serde_json::Value;

use super::checks::{holds, is_copied};
use super::deprecated::{expected, is_marked, marked, paragraph};
use super::record::{Presence, Record, RecordField, given, optional};
use super::setter::Argument;
use super::{Crate, defaults, import_type, rust_type, type_docs};
use crate::emit::codecs::{codec, encoded, imported_codec};
use crate::emit::docs::{Docs, code};
use crate::emit::each;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{AdditionalProperties, Api, Field, Object, Type, TypeDefinition};

/// Writes the struct and its encoding.
pub fn emit(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    object: &Object,
    target: Crate,
) {
    file.import_all("crate::runtime::json crate::runtime::object");
    let fields = object.all_fields();
    fields.for_each(|field| {
        import_type(file, api, &field.ty);
        if let (Some(default), false, Crate::Server) = (&field.default, field.required, target) {
            defaults::import(file, api, default);
        }
    });
    let name = ident(&definition.name.rust);
    record(api, definition, object, target).emit(file, api);
    let encode_fields = encode_fields(file, api, definition, object, target);
    file.push(encode_fields);
    let decode_impl = decode_impl(file, api, definition, object, target);
    file.push(decode_impl);
    file.push(quote!(object::implement!(#name);));
}

fn record(api: &Api, definition: &TypeDefinition, object: &Object, target: Crate) -> Record {
    let own = object
        .fields
        .iter()
        .map(|field| record_field(api, field, target));
    let kept = object.kept().map(|field| RecordField {
        docs: Docs::new().paragraph("The additional properties."),
        presence: Presence::Default(quote!(BTreeMap::new())),
        ..record_field(api, field, target)
    });
    Record {
        name: definition.name.rust.clone(),
        docs: type_docs(definition),
        fields: own.chain(kept).collect(),
        from_required: true,
    }
}

/// The field of a struct.
pub fn record_field(api: &Api, field: &Field, target: Crate) -> RecordField {
    let (ty, nullable) = value_type(field);
    RecordField {
        name: field.name.rust.clone(),
        docs: field_docs(api, field, target),
        ty: rust_type(api, ty),
        argument: match field.boxed {
            true => Argument::Value,
            false => Argument::of(api, ty),
        },
        boxed: field.boxed,
        nullable,
        presence: presence(api, field, target),
        deprecated: marked(field, target).cloned(),
    }
}

/// The type of a field without `null`, and `true` if it is nullable.
pub fn value_type(field: &Field) -> (&Type, bool) {
    match &field.ty {
        Type::Nullable(ty) => (ty, true),
        ty => (ty, false),
    }
}

/// Returns `true` if the field is a `Nullable`: absent, `null` or a value.
pub fn is_tristate(field: &Field, target: Crate) -> bool {
    value_type(field).1 && !is_always_there(field, target)
}

/// The server applies defaults; the client omits the field.
fn presence(api: &Api, field: &Field, target: Crate) -> Presence {
    match (&field.default, field.required, target) {
        (_, true, _) => Presence::Required,
        (Some(value), false, Crate::Server) => {
            Presence::Default(defaults::given(api, field, value))
        }
        _ => Presence::Optional,
    }
}

/// Returns `true` if the struct has a value of the field: one that was given, or its default.
pub fn is_always_there(field: &Field, target: Crate) -> bool {
    field.required || (field.default.is_some() && target == Crate::Server)
}

/// The docs of a field: its description, or its name on the wire.
pub fn field_docs(api: &Api, field: &Field, target: Crate) -> Docs {
    let docs = match &field.description {
        Some(description) => Docs::new().prose(Some(description)),
        None => Docs::new().paragraph(format!("{}.", code(&field.name.wire))),
    };
    let docs = match &field.deprecated {
        // rustdoc shows the attribute.
        Some(_) if !field.required && is_marked(field, target) => docs,
        Some(deprecated) => docs.paragraph(paragraph(deprecated)),
        None => docs,
    };
    match (target, default_text(api, field)) {
        (Crate::Client, Some(text)) if !field.required => {
            let value = code(&text);
            docs.paragraph(format!("The server defaults to {value}."))
        }
        _ => docs,
    }
}

fn default_text(api: &Api, field: &Field) -> Option<String> {
    Some(match field.default.as_ref()?.json(api) {
        Value::String(text) => text,
        value => value.to_string(),
    })
}

fn encode_fields(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    object: &Object,
    target: Crate,
) -> TokenStream {
    let name = ident(&definition.name.rust);
    let entries = each(object.fields.iter(), |field| {
        entry(file, api, field, target)
    });
    let others = object.kept().map(|field| write_others(file, api, field));
    let entries: Vec<TokenStream> = entries.into_iter().chain(others).collect();
    let fields = match entries.as_slice() {
        [] => quote!(_fields),
        _ => quote!(fields),
    };
    let expected = expected(&object.fields, target);
    quote! {
        impl json::EncodeFields for #name {
            #expected
            fn encode_fields(&self, #fields: &mut json::Fields<'_>) {
                #(#entries)*
            }
        }
    }
}

/// Encodes the additional properties.
fn write_others(file: &mut SourceFile, api: &Api, field: &Field) -> TokenStream {
    let name = ident(&field.name.rust);
    let others = encoded(file, api, &field.ty, quote!(&self.#name));
    quote!(json::EncodeFields::encode_fields(#others, fields);)
}

/// Escapes the name of a field for JSON.
pub fn escaped(name: &str) -> String {
    let json = Value::from(name).to_string();
    let between = json.get(1..json.len() - 1);
    between.unwrap_or_default().to_owned()
}

fn entry(file: &mut SourceFile, api: &Api, field: &Field, target: Crate) -> TokenStream {
    let (wire, name) = (escaped(&field.name.wire), ident(&field.name.rust));
    let (method, ty) = match is_tristate(field, target) {
        true => (quote!(nullable), value_type(field).0),
        false => (quote!(optional), &field.ty),
    };
    let codec = imported_codec(file, api, ty);
    match (is_always_there(field, target), codec) {
        (true, None) => quote!(fields.field(#wire, &self.#name);),
        (true, Some(codec)) => {
            quote!(fields.field(#wire, &codec::Encoded::<#codec>(&self.#name));)
        }
        (false, None) => quote!(fields.#method(#wire, &self.#name);),
        (false, Some(codec)) => {
            let map = match is_tristate(field, target) {
                true => quote!(.map_ref),
                false => quote!(.as_ref().map),
            };
            quote!(fields.#method(#wire, &self.#name #map(codec::Encoded::<#codec>));)
        }
    }
}

/// Implements `Decode`: each field is decoded to a variable of its name.
fn decode_impl(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    object: &Object,
    target: Crate,
) -> TokenStream {
    let name = ident(&definition.name.rust);
    let reader = reader_of(object);
    let variables = each(object.all_fields(), |field| {
        variable(file, api, object, field, target)
    });
    let slots = object.fields.iter().map(|field| {
        let (wire, name) = (&field.name.wire, ident(&field.name.rust));
        let kind = match field.required {
            true => quote!(required),
            false => quote!(optional),
        };
        quote!(object::#kind(#wire, &mut #name))
    });
    let mut slots: Vec<TokenStream> = slots.collect();
    if !object.ignored.is_empty() {
        file.import("crate::runtime", "slot");
    }
    let passed = object.ignored.iter();
    slots.extend(passed.map(|wire| quote!(object::optional(#wire, &mut slot::Passed))));
    let read = match &object.additional {
        AdditionalProperties::Refused if target == Crate::Server => {
            quote!(object::read_closed(#reader, &mut [#(#slots),*])?;)
        }
        AdditionalProperties::Kept(field) => {
            let others = ident(&field.name.rust);
            quote!(object::read_keeping(#reader, &mut [#(#slots),*], &mut #others)?;)
        }
        // A client ignores unknown fields.
        AdditionalProperties::Ignored | AdditionalProperties::Refused => {
            quote!(object::read(#reader, &mut [#(#slots),*])?;)
        }
    };
    let made = made(file, api, object, target);
    let expected = expected(&object.fields, target);
    quote! {
        impl json::Decode for #name {
            #expected
            fn decode(#reader: &mut json::Reader<'_>) -> json::Result<Self> {
                #(#variables)*
                #read
                #made
            }
        }
    }
}

/// A name for the reader that no field has.
fn reader_of(object: &Object) -> Ident {
    let mut name = "reader".to_owned();
    while object.all_fields().any(|field| field.name.rust == name) {
        name.push('_');
    }
    ident(&name)
}

/// The variable for the value of a field.
fn variable(
    file: &mut SourceFile,
    api: &Api,
    object: &Object,
    field: &Field,
    target: Crate,
) -> TokenStream {
    let name = ident(&field.name.rust);
    let (ty, nullable) = value_type(field);
    if let Some(codec) = imported_codec(file, api, &field.ty) {
        return quote!(let mut #name = codec::Coded::<#codec>::default(););
    }
    let rust = rust_type(api, ty);
    if object.kept() == Some(field) {
        let ty = rust_type(api, &field.ty);
        return quote!(let mut #name: #ty = BTreeMap::new(););
    }
    if is_tristate(field, target) {
        let ty = optional(&rust, true, field.boxed);
        return quote!(let mut #name: #ty = Nullable::Absent;);
    }
    let ty = given(&rust, nullable, field.boxed);
    quote!(let mut #name: Option<#ty> = None;)
}

/// Creates the struct from the variables.
fn made(file: &mut SourceFile, api: &Api, object: &Object, target: Crate) -> TokenStream {
    let mut values: Vec<TokenStream> = object
        .fields
        .iter()
        .map(|field| value(file, api, field, target))
        .collect();
    if let Some(field) = object.kept() {
        let (name, slot) = (ident(&field.name.rust), slot(file, api, field));
        values.push(match codec(file, api, &field.ty) {
            None => quote!(#name),
            Some(_) => quote!(#name: #slot.unwrap_or_default()),
        });
    }
    let checked = object.all_fields().filter(|_| target == Crate::Server);
    let checks: Vec<TokenStream> = checked
        .filter_map(|field| check(file, api, field))
        .collect();
    let required = required(file, api, object);
    if checks.is_empty() {
        return quote!(#required Ok(Self { #(#values),* }));
    }
    quote! {
        #required
        let value = Self { #(#values),* };
        #(#checks)*
        Ok(value)
    }
}

/// Unwraps the required fields.
fn required(file: &mut SourceFile, api: &Api, object: &Object) -> TokenStream {
    let fields = object.fields.iter().filter(|field| field.required);
    let (names, slots): (Vec<Ident>, Vec<TokenStream>) = fields
        .map(|field| (ident(&field.name.rust), slot(file, api, field)))
        .unzip();
    match (names.as_slice(), slots.as_slice()) {
        ([], _) => quote!(),
        ([name], [slot]) => quote! {
            let Some(#name) = #slot else {
                return Err(object::incomplete());
            };
        },
        _ => quote! {
            let (#(Some(#names)),*) = (#(#slots),*) else {
                return Err(object::incomplete());
            };
        },
    }
}

fn value(file: &mut SourceFile, api: &Api, field: &Field, target: Crate) -> TokenStream {
    let name = ident(&field.name.rust);
    let slot = slot(file, api, field);
    match (presence(api, field, target), &field.default) {
        (Presence::Required, _) => quote!(#name),
        (Presence::Default(_), Some(default)) => {
            let value = defaults::unwrapped(api, field, default, slot);
            quote!(#name: #value)
        }
        _ if codec(file, api, &field.ty).is_none() => quote!(#name),
        _ if is_tristate(field, target) => quote!(#name: Nullable::from_nested(#slot)),
        _ => quote!(#name: #slot),
    }
}

/// The decoded value of a field.
fn slot(file: &mut SourceFile, api: &Api, field: &Field) -> TokenStream {
    let name = ident(&field.name.rust);
    match codec(file, api, &field.ty) {
        None => quote!(#name),
        Some(_) => quote!(#name.0),
    }
}

fn check(file: &mut SourceFile, api: &Api, field: &Field) -> Option<TokenStream> {
    let (name, wire) = (ident(&field.name.rust), &field.name.wire);
    let condition = if is_always_there(field, Crate::Server) {
        holds(file, api, &field.ty, &quote!(value.#name))?
    } else {
        let condition = holds(file, api, value_type(field).0, &quote!(#name))?;
        let value = match (is_tristate(field, Crate::Server), is_copied(api, &field.ty)) {
            (false, true) => quote!(),
            (true, true) => quote!(.into_value()),
            (_, false) => quote!(.as_ref()),
        };
        quote!(value.#name #value.is_none_or(|#name| #condition))
    };
    Some(quote!(object::check(#condition, #wire)?;))
}
