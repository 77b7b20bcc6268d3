//! Values of types, to be replaced by the author of a service.

use std::cmp::Ordering;

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::source_file::{ident, suffixed};
use crate::lowered::{Access, Api, Field, IntegerFormat, Object, Type, TypeDefinition, TypeKind};

/// The maximum depth of objects in objects.
const MAX_DEPTH: usize = 8;

/// Names of properties for the text of an error, the best first.
const MESSAGES: [&str; 6] = [
    "message",
    "detail",
    "description",
    "error",
    "title",
    "reason",
];

/// The body of the response to a rejected `request`, as an expression; `None` if a required part has no obvious value.
pub fn rejected(api: &Api, ty: &Type) -> Option<TokenStream> {
    value(api, "message", ty, 0)
}

/// The value of a header, as an expression.
pub fn default(api: &Api, ty: &Type) -> Option<TokenStream> {
    match ty {
        Type::Named(id) => default_of(api, api.type_of(*id)),
        Type::Formatted(_) | Type::Tuple(_) => None,
        _ => Some(quote!(Default::default())),
    }
}

fn default_of(api: &Api, definition: &TypeDefinition) -> Option<TokenStream> {
    match &definition.kind {
        TypeKind::Alias(ty) => default(api, ty),
        TypeKind::Enum(_) => variant(api, definition),
        _ => None,
    }
}

/// The path of a type of the server.
pub fn path(api: &Api, definition: &TypeDefinition) -> TokenStream {
    let name = ident(&definition.name.rust);
    match definition.is_component() {
        true => quote!(server::#name),
        false => {
            let module = ident(api.public_module(definition.file));
            quote!(server::#module::#name)
        }
    }
}

fn variant(api: &Api, definition: &TypeDefinition) -> Option<TokenStream> {
    let TypeKind::Enum(enumeration) = &definition.kind else {
        return None;
    };
    let first = ident(&enumeration.values.first()?.name.rust);
    let path = path(api, definition);
    Some(quote!(#path::#first))
}

fn value(api: &Api, name: &str, ty: &Type, depth: usize) -> Option<TokenStream> {
    let lowercase = name.to_lowercase();
    match ty {
        Type::String(_) if MESSAGES.contains(&&*lowercase) => {
            Some(quote!(request.rejection.message()))
        }
        Type::String(_) if ["code", "status", "type"].contains(&&*lowercase) => {
            Some(quote!(request.status.as_str().to_owned()))
        }
        Type::Integer(integer)
            if ["code", "status", "statuscode", "status_code"].contains(&&*lowercase) =>
        {
            Some(status_number(integer.format))
        }
        Type::Named(id) if depth < MAX_DEPTH => {
            let definition = api.type_of(*id);
            match &definition.kind {
                TypeKind::Struct(object) => object_value(api, definition, object, depth + 1),
                TypeKind::Alias(ty) => value(api, name, ty, depth + 1),
                TypeKind::Enum(_) => variant(api, definition),
                TypeKind::Union(_) | TypeKind::Foreign(_) => None,
            }
        }
        Type::Named(_) => None,
        ty => default(api, ty),
    }
}

/// The status of the rejection as an integer of a format, by the conversion that Clippy asks for.
fn status_number(format: IntegerFormat) -> TokenStream {
    let number = quote!(request.status.as_u16());
    match format.maximum().cmp(&i128::from(u16::MAX)) {
        Ordering::Less => quote!(#number.try_into().unwrap_or_default()),
        Ordering::Equal => number,
        Ordering::Greater => quote!(#number.into()),
    }
}

/// `server::Error::from(server::types::ErrorRequired { … }).message(…)`.
fn object_value(
    api: &Api,
    definition: &TypeDefinition,
    object: &Object,
    depth: usize,
) -> Option<TokenStream> {
    let fields = || object.fields.iter();
    if fields().any(|field| field.required && field.access == Access::WriteOnly) {
        return None;
    }
    let required = fields().filter(|field| field.is_given());
    let required: Vec<TokenStream> = required
        .map(|field| {
            let (name, value) = (ident(&field.name.rust), field_value(api, field, depth)?);
            Some(quote!(#name: #value))
        })
        .collect::<Option<_>>()?;
    let path = path(api, definition);
    let made = match required.as_slice() {
        [] => quote!(#path::default()),
        required => {
            let module = ident(api.public_module(definition.file));
            let from = suffixed(&definition.name.rust, "Required");
            quote!(#path::from(server::#module::#from { #(#required),* }))
        }
    };
    let has_message = fields().any(|field| field.is_given() && is_message(field));
    let setter = fields()
        .find(|field| !field.required && field.tag.is_none() && is_message(field) && !has_message);
    let setter = setter.map(|field| {
        let name = ident(&field.name.rust);
        quote!(.#name(request.rejection.message()))
    });
    Some(quote!(#made #setter))
}

fn field_value(api: &Api, field: &Field, depth: usize) -> Option<TokenStream> {
    let value = value(api, field.name.plain(), &field.ty, depth)?;
    Some(match field.boxed {
        true => quote!(Box::new(#value)),
        false => value,
    })
}

fn is_message(field: &Field) -> bool {
    matches!(field.ty, Type::String(_)) && MESSAGES.contains(&field.name.plain())
}
