//! Enums: closed on the server, open on the client.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

use super::field_support::export_of;
use super::{Crate, customized, type_docs, unknown_variant};
use crate::emit::blocks::{Declaration, Member, Rows};
use crate::emit::docs::{Docs, code};
use crate::emit::each;
use crate::emit::runtime::Export;
use crate::emit::source_file::{SourceFile, ident, path};
use crate::lowered::{
    Api, EnumKind, EnumValue, Enumeration, Scalar, TypeDefinition, TypeId, TypeKind,
};

/// The names in the library for a kind of enum.
struct Support {
    module: &'static str,
    /// The trait of the enums.
    name: &'static str,
    /// The type of an unknown value.
    unknown: &'static str,
    /// The method that returns the value on the wire.
    accessor: &'static str,
    /// The type of that value, as a constant and borrowed.
    types: [TokenStream; 2],
}

impl Support {
    fn of(kind: EnumKind) -> Self {
        let ([module, name, unknown, accessor], types) = match kind {
            EnumKind::Text => (
                ["text_enum", "TextEnum", "UnknownValue", "as_str"],
                [quote!(&'static str), quote!(&str)],
            ),
            EnumKind::Integer => (
                ["integer_enum", "IntegerEnum", "UnknownInteger", "as_i64"],
                [quote!(i64), quote!(i64)],
            ),
            EnumKind::Mixed => (
                ["scalar_enum", "ScalarEnum", "UnknownScalar", "as_scalar"],
                [
                    quote!(crate::runtime::scalar::Scalar<'static>),
                    quote!(crate::runtime::scalar::Scalar<'_>),
                ],
            ),
        };
        Self {
            module,
            name,
            unknown,
            accessor,
            types,
        }
    }
}

/// Returns the export for a kind of enum: with the feature of webhooks if only they use it.
pub fn enums_of(api: &Api, kind: EnumKind) -> Export {
    if !api.has_own_types() {
        // The crate of types exports them.
        return None;
    }
    let is_of_kind = |id: &TypeId| match &api.type_of(*id).kind {
        TypeKind::Enum(enumeration) => enumeration.kind == kind,
        _ => false,
    };
    export_of(api, is_of_kind)
}

/// Writes the enum, its values on the wire, and its encoding.
pub fn emit(
    file: &mut SourceFile,
    definition: &TypeDefinition,
    enumeration: &Enumeration,
    target: Crate,
) {
    let support = Support::of(enumeration.kind);
    let module = format!("{}::{}", target.library(), support.module);
    match target {
        Crate::Server => file.import(target.library(), support.module),
        Crate::Client | Crate::Types => {
            file.import(&module, "self");
            file.import(&module, support.unknown);
        }
    }
    file.push_block(declaration(definition, enumeration, target, &support));
    let rows = each(&enumeration.values, |value| {
        let (wire, name) = (wire(file, enumeration.kind, value), ident(&value.name.rust));
        quote!(#name = #wire)
    });
    let name = ident(&definition.name.rust);
    file.push_block(Rows {
        module: support.module,
        head: quote!(#name),
        rows,
        tail: quote!(),
        outline: outline(definition, target, &support),
    });
}

/// The enum alone.
fn declaration(
    definition: &TypeDefinition,
    enumeration: &Enumeration,
    target: Crate,
    support: &Support,
) -> Declaration {
    let name = ident(&definition.name.rust);
    let mut members: Vec<Member> = enumeration
        .values
        .iter()
        .map(|value| variant(enumeration, value))
        .collect();
    let derives = definition.derives(target);
    let mut attributes = customized::attributes(derives, &definition.customization);
    if target.is_tolerant() {
        let unknown = ident(support.unknown);
        attributes.push(quote!(#[non_exhaustive]));
        members.push(unknown_variant(quote!(#unknown)));
    }
    let names = enumeration.values.iter().map(|value| value.name.plain());
    let names = names.chain(["Unknown"]);
    customized::add_to_members(&mut members, names, &definition.customization);
    Declaration {
        docs: type_docs(definition),
        attributes,
        head: quote!(pub enum #name),
        members,
    }
}

/// The public items that the macro defines.
fn outline(definition: &TypeDefinition, target: Crate, support: &Support) -> TokenStream {
    let name = ident(&definition.name.rust);
    let [accessor, table_trait, module] =
        [support.accessor, support.name, support.module].map(ident);
    let library = path(target.library());
    let [table_type, value_type] = &support.types;
    let signature = match target {
        Crate::Server => quote!(const fn #accessor(self) -> #table_type),
        Crate::Client | Crate::Types => quote!(fn #accessor(&self) -> #value_type),
    };
    quote! {
        impl #name { pub #signature {} }

        impl #library::#module::#table_trait for #name {
            const VALUES: &'static [(#table_type, Self)] = &[];
        }

        #module::implement_traits!(#name);
    }
}

fn variant(enumeration: &Enumeration, value: &EnumValue) -> Member {
    let shown = match &value.value {
        Scalar::Text(text) if text.is_empty() => "The empty string".to_owned(),
        Scalar::Text(text) if enumeration.kind == EnumKind::Text => code(text),
        other => code(&other.json()),
    };
    // The docs distinguish `asc` and `ASC`.
    let is_same = |other: &&EnumValue| other.name.wire.eq_ignore_ascii_case(&value.name.wire);
    let is_unique = enumeration.values.iter().filter(is_same).count() == 1;
    let docs = match &value.description {
        Some(description) => Docs::new().prose(Some(description)),
        None if value.name.has_same_letters() && is_unique => Docs::new(),
        None => Docs::new().paragraph(format!("{shown}.")),
    };
    let name = ident(&value.name.rust);
    Member::new(docs, quote!(#name))
}

/// The value of the runtime.
pub fn wire(file: &mut SourceFile, kind: EnumKind, value: &EnumValue) -> TokenStream {
    let integer = |value: i64| Literal::i64_unsuffixed(value);
    match (kind, &value.value) {
        (EnumKind::Text | EnumKind::Integer, Scalar::Text(text)) => quote!(#text),
        (EnumKind::Text | EnumKind::Integer, Scalar::Integer(value)) => {
            integer(*value).into_token_stream()
        }
        (_, scalar) => {
            file.import("crate::runtime::scalar", "Scalar");
            match scalar {
                Scalar::Boolean(value) => quote!(Scalar::Boolean(#value)),
                Scalar::Integer(value) => {
                    let value = integer(*value);
                    quote!(Scalar::Integer(#value))
                }
                Scalar::Number(value) => {
                    let value = Literal::f64_unsuffixed(*value);
                    quote!(Scalar::Number(#value))
                }
                Scalar::Text(text) => quote!(Scalar::Text(#text)),
            }
        }
    }
}
