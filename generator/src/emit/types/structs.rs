//! Objects: the struct, and how it is read and written as JSON.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::checks::{holds, is_copied};
use super::record::{Presence, Record, RecordField, given};
use super::{Crate, default_value, import_type, rust_type, type_docs};
use crate::emit::docs::{Docs, code};
use crate::emit::formats::{codec, encoded};
use crate::emit::source_file::{SourceFile, ident, suffixed};
use crate::model::{Api, Default, Field, Object, Others, Type, TypeDefinition};

/// Writes the struct and its two implementations of serde's traits.
pub fn emit(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    object: &Object,
    target: Crate,
    tags: &BTreeSet<String>,
) {
    import(file, api, definition, object);
    file.push(record(api, definition, object, target).emit());
    let serialize = serialize(file, api, definition, object, target, tags);
    file.push(serialize);
    file.push(deserialize(definition));
    let object_impl = object_impl(file, api, definition, object, target);
    file.push(object_impl);
    file.push(slots(api, definition, object));
}

fn import(file: &mut SourceFile, api: &Api, definition: &TypeDefinition, object: &Object) {
    for name in ["Deserialize", "Deserializer", "Serialize", "Serializer"] {
        file.import("serde", name);
    }
    file.import("serde::de", "self");
    file.import("serde::de", "MapAccess");
    file.import("serde::ser", "SerializeMap");
    file.import("crate::runtime::object", "self");
    file.import("crate::runtime::object", "Object");
    object
        .all_fields()
        .for_each(|field| import_type(file, api, &field.ty));
    file.forget("crate::types", &definition.name.rust);
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
        (Some(value), false, Crate::Server) => Presence::Default(match (value, &field.ty) {
            (value, Type::Nullable(_)) if *value != Default::Null => {
                let value = default_value(api, value);
                quote!(Some(#value))
            }
            (value, _) => default_value(api, value),
        }),
        _ => Presence::Optional,
    }
}

/// Whether the struct has a value of the field: one that was given, or its default.
fn is_always_there(field: &Field, target: Crate) -> bool {
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
    match field.default.as_ref()? {
        Default::Null => Some("null".to_owned()),
        Default::EmptyArray => Some("[]".to_owned()),
        Default::EmptyMap => Some("{}".to_owned()),
        Default::Boolean(value) => Some(value.to_string()),
        Default::Integer(value) => Some(value.to_string()),
        Default::Number(value) => Some(value.to_string()),
        Default::String(value) => Some(value.clone()),
        Default::EnumValue(id, index) => {
            let value = api.enumeration(*id)?.values.get(*index)?;
            Some(value.name.wire.clone())
        }
    }
}

fn serialize(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    object: &Object,
    target: Crate,
    tags: &BTreeSet<String>,
) -> TokenStream {
    let name = ident(&definition.name.rust);
    let mut entries = Vec::new();
    for field in &object.fields {
        let entry = entry(file, api, field, target);
        let wire = &field.name.wire;
        entries.push(match tags.contains(wire) {
            true => quote!(if tag != #wire { #entry }),
            false => entry,
        });
    }
    let others = object
        .kept()
        .map(|field| write_others(file, api, field, tags));
    let body = match object.all_fields().next() {
        _ if !tags.is_empty() => {
            let knows_tag = object.kept().is_some()
                || object
                    .fields
                    .iter()
                    .any(|field| tags.contains(&field.name.wire));
            let tag = match knows_tag {
                true => quote!(tag),
                false => quote!(_tag),
            };
            return write_fields(&name, &tag, &quote!(#(#entries)* #others));
        }
        None => quote!(serializer.serialize_map(None)?.end()),
        Some(_) => quote! {
            let mut object = serializer.serialize_map(None)?;
            #(#entries)*
            #others
            object.end()
        },
    };
    quote! {
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                #body
            }
        }
    }
}

/// How the fields are written that are not an object's own.
fn write_others(
    file: &mut SourceFile,
    api: &Api,
    field: &Field,
    tags: &BTreeSet<String>,
) -> TokenStream {
    let name = ident(&field.name.rust);
    let value = match &field.ty {
        Type::Map(map) => encoded(file, api, &map.values, quote!(value)),
        _ => quote!(value),
    };
    let others = match tags.is_empty() {
        true => quote!(&self.#name),
        false => quote!(self.#name.iter().filter(|(name, _)| *name != tag)),
    };
    quote! {
        for (name, value) in #others {
            object.serialize_entry(name, #value)?;
        }
    }
}

/// How an object is written that may be one of the types of a union: the union writes
/// the field that tells its type.
fn write_fields(name: &Ident, tag: &TokenStream, entries: &TokenStream) -> TokenStream {
    quote! {
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut object = serializer.serialize_map(None)?;
                self.write("", &mut object)?;
                object.end()
            }
        }

        impl #name {
            /// Writes the fields, but for the one that tells the type of the value.
            pub(crate) fn write<M: SerializeMap>(
                &self,
                #tag: &str,
                object: &mut M,
            ) -> Result<(), M::Error> {
                #entries
                Ok(())
            }
        }
    }
}

fn entry(file: &mut SourceFile, api: &Api, field: &Field, target: Crate) -> TokenStream {
    let (wire, name) = (&field.name.wire, ident(&field.name.rust));
    if is_always_there(field, target) {
        let value = encoded(file, api, &field.ty, quote!(&self.#name));
        quote!(object.serialize_entry(#wire, #value)?;)
    } else {
        let value = encoded(file, api, &field.ty, quote!(value));
        quote! {
            if let Some(value) = &self.#name {
                object.serialize_entry(#wire, #value)?;
            }
        }
    }
}

fn deserialize(definition: &TypeDefinition) -> TokenStream {
    let name = ident(&definition.name.rust);
    quote! {
        impl<'de> Deserialize<'de> for #name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                object::deserialize(deserializer)
            }
        }
    }
}

fn slots(api: &Api, definition: &TypeDefinition, object: &Object) -> TokenStream {
    let docs = Docs::new()
        .paragraph(format!(
            "The fields of a [`{}`] read so far.",
            definition.name.plain()
        ))
        .outer();
    let slots = suffixed(&definition.name.rust, "Slots");
    let fields = object.fields.iter().map(|field| {
        let (ty, nullable) = value_type(field);
        let ty = given(&rust_type(api, ty), nullable, field.boxed);
        let name = ident(&field.name.rust);
        quote!(#name: Option<#ty>)
    });
    let kept = object.kept().map(|field| {
        let (name, ty) = (ident(&field.name.rust), rust_type(api, &field.ty));
        quote!(#name: #ty)
    });
    let fields = fields.chain(kept);
    quote! {
        #docs
        #[derive(Default)]
        pub struct #slots { #(#fields),* }
    }
}

fn object_impl(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    object: &Object,
    target: Crate,
) -> TokenStream {
    let fields = object.fields.as_slice();
    let name = ident(&definition.name.rust);
    let slots = suffixed(&definition.name.rust, "Slots");
    let wire = &definition.name.wire;
    // Fields without an arm in `set` are passed over.
    let names = fields.iter().map(|field| &field.name.wire);
    let names = names.chain(&object.ignored);
    let (set, finish) = (
        set(file, api, fields, target),
        finish(file, api, object, target),
    );
    let (names_others, other) = others(file, api, object, target);
    let (slots_of_set, index) = match fields {
        [] => (quote!(_slots), quote!(_index)),
        _ => (quote!(slots), quote!(index)),
    };
    let slots_of_finish = match object.all_fields().next() {
        None => quote!(_slots),
        Some(_) => quote!(slots),
    };
    quote! {
        impl Object for #name {
            const NAME: &'static str = #wire;
            const FIELDS: &'static [&'static str] = &[#(#names),*];
            #names_others
            type Slots = #slots;

            fn set<'de, A: MapAccess<'de>>(
                #slots_of_set: &mut Self::Slots,
                #index: usize,
                map: &mut A,
            ) -> Result<(), A::Error> {
                #set
            }

            #other

            fn finish<E: de::Error>(#slots_of_finish: Self::Slots) -> Result<Self, E> {
                #finish
            }
        }
    }
}

/// What an object does with fields that are not its own, where it does not pass
/// over them. A client passes over what the server would refuse.
fn others(
    file: &mut SourceFile,
    api: &Api,
    object: &Object,
    target: Crate,
) -> (TokenStream, TokenStream) {
    let signature = |slots: TokenStream, name: TokenStream, map: TokenStream, body: TokenStream| {
        quote! {
            fn other<'de, A: MapAccess<'de>>(
                #slots: &mut Self::Slots,
                #name: String,
                #map: &mut A,
            ) -> Result<(), A::Error> {
                #body
            }
        }
    };
    match &object.others {
        Others::Refused if target == Crate::Server => {
            let body = quote!(object::refuse());
            let other = signature(quote!(_slots), quote!(_name), quote!(_map), body);
            (quote!(), other)
        }
        Others::Kept(field) => {
            let kept = ident(&field.name.rust);
            let values = match &field.ty {
                Type::Map(map) => codec(file, api, &map.values),
                _ => None,
            };
            let body = match values {
                None => quote!(object::keep(&mut slots.#kept, name, map)),
                Some(values) => {
                    file.import("crate::runtime", "codec");
                    quote!(codec::keep::<#values, _>(&mut slots.#kept, name, map))
                }
            };
            let other = signature(quote!(slots), quote!(name), quote!(map), body);
            (
                quote!(
                    const NAMES_OTHERS: bool = true;
                ),
                other,
            )
        }
        Others::Ignored | Others::Refused => (quote!(), quote!()),
    }
}

fn set(file: &mut SourceFile, api: &Api, fields: &[Field], target: Crate) -> TokenStream {
    if fields.is_empty() {
        return quote!(object::skip(map));
    }
    let arms = fields.iter().enumerate().map(|(index, field)| {
        let index = proc_macro2::Literal::usize_unsuffixed(index);
        let (name, wire) = (ident(&field.name.rust), &field.name.wire);
        let is_lenient = target == Crate::Client && !field.required && !takes_null(api, &field.ty);
        let codec = codec(file, api, &field.ty);
        if codec.is_some() {
            file.import("crate::runtime", "codec");
        }
        let read = match (codec, is_lenient) {
            (None, false) => quote!(object::field(&mut slots.#name, #wire, map)),
            (None, true) => quote!(object::lenient_field(&mut slots.#name, map)),
            (Some(codec), false) => quote!(codec::field::<#codec, _>(&mut slots.#name, #wire, map)),
            (Some(codec), true) => quote!(codec::lenient_field::<#codec, _>(&mut slots.#name, map)),
        };
        quote!(#index => #read)
    });
    quote! {
        match index {
            #(#arms,)*
            _ => object::skip(map),
        }
    }
}

/// Whether `null` is a value of the type, so that it cannot stand for an absent one.
fn takes_null(api: &Api, ty: &Type) -> bool {
    matches!(
        api.unaliased(ty),
        Type::Any | Type::Null | Type::Nullable(_)
    )
}

fn finish(file: &mut SourceFile, api: &Api, object: &Object, target: Crate) -> TokenStream {
    let own = object.fields.iter().map(|field| value(api, field, target));
    let kept = object.kept().map(|field| {
        let name = ident(&field.name.rust);
        quote!(#name: slots.#name)
    });
    let values = own.chain(kept);
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

fn value(api: &Api, field: &Field, target: Crate) -> TokenStream {
    let (name, wire) = (ident(&field.name.rust), &field.name.wire);
    match presence(api, field, target) {
        Presence::Required => quote!(#name: object::required(slots.#name, #wire)?),
        Presence::Optional => quote!(#name: slots.#name),
        Presence::Default(value) => quote!(#name: slots.#name.unwrap_or(#value)),
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
