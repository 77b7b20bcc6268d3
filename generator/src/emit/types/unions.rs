//! Values of one of several types: closed on the server, open on the client.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::checks::holds;
use super::{Crate, import_type, rust_type, type_docs};
use crate::emit::docs::{Docs, code};
use crate::emit::formats::{codec, encoded};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{
    Api, Branch, Case, Facts, Is, Told, Type, TypeDefinition, TypeId, TypeKind, Union,
};

/// Writes the enum and its implementations of serde's traits.
pub fn emit(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    union: &Union,
    target: Crate,
    tags: &BTreeSet<String>,
) {
    let is_tagged = union.branches.iter().any(|branch| branch.tag.is_some());
    if is_tagged || !tags.is_empty() {
        file.import("serde::ser", "SerializeMap");
    }
    import(file, api, definition, union, target);
    file.push(variants(api, definition, union, target));
    for branch in convertible(api, union) {
        file.push(conversion(api, definition, branch));
    }
    let serialize = serialize(file, api, definition, union, target);
    file.push(serialize);
    if !tags.is_empty() {
        let write_fields = write_fields(file, api, definition, union, target);
        file.push(write_fields);
    }
    file.push(deserialize(definition));
    let reading = reading(file, api, definition, union, target);
    file.push(reading);
    let told = told(file, &union.told, target);
    file.push(told);
}

fn import(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    union: &Union,
    target: Crate,
) {
    for name in ["Deserialize", "Deserializer", "Serialize", "Serializer"] {
        file.import("serde", name);
    }
    for name in ["self", "Union"] {
        file.import("crate::runtime::union", name);
    }
    file.import("crate::runtime::told", "Told");
    if target == Crate::Client {
        file.import("std::fmt", "Display");
        file.import("serde", "de");
        file.import("serde_json", "Value");
    }
    for branch in &union.branches {
        import_type(file, api, &branch.ty);
    }
    file.forget("crate::types", &definition.name.rust);
}

