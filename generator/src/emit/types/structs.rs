//! Objects: the struct, and how it is read and written as JSON.

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::Value;

use super::checks::{holds, is_copied};
use super::record::{Presence, Record, RecordField, given};
use super::{Crate, defaults, import_type, rust_type, type_docs};
use crate::emit::codecs::{codec, encoded, imported_codec};
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::model::{Api, Field, Object, Others, Type, TypeDefinition};

/// Writes the struct, and how it is read and written.
pub fn emit(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    object: &Object,
    target: Crate,
) {
    file.import("crate::runtime", "json");
    file.import("crate::runtime", "object");
    file.import("crate::runtime", "slot");
    let fields = object.all_fields();
    fields.for_each(|field| {
        import_type(file, api, &field.ty);
        if let (Some(default), false, Crate::Server) = (&field.default, field.required, target) {
            defaults::import(file, api, default);
        }
    });
    file.forget("crate::types", &definition.name.rust);
    let name = ident(&definition.name.rust);
    file.push(record(api, definition, object, target).emit());
    let encode_fields = encode_fields(file, api, definition, object, target);
    file.push(encode_fields);
    let object_impl = object_impl(file, api, definition, object, target);
    file.push(object_impl);
    file.push(quote!(object::implement!(#name);));
    let slots = slots(file, api, definition, object);
    file.push(slots);
    file.push(slots_impl(definition, object, target));
}

fn record(api: &Api, definition: &TypeDefinition, object: &Object, target: Crate) -> Record {
    let own = object
        .fields
        .iter()
        .map(|field| record_field(api, field, target));
    let kept = object.kept().map(|field| RecordField {
        docs: Docs::new().paragraph("All other fields."),
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

/// A field of the model as a field of a struct.
pub fn record_field(api: &Api, field: &Field, target: Crate) -> RecordField {
    let (ty, nullable) = value_type(field);
    RecordField {
        name: field.name.rust.clone(),
        docs: field_docs(api, field, target),
        ty: rust_type(api, ty),
        boxed: field.boxed,
        nullable,
        presence: presence(api, field, target),
    }
}

/// The type of a field but for `null`, and whether that may stand for the value.
fn value_type(field: &Field) -> (&Type, bool) {
    match &field.ty {
        Type::Nullable(ty) => (ty, true),
        ty => (ty, false),
    }
}

/// A default is applied by the server; the client leaves the field out.
fn presence(api: &Api, field: &Field, target: Crate) -> Presence {
    match (&field.default, field.required, target) {
        (_, true, _) => Presence::Required,
        (Some(value), false, Crate::Server) => {
            Presence::Default(defaults::given(api, field, value))
        }
        _ => Presence::Optional,
    }
}

/// Whether the struct has a value of the field: one that was given, or its default.
pub fn is_always_there(field: &Field, target: Crate) -> bool {
    field.required || (field.default.is_some() && target == Crate::Server)
}

/// The docs of a field: its description, or its name on the wire.
pub fn field_docs(api: &Api, field: &Field, target: Crate) -> Docs {
    let docs = match &field.description {
        Some(description) => Docs::new().prose(Some(description)),
        None => Docs::new().paragraph(format!("{}.", code(&field.name.wire))),
    };
    let docs = match field.deprecated {
        true => docs.paragraph("Deprecated."),
        false => docs,
    };
    match (target, default_text(api, field)) {
        (Crate::Client, Some(text)) if !field.required => {
            let value = code(&text);
            docs.paragraph(format!("Where it is left out, the server takes {value}."))
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
    let own = object.fields.iter();
    let entries: Vec<TokenStream> = own.map(|field| entry(file, api, field, target)).collect();
    let others = object.kept().map(|field| write_others(file, api, field));
    let entries: Vec<TokenStream> = entries.into_iter().chain(others).collect();
    let fields = match entries.as_slice() {
        [] => quote!(_fields),
        _ => quote!(fields),
    };
    quote! {
        impl json::EncodeFields for #name {
            fn encode_fields(&self, #fields: &mut json::Fields<'_>) {
                #(#entries)*
            }
        }
    }
}

/// How the fields are written that are not an object's own.
fn write_others(file: &mut SourceFile, api: &Api, field: &Field) -> TokenStream {
    let name = ident(&field.name.rust);
    let others = encoded(file, api, &field.ty, quote!(&self.#name));
    quote!(json::EncodeFields::encode_fields(#others, fields);)
}

fn entry(file: &mut SourceFile, api: &Api, field: &Field, target: Crate) -> TokenStream {
    let (wire, name) = (&field.name.wire, ident(&field.name.rust));
    let codec = imported_codec(file, api, &field.ty);
    match (is_always_there(field, target), codec) {
        (true, None) => quote!(fields.field(#wire, &self.#name);),
        (true, Some(codec)) => {
            quote!(fields.field(#wire, &coded::Encoded::<#codec>(&self.#name));)
        }
        (false, None) => quote!(fields.optional(#wire, &self.#name);),
        (false, Some(codec)) => quote! {
            fields.optional(#wire, &self.#name.as_ref().map(coded::Encoded::<#codec>));
        },
    }
}

fn slots(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    object: &Object,
) -> TokenStream {
    let docs = Docs::new()
        .paragraph(format!(
            "The fields of a [`{}`] read so far.",
            definition.name.plain()
        ))
        .outer();
    let slots = suffixed(&definition.name.rust, "Slots");
    let fields = object.all_fields().map(|field| {
        let name = ident(&field.name.rust);
        let (ty, nullable) = value_type(field);
        let is_kept = object.kept() == Some(field);
        match imported_codec(file, api, &field.ty) {
            Some(codec) => quote!(#name: coded::Coded<#codec>),
            None if is_kept => {
                let ty = rust_type(api, &field.ty);
                quote!(#name: #ty)
            }
            None => {
                let ty = given(&rust_type(api, ty), nullable, field.boxed);
                quote!(#name: Option<#ty>)
            }
        }
    });
    let fields: Vec<TokenStream> = fields.collect();
    quote! {
        #docs
        #[derive(Default)]
        pub struct #slots { #(#fields),* }
    }
}

/// Where the fields are kept that are read.
fn slots_impl(definition: &TypeDefinition, object: &Object, target: Crate) -> TokenStream {
    let slots = suffixed(&definition.name.rust, "Slots");
    let arms: Vec<TokenStream> = object
        .fields
        .iter()
        .enumerate()
        .map(|(index, field)| {
            let index = proc_macro2::Literal::usize_unsuffixed(index);
            let name = ident(&field.name.rust);
            quote!(#index => &mut self.#name,)
        })
        .collect();
    let (index, slot) = match arms.as_slice() {
        [] => (quote!(_index), quote!(None)),
        _ => (
            quote!(index),
            quote! {
                let slot: &mut dyn slot::Slot = match index {
                    #(#arms)*
                    _ => return None,
                };
                Some(slot)
            },
        ),
    };
    let other = other(object, target);
    quote! {
        impl slot::Slots for #slots {
            fn slot(&mut self, #index: usize) -> Option<&mut dyn slot::Slot> {
                #slot
            }

            #other
        }
    }
}

/// What becomes of fields that are not an object's own, where they are not passed over. A
/// client passes over what the server would refuse.
fn other(object: &Object, target: Crate) -> Option<TokenStream> {
    let other = match &object.others {
        Others::Refused if target == Crate::Server => quote!(slot::Other::Refused),
        Others::Kept(field) => {
            let name = ident(&field.name.rust);
            quote!(slot::Other::Kept(&mut self.#name))
        }
        Others::Ignored | Others::Refused => return None,
    };
    Some(quote! {
        fn other(&mut self) -> slot::Other<'_> {
            #other
        }
    })
}

fn object_impl(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    object: &Object,
    target: Crate,
) -> TokenStream {
    let name = ident(&definition.name.rust);
    let slots = suffixed(&definition.name.rust, "Slots");
    // Fields without a slot are passed over.
    let names = object.fields.iter().map(|field| &field.name.wire);
    let names = names.chain(&object.ignored);
    let finish = finish(file, api, object, target);
    let slots_of_finish = match object.all_fields().next() {
        None => quote!(_slots),
        Some(_) => quote!(slots),
    };
    quote! {
        impl object::Object for #name {
            const FIELDS: &'static [&'static str] = &[#(#names),*];

            type Slots = #slots;

            fn finish(#slots_of_finish: Self::Slots) -> json::Result<Self> {
                #finish
            }
        }
    }
}

fn finish(file: &mut SourceFile, api: &Api, object: &Object, target: Crate) -> TokenStream {
    let mut values: Vec<TokenStream> = object
        .fields
        .iter()
        .map(|field| value(file, api, field, target))
        .collect();
    if let Some(field) = object.kept() {
        let (name, slot) = (ident(&field.name.rust), slot(file, api, field));
        values.push(match codec(file, api, &field.ty) {
            None => quote!(#name: #slot),
            Some(_) => quote!(#name: #slot.unwrap_or_default()),
        });
    }
    let checks: Vec<TokenStream> = match target {
        Crate::Server => object
            .all_fields()
            .filter_map(|field| check(file, api, field))
            .collect(),
        Crate::Client => Vec::new(),
    };
    if checks.is_empty() {
        return quote!(Ok(Self { #(#values),* }));
    }
    quote! {
        let value = Self { #(#values),* };
        #(#checks)*
        Ok(value)
    }
}

fn value(file: &mut SourceFile, api: &Api, field: &Field, target: Crate) -> TokenStream {
    let (name, wire) = (ident(&field.name.rust), &field.name.wire);
    let slot = slot(file, api, field);
    match (presence(api, field, target), &field.default) {
        (Presence::Required, _) => quote!(#name: object::required(#slot, #wire)?),
        (Presence::Default(_), Some(default)) => {
            let value = defaults::unwrapped(api, field, default, slot);
            quote!(#name: #value)
        }
        _ => quote!(#name: #slot),
    }
}

/// What was read of a field.
fn slot(file: &mut SourceFile, api: &Api, field: &Field) -> TokenStream {
    let name = ident(&field.name.rust);
    match codec(file, api, &field.ty) {
        None => quote!(slots.#name),
        Some(_) => quote!(slots.#name.0),
    }
}

fn check(file: &mut SourceFile, api: &Api, field: &Field) -> Option<TokenStream> {
    let (name, wire) = (ident(&field.name.rust), &field.name.wire);
    let condition = if is_always_there(field, Crate::Server) {
        holds(file, api, &field.ty, &quote!(value.#name))?
    } else {
        let condition = holds(file, api, &field.ty, &quote!(#name))?;
        let value = if is_copied(api, &field.ty) {
            quote!()
        } else {
            quote!(.as_ref())
        };
        quote!(value.#name #value.is_none_or(|#name| #condition))
    };
    Some(quote!(object::check(#condition, #wire)?;))
}
