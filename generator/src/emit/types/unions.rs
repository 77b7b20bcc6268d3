//! Unions: closed on the server, extensible on the client.

use std::collections::BTreeSet;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::discriminator::discriminator;
use super::structs::escaped;
use super::{Crate, customized, import_type, rust_type, type_docs, unknown_variant};
use crate::emit::blocks::{Declaration, Member, Rows};
use crate::emit::codecs::{encoded, imported_codec};
use crate::emit::docs::{Docs, wire_name};
use crate::emit::each;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{
    Api, DiscriminatedBy, Type, TypeDefinition, TypeId, TypeKind, Union, UnionVariant,
};

/// Writes the enum and its encoding. `has_fields` is `true` if another union encodes its fields.
pub fn emit(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    union: &Union,
    target: Crate,
    has_fields: bool,
) {
    import(file, api, union, target);
    file.push_block(declaration(api, definition, union, target));
    for variant in convertible(api, union) {
        file.push(conversion(api, definition, variant));
    }
    let encode = match has_fields {
        true => encode_fields(definition, union, target),
        false => encode(file, api, definition, union, target),
    };
    file.push(encode);
    let reading = reading(file, api, definition, union, target);
    file.push(reading);
    let name = ident(&definition.name.rust);
    let (by, rows) = discriminator(&union.discriminator, target);
    file.push_block(Rows {
        module: "union",
        head: quote!(#name #by),
        rows,
        tail: quote!(),
        outline: quote!(union::implement_traits!(#name);),
    });
}

fn import(file: &mut SourceFile, api: &Api, union: &Union, target: Crate) {
    for name in ["self", "Union"] {
        file.import("crate::runtime::union", name);
    }
    file.import("crate::runtime", "json");
    if target.is_tolerant() {
        file.import("serde_json", "Value");
        file.library("any_value");
    }
    for variant in &union.variants {
        import_type(file, api, &variant.ty);
    }
}

/// The enum alone.
fn declaration(
    api: &Api,
    definition: &TypeDefinition,
    union: &Union,
    target: Crate,
) -> Declaration {
    let name = ident(&definition.name.rust);
    let members = union.variants.iter().map(|variant| {
        let (name, ty) = (ident(&variant.name.rust), variant_type(api, variant));
        Member::new(variant_docs(variant), quote!(#name(#ty)))
    });
    let mut members: Vec<Member> = members.collect();
    let derives = definition.derives(target);
    let mut attributes = customized::attributes(derives, &definition.customization);
    if target.is_tolerant() {
        attributes.push(quote!(#[non_exhaustive]));
        members.push(unknown_variant(quote!(Value)));
    }
    let names = union.variants.iter().map(|variant| variant.name.plain());
    let names = names.chain(["Unknown"]);
    customized::add_to_members(&mut members, names, &definition.customization);
    Declaration {
        docs: type_docs(definition),
        attributes,
        head: quote!(pub enum #name),
        members,
    }
}

fn variant_docs(variant: &UnionVariant) -> Docs {
    match &variant.description {
        Some(description) => Docs::new().prose(Some(description)),
        None => wire_name(&variant.name),
    }
}

fn variant_type(api: &Api, variant: &UnionVariant) -> TokenStream {
    let ty = rust_type(api, &variant.ty);
    match variant.boxed {
        true => quote!(Box<#ty>),
        false => ty,
    }
}

/// The variants with a unique type.
fn convertible<'a>(api: &'a Api, union: &'a Union) -> Vec<&'a UnionVariant> {
    let name = |variant: &UnionVariant| spelled_out(api, &variant.ty);
    let names: Vec<String> = union.variants.iter().map(name).collect();
    let is_alone = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
    let variants = union.variants.iter().zip(&names);
    variants
        .filter(|(variant, name)| {
            is_alone(name) && !matches!(variant.ty, Type::Any) && !is_foreign(api, &variant.ty)
        })
        .map(|(variant, _)| variant)
        .collect()
}

/// The type without aliases.
pub fn spelled_out(api: &Api, ty: &Type) -> String {
    match api.unaliased(ty) {
        Type::Array(array) => format!("[{}]", spelled_out(api, &array.items)),
        Type::Map(map) => format!("{{{}}}", spelled_out(api, &map.values)),
        Type::Nullable(ty) => format!("{}?", spelled_out(api, ty)),
        Type::Tuple(items) => {
            let items = items.iter().map(|item| spelled_out(api, item));
            format!("({})", items.collect::<Vec<_>>().join(","))
        }
        ty => rust_type(api, ty).to_string(),
    }
}

/// Returns `true` if a type has one of another crate in it, which may be that of another variant as well.
fn is_foreign(api: &Api, ty: &Type) -> bool {
    let named = api.unaliased(ty).named();
    named.iter().any(|id| match &api.type_of(*id).kind {
        TypeKind::Foreign(_) => true,
        TypeKind::Alias(ty) => is_foreign(api, ty),
        TypeKind::Struct(_) | TypeKind::Enum(_) | TypeKind::Union(_) => false,
    })
}

fn conversion(api: &Api, definition: &TypeDefinition, variant: &UnionVariant) -> TokenStream {
    let (name, variant_name) = (ident(&definition.name.rust), ident(&variant.name.rust));
    let ty = rust_type(api, &variant.ty);
    let value = match variant.boxed {
        true => quote!(Box::new(value)),
        false => quote!(value),
    };
    // So that a text literal is a value, too.
    let is_text = matches!(api.unaliased(&variant.ty), Type::String(_)) && !variant.boxed;
    let from_literal = is_text.then(|| {
        quote! {
            impl From<&str> for #name {
                fn from(value: &str) -> Self {
                    Self::#variant_name(value.to_owned())
                }
            }
        }
    });
    quote! {
        impl From<#ty> for #name {
            fn from(value: #ty) -> Self {
                Self::#variant_name(#value)
            }
        }
        #from_literal
    }
}

/// Encodes a value as the fields of its variant, with the discriminator.
fn encode_fields(definition: &TypeDefinition, union: &Union, target: Crate) -> TokenStream {
    let name = ident(&definition.name.rust);
    let (field, texts) = match &union.discriminator {
        DiscriminatedBy::Property(tags) => (escaped(&tags.field), tags.texts.as_slice()),
        DiscriminatedBy::Shape { .. } => (String::new(), [].as_slice()),
    };
    let arms = union.variants.iter().enumerate().map(|(index, variant)| {
        let variant_name = ident(&variant.name.rust);
        let write = match &variant.tag {
            None => quote!(json::EncodeFields::encode_fields(value, fields)),
            Some(tag) => {
                let others = texts
                    .iter()
                    .filter(|(text, at)| *at == index && text != tag);
                let others = others.map(|(text, _)| text);
                quote!(fields.tagged(#field, &[#tag #(, #others)*], value))
            }
        };
        quote!(Self::#variant_name(value) => #write,)
    });
    let (unknown_fields, unknown) = match target {
        Crate::Server => (quote!(), quote!()),
        Crate::Client | Crate::Types => (
            quote!(Self::Unknown(value) => json::EncodeFields::encode_fields(value, fields),),
            quote! {
                if let Self::Unknown(value) = self {
                    return writer.value(value);
                }
            },
        ),
    };
    quote! {
        impl json::EncodeFields for #name {
            fn encode_fields(&self, fields: &mut json::Fields<'_>) {
                match self {
                    #(#arms)*
                    #unknown_fields
                }
            }
        }

        impl json::Encode for #name {
            fn encode(&self, writer: &mut json::Writer) {
                #unknown
                writer.object(&mut |fields| json::EncodeFields::encode_fields(self, fields));
            }
        }
    }
}

fn encode(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    union: &Union,
    target: Crate,
) -> TokenStream {
    let name = ident(&definition.name.rust);
    let arms = union.variants.iter().map(|variant| {
        let variant_name = ident(&variant.name.rust);
        let value = encoded(file, api, &variant.ty, quote!(value));
        quote!(Self::#variant_name(value) => writer.value(#value),)
    });
    let arms: Vec<TokenStream> = arms.collect();
    let unknown = target
        .is_tolerant()
        .then(|| quote!(Self::Unknown(value) => writer.value(value),));
    quote! {
        impl json::Encode for #name {
            fn encode(&self, writer: &mut json::Writer) {
                match self {
                    #(#arms)*
                    #unknown
                }
            }
        }
    }
}

fn reading(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    union: &Union,
    target: Crate,
) -> TokenStream {
    let name = ident(&definition.name.rust);
    let reads = each(union.variants.iter(), |variant| read(file, api, variant));
    let (parameter, body) = match reads.split_last() {
        Some((only, [])) => (quote!(_branch), only.clone()),
        Some((last, others)) => {
            let indexes = (0..others.len()).map(Literal::usize_unsuffixed);
            let arms = quote!(#(#indexes => #others,)* _ => #last);
            (quote!(branch), quote!(match branch { #arms }))
        }
        None => (quote!(branch), quote!(match branch {})),
    };
    let other = target.is_tolerant().then(|| {
        quote! {
            fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
                json::decode(reader).map(Self::Unknown)
            }
        }
    });
    quote! {
        impl Union for #name {
            fn read(#parameter: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
                #body
            }

            #other
        }
    }
}

fn read(file: &mut SourceFile, api: &Api, variant: &UnionVariant) -> TokenStream {
    let variant_name = ident(&variant.name.rust);
    let decoded = match imported_codec(file, api, &variant.ty) {
        None => quote!(json::decode(reader)),
        Some(codec) => quote!(codec::decode::<#codec>(reader)),
    };
    quote!(#decoded.map(Self::#variant_name))
}

/// The unions that encode the fields of their variants: those that write a discriminator, and those
/// that are a variant of one.
pub fn with_fields(api: &Api) -> BTreeSet<TypeId> {
    let mut found = BTreeSet::new();
    for (index, definition) in api.types.iter().enumerate() {
        if let TypeKind::Union(union) = &definition.kind
            && union.variants.iter().any(|variant| variant.tag.is_some())
        {
            collect(api, &Type::Named(TypeId(index)), &mut found);
        }
    }
    found
}

fn collect(api: &Api, ty: &Type, found: &mut BTreeSet<TypeId>) {
    let Type::Named(id) = ty else {
        return;
    };
    match &api.type_of(*id).kind {
        TypeKind::Alias(ty) => collect(api, ty, found),
        TypeKind::Union(union) => {
            if found.insert(*id) {
                let variants = union.variants.iter();
                variants.for_each(|variant| collect(api, &variant.ty, found));
            }
        }
        TypeKind::Struct(_) | TypeKind::Enum(_) | TypeKind::Foreign(_) => {}
    }
}