fn variants(api: &Api, definition: &TypeDefinition, union: &Union, target: Crate) -> TokenStream {
    let (docs, name) = (type_docs(definition).outer(), ident(&definition.name.rust));
    let variants = union.branches.iter().map(|branch| {
        let docs = branch_docs(branch).outer();
        let (name, ty) = (ident(&branch.name.rust), held(api, branch));
        quote!(#docs #name(#ty),)
    });
    let (open, unknown) = match target {
        Crate::Server => (quote!(), quote!()),
        Crate::Client => (
            quote!(#[non_exhaustive]),
            quote! {
                /// A value that this version of the crate does not know.
                Unknown(Value),
            },
        ),
    };
    quote! {
        #docs
        #[derive(Clone, Debug, PartialEq)]
        #open
        pub enum #name {
            #(#variants)*
            #unknown
        }
    }
}

fn branch_docs(branch: &Branch) -> Docs {
    match &branch.description {
        Some(description) => Docs::new().prose(Some(description)),
        None => Docs::new().paragraph(format!("{}.", code(&branch.name.wire))),
    }
}

fn held(api: &Api, branch: &Branch) -> TokenStream {
    let ty = rust_type(api, &branch.ty);
    match branch.boxed {
        true => quote!(Box<#ty>),
        false => ty,
    }
}

/// The branches whose type leads to one variant only.
fn convertible<'a>(api: &'a Api, union: &'a Union) -> Vec<&'a Branch> {
    let name = |branch: &Branch| rust_type(api, api.unaliased(&branch.ty)).to_string();
    let names: Vec<String> = union.branches.iter().map(name).collect();
    let is_alone = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
    let branches = union.branches.iter().zip(&names);
    branches
        .filter(|(branch, name)| is_alone(name) && !matches!(branch.ty, Type::Any))
        .map(|(branch, _)| branch)
        .collect()
}

fn conversion(api: &Api, definition: &TypeDefinition, branch: &Branch) -> TokenStream {
    let (name, variant) = (ident(&definition.name.rust), ident(&branch.name.rust));
    let ty = rust_type(api, &branch.ty);
    let value = match branch.boxed {
        true => quote!(Box::new(value)),
        false => quote!(value),
    };
    quote! {
        impl From<#ty> for #name {
            fn from(value: #ty) -> Self {
                Self::#variant(#value)
            }
        }
    }
}

/// Writes the fields of a value, but for the one that tells its type.
fn write(file: &mut SourceFile, api: &Api, ty: &Type, tag: &TokenStream) -> TokenStream {
    match api.unaliased(ty) {
        Type::Map(map) => {
            let value = encoded(file, api, &map.values, quote!(value));
            quote! {
                for (name, value) in value.iter().filter(|(name, _)| *name != #tag) {
                    object.serialize_entry(name, #value)?;
                }
            }
        }
        _ => quote!(value.write(#tag, &mut object)?;),
    }
}

/// How a value is written that stands in another union, and is told by its tag.
fn write_fields(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    union: &Union,
    target: Crate,
) -> TokenStream {
    let name = ident(&definition.name.rust);
    let arms = union.branches.iter().map(|branch| {
        let variant = ident(&branch.name.rust);
        let write = match api.unaliased(&branch.ty) {
            Type::Map(map) => {
                let value = encoded(file, api, &map.values, quote!(value));
                quote! {
                    value
                        .iter()
                        .filter(|(name, _)| *name != tag)
                        .try_for_each(|(name, value)| object.serialize_entry(name, #value))
                }
            }
            _ => quote!(value.write(tag, object)),
        };
        quote!(Self::#variant(value) => #write)
    });
    let unknown = (target == Crate::Client)
        .then(|| quote!(Self::Unknown(value) => union::write(value, tag, object)));
    let arms = arms.chain(unknown);
    quote! {
        impl #name {
            /// Writes the fields, but for the one that tells the type of the value.
            pub(crate) fn write<M: SerializeMap>(
                &self,
                tag: &str,
                object: &mut M,
            ) -> Result<(), M::Error> {
                match self { #(#arms),* }
            }
        }
    }
}

fn serialize(
    file: &mut SourceFile,
    api: &Api,
    definition: &TypeDefinition,
    union: &Union,
    target: Crate,
) -> TokenStream {
    let name = ident(&definition.name.rust);
    let field = match &union.told {
        Told::ByField { field, .. } => field.as_str(),
        Told::ByShape { .. } => "",
    };
    let arms = union.branches.iter().map(|branch| {
        let variant = ident(&branch.name.rust);
        match &branch.tag {
            None => {
                let value = match codec(file, api, &branch.ty) {
                    None => quote!(value),
                    Some(codec) => {
                        file.import("crate::runtime", "codec");
                        quote!(codec::Encoded::<#codec>(value))
                    }
                };
                quote!(Self::#variant(value) => #value.serialize(serializer))
            }
            Some(tag) => {
                let write = write(file, api, &branch.ty, &quote!(#field));
                quote! {
                    Self::#variant(value) => {
                        let mut object = serializer.serialize_map(None)?;
                        object.serialize_entry(#field, #tag)?;
                        #write
                        object.end()
                    }
                }
            }
        }
    });
    let unknown = (target == Crate::Client)
        .then(|| quote!(Self::Unknown(value) => value.serialize(serializer)));
    let arms = arms.chain(unknown);
    quote! {
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self { #(#arms),* }
            }
        }
    }
}

fn deserialize(definition: &TypeDefinition) -> TokenStream {
    let name = ident(&definition.name.rust);
    quote! {
        impl<'de> Deserialize<'de> for #name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                union::deserialize(deserializer)
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
    let reads: Vec<TokenStream> = union
        .branches
        .iter()
        .map(|branch| read(file, api, branch, target))
        .collect();
    let (branch, body) = match reads.split_last() {
        Some((only, [])) => (quote!(_branch), only.clone()),
        Some((last, others)) => {
            let indexes = (0..others.len()).map(Literal::usize_unsuffixed);
            let arms = quote!(#(#indexes => #others,)* _ => #last);
            (quote!(branch), quote!(match branch { #arms }))
        }
        None => (quote!(branch), quote!(match branch {})),
    };
    let other = (target == Crate::Client).then(|| {
        quote! {
            fn other<E: de::Error>(json: &str, _: impl Display) -> Result<Self, E> {
                union::branch(json, |_| true).map(Self::Unknown).map_err(E::custom)
            }
        }
    });
    quote! {
        impl Union for #name {
            const TOLD: Told = TOLD;

            fn read(#branch: usize, json: &str) -> serde_json::Result<Self> {
                #body
            }

            #other
        }
    }
}

fn read(file: &mut SourceFile, api: &Api, branch: &Branch, target: Crate) -> TokenStream {
    let variant = ident(&branch.name.rust);
    let condition = match target {
        Crate::Server => holds(file, api, &branch.ty, &quote!(value)),
        Crate::Client => None,
    };
    if let Some(codec) = codec(file, api, &branch.ty) {
        file.import("crate::runtime", "codec");
        let decoded = quote!(codec::Decoded<#codec>);
        let holds = match condition {
            None => quote!(|_: &#decoded| true),
            Some(condition) => quote!(|codec::Decoded(value): &#decoded| #condition),
        };
        return quote!(union::branch(json, #holds).map(|value| Self::#variant(value.0)));
    }
    let holds = match condition {
        None => quote!(|_| true),
        Some(condition) => {
            let is_copied =
                super::is_copied(api, &branch.ty) && !matches!(branch.ty, Type::Nullable(_));
            let pattern = match is_copied {
                true => quote!(&value),
                false => quote!(value),
            };
            let ty = rust_type(api, &branch.ty);
            quote!(|#pattern: &#ty| #condition)
        }
    };
    let boxed = branch.boxed.then(|| quote!(.map(Box::new)));
    quote!(union::branch(json, #holds) #boxed .map(Self::#variant))
}

/// The table by which the branches are told apart.
fn told(file: &mut SourceFile, told: &Told, target: Crate) -> TokenStream {
    let table = match told {
        Told::ByField { field, texts } => {
            let rows = texts.iter().map(|(text, branch)| {
                let branch = Literal::usize_unsuffixed(*branch);
                quote!((#text, #branch))
            });
            quote!(Told::ByField(#field, &[#(#rows),*]))
        }
        Told::ByShape { cases, exclusive } => {
            for name in ["Case", "Fits", "Is"] {
                file.import("crate::runtime::told", name);
            }
            let cases: Vec<TokenStream> = cases.iter().map(|case| row(file, case)).collect();
            // A client takes what fits best.
            let fits = match *exclusive && target == Crate::Server {
                true => quote!(Fits::One),
                false => quote!(Fits::Some),
            };
            quote!(Told::ByShape(&[#(#cases),*], #fits))
        }
    };
    quote! {
        /// What the types of the value are told apart by.
        pub(crate) const TOLD: Told = #table;
    }
}

fn row(file: &mut SourceFile, case: &Case) -> TokenStream {
    let branch = Literal::usize_unsuffixed(case.branch);
    let is = kind(file, &case.is);
    quote!(Case { branch: #branch, is: #is })
}

fn kind(file: &mut SourceFile, is: &Is) -> TokenStream {
    match is {
        Is::Any => quote!(Is::Any),
        Is::Null => quote!(Is::Null),
        Is::Boolean => quote!(Is::Boolean),
        Is::Integer => quote!(Is::Integer),
        Is::Number => quote!(Is::Number),
        Is::String => quote!(Is::String),
        Is::OneOf(texts) => quote!(Is::OneOf(&[#(#texts),*])),
        Is::Array => quote!(Is::Array),
        Is::ArrayOf(kinds) => {
            let kinds: Vec<TokenStream> = kinds.iter().map(|is| kind(file, is)).collect();
            quote!(Is::ArrayOf(&[#(#kinds),*]))
        }
        Is::Object(facts) => {
            let facts = facts_of(file, facts);
            quote!(Is::Object(&#facts))
        }
    }
}

fn facts_of(file: &mut SourceFile, facts: &Facts) -> TokenStream {
    file.import("crate::runtime::told", "Facts");
    let Facts {
        required,
        optional,
        closed,
        texts,
    } = facts;
    let texts = texts
        .iter()
        .map(|(field, texts)| quote!((#field, &[#(#texts),*])));
    quote! {
        Facts {
            required: &[#(#required),*],
            optional: &[#(#optional),*],
            closed: #closed,
            texts: &[#(#texts),*],
        }
    }
}

/// The types that unions write a tag for, each with the names of the fields that do it.
pub fn tags(api: &Api) -> BTreeMap<TypeId, BTreeSet<String>> {
    let mut tags = BTreeMap::new();
    for definition in &api.types {
        if let TypeKind::Union(union) = &definition.kind
            && let Told::ByField { field, .. } = &union.told
        {
            let tagged = union.branches.iter().filter(|branch| branch.tag.is_some());
            tagged.for_each(|branch| collect(api, &branch.ty, field, &mut tags));
        }
    }
    tags
}

fn collect(api: &Api, ty: &Type, field: &str, tags: &mut BTreeMap<TypeId, BTreeSet<String>>) {
    let Type::Named(id) = ty else {
        return;
    };
    match &api.type_of(*id).kind {
        TypeKind::Alias(ty) => collect(api, ty, field, tags),
        TypeKind::Struct(_) => {
            tags.entry(*id).or_default().insert(field.to_owned());
        }
        TypeKind::Union(union) => {
            if tags.entry(*id).or_default().insert(field.to_owned()) {
                let branches = union.branches.iter();
                branches.for_each(|branch| collect(api, &branch.ty, field, tags));
            }
        }
        TypeKind::Enum(_) => {}
    }
}
