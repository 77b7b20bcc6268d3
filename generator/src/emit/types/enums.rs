//! Enums: closed on the server, open on the client.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::{Crate, type_docs};
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, EnumKind, EnumValue, Enumeration, Scalar, TypeDefinition};

/// The names in the support code for a kind of enum.
struct Support {
    module: &'static str,
    /// The trait of the enums.
    name: &'static str,
    /// The type of an unknown value.
    unknown: &'static str,
}

impl Support {
    fn of(kind: EnumKind) -> Self {
        let (module, name, unknown) = match kind {
            EnumKind::Text => ("text_enum", "TextEnum", "UnknownValue"),
            EnumKind::Integer => ("integer_enum", "IntegerEnum", "UnknownInteger"),
            EnumKind::Mixed => ("scalar_enum", "ScalarEnum", "UnknownScalar"),
        };
        Self {
            module,
            name,
            unknown,
        }
    }
}

/// The names that a crate exports for its enums, by module of the runtime.
pub fn exports(api: &Api) -> Vec<(&'static str, Vec<&'static str>)> {
    let mut exports = Vec::new();
    for kind in api.enum_kinds() {
        let support = Support::of(kind);
        exports.push((support.module, vec![support.name, support.unknown]));
        if kind == EnumKind::Mixed {
            exports.push(("scalar", vec!["Scalar"]));
        }
    }
    exports
}

/// Writes the enum, its values on the wire, and its encoding.
pub fn emit(
    file: &mut SourceFile,
    definition: &TypeDefinition,
    enumeration: &Enumeration,
    target: Crate,
) {
    import(file, enumeration.kind);
    let conversions = match target {
        Crate::Server => closed(file, definition, enumeration),
        Crate::Client => open(file, definition, enumeration),
    };
    file.push(conversions);
}

fn import(file: &mut SourceFile, kind: EnumKind) {
    file.import("std", "fmt");
    file.import("std::str", "FromStr");
    file.import("crate::runtime", "json");
    file.import("crate::runtime", "transcode");
    let support = Support::of(kind);
    let module = format!("crate::runtime::{}", support.module);
    for name in ["self", support.name, support.unknown] {
        file.import(&module, name);
    }
    if kind == EnumKind::Mixed {
        file.import("crate::runtime::scalar", "Scalar");
    }
}

fn variants(enumeration: &Enumeration) -> Vec<TokenStream> {
    let variant = |value: &EnumValue| {
        let shown = match &value.value {
            Scalar::Text(text) if text.is_empty() => "The empty string".to_owned(),
            Scalar::Text(text) if enumeration.kind == EnumKind::Text => code(text),
            other => code(&other.json()),
        };
        let docs = match &value.description {
            Some(description) => Docs::new().prose(Some(description)),
            None => Docs::new().paragraph(format!("{shown}.")),
        };
        let (docs, name) = (docs.outer(), ident(&value.name.rust));
        quote!(#docs #name)
    };
    enumeration.values.iter().map(variant).collect()
}

/// The value of the runtime.
pub fn wire(file: &mut SourceFile, kind: EnumKind, value: &EnumValue) -> TokenStream {
    let integer = |value: i64| Literal::i64_unsuffixed(value);
    match (kind, &value.value) {
        (EnumKind::Text | EnumKind::Integer, Scalar::Text(text)) => quote!(#text),
        (EnumKind::Text | EnumKind::Integer, Scalar::Integer(value)) => {
            let value = integer(*value);
            quote!(#value)
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

/// The match arms from variants to values, and the table of both.
fn tables(file: &mut SourceFile, enumeration: &Enumeration) -> (Vec<TokenStream>, TokenStream) {
    let pairs: Vec<_> = enumeration
        .values
        .iter()
        .map(|value| (wire(file, enumeration.kind, value), ident(&value.name.rust)))
        .collect();
    let arms = pairs
        .iter()
        .map(|(wire, name)| quote!(Self::#name => #wire));
    let rows = pairs
        .iter()
        .map(|(wire, name)| quote!((#wire, Self::#name)));
    (arms.collect(), quote!(&[#(#rows),*]))
}

/// The type of a value in the table.
fn table_type(kind: EnumKind) -> TokenStream {
    match kind {
        EnumKind::Text => quote!(&'static str),
        EnumKind::Integer => quote!(i64),
        EnumKind::Mixed => quote!(Scalar<'static>),
    }
}

/// The type of a value that may be unknown.
fn value_type(kind: EnumKind) -> TokenStream {
    match kind {
        EnumKind::Text => quote!(&str),
        EnumKind::Integer => quote!(i64),
        EnumKind::Mixed => quote!(Scalar<'_>),
    }
}

/// The method that returns the value on the wire, and its docs.
fn accessor(kind: EnumKind) -> (TokenStream, TokenStream) {
    let (name, docs) = match kind {
        EnumKind::Text => ("as_str", "Returns the string on the wire."),
        EnumKind::Integer => ("as_i64", "Returns the integer on the wire."),
        EnumKind::Mixed => ("as_scalar", "Returns the value on the wire."),
    };
    let (name, docs) = (format_ident!("{name}"), Docs::new().paragraph(docs).outer());
    (quote!(#name), docs)
}

fn closed(
    file: &mut SourceFile,
    definition: &TypeDefinition,
    enumeration: &Enumeration,
) -> TokenStream {
    let (docs, name) = (type_docs(definition).outer(), ident(&definition.name.rust));
    let support = Support::of(enumeration.kind);
    let (table_trait, unknown) = (ident(support.name), ident(support.unknown));
    let (accessor, accessor_docs) = accessor(enumeration.kind);
    let table_type = table_type(enumeration.kind);
    let variants = variants(enumeration);
    let (arms, table) = tables(file, enumeration);
    file.push(quote! {
        #docs
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum #name { #(#variants),* }

        impl #name {
            #accessor_docs
            pub const fn #accessor(self) -> #table_type {
                match self { #(#arms),* }
            }
        }

        impl #table_trait for #name {
            const VALUES: &'static [(#table_type, Self)] = #table;
        }
    });
    conversions(
        definition,
        enumeration.kind,
        &quote!(#unknown),
        &quote!(Self::from_text(text)),
    )
}

fn open(
    file: &mut SourceFile,
    definition: &TypeDefinition,
    enumeration: &Enumeration,
) -> TokenStream {
    let kind = enumeration.kind;
    let (docs, name) = (type_docs(definition).outer(), ident(&definition.name.rust));
    let support = Support::of(kind);
    let (table_trait, unknown) = (ident(support.name), ident(support.unknown));
    let (accessor, accessor_docs) = accessor(kind);
    let table_type = table_type(kind);
    let value_type = value_type(kind);
    let derives = match kind {
        EnumKind::Text => quote!(Clone, Debug, PartialEq, Eq, Hash),
        EnumKind::Integer => quote!(Clone, Copy, Debug, PartialEq, Eq, Hash),
        EnumKind::Mixed => quote!(Clone, Debug, PartialEq),
    };
    let variants = variants(enumeration);
    let (arms, table) = tables(file, enumeration);
    let comparisons = comparisons(definition, kind);
    file.push(quote! {
        #docs
        #[derive(#derives)]
        #[non_exhaustive]
        pub enum #name {
            #(#variants,)*
            /// A value that this version of the crate does not know.
            Unknown(#unknown),
        }

        impl #name {
            #accessor_docs
            pub fn #accessor(&self) -> #value_type {
                match self {
                    #(#arms,)*
                    Self::Unknown(value) => value.#accessor(),
                }
            }
        }

        impl #table_trait for #name {
            const VALUES: &'static [(#table_type, Self)] = #table;

            fn unknown(value: #unknown) -> Self {
                Self::Unknown(value)
            }
        }

        #comparisons
    });
    let (error, parse) = open_parsing(file, kind);
    conversions(definition, kind, &error, &parse)
}

/// The parser of an extensible enum, and its error.
fn open_parsing(file: &mut SourceFile, kind: EnumKind) -> (TokenStream, TokenStream) {
    match kind {
        EnumKind::Text | EnumKind::Mixed => {
            file.import("std::convert", "Infallible");
            (quote!(Infallible), quote!(Ok(Self::from_text(text))))
        }
        EnumKind::Integer => {
            file.import("std::num", "ParseIntError");
            (
                quote!(ParseIntError),
                quote!(text.parse().map(Self::from_i64)),
            )
        }
    }
}

/// Comparisons of an extensible enum with values on the wire.
fn comparisons(definition: &TypeDefinition, kind: EnumKind) -> TokenStream {
    let name = ident(&definition.name.rust);
    let ((accessor, _), value_type) = (accessor(kind), value_type(kind));
    let with_text = (kind == EnumKind::Text).then(|| {
        quote! {
            impl PartialEq<str> for #name {
                fn eq(&self, other: &str) -> bool {
                    self.#accessor() == other
                }
            }
        }
    });
    quote! {
        #with_text

        impl PartialEq<#value_type> for #name {
            fn eq(&self, other: &#value_type) -> bool {
                self.#accessor() == *other
            }
        }
    }
}

fn conversions(
    definition: &TypeDefinition,
    kind: EnumKind,
    error: &TokenStream,
    parse: &TokenStream,
) -> TokenStream {
    let name = ident(&definition.name.rust);
    let module = ident(Support::of(kind).module);
    let (display, encode) = match kind {
        EnumKind::Text => (
            quote!(formatter.pad(self.as_str())),
            quote!(writer.text(self.as_str())),
        ),
        EnumKind::Integer => (
            quote!(fmt::Display::fmt(&self.as_i64(), formatter)),
            quote!(writer.value(&self.as_i64())),
        ),
        EnumKind::Mixed => (
            quote!(fmt::Display::fmt(&self.as_scalar(), formatter)),
            quote!(writer.value(&self.as_scalar())),
        ),
    };
    quote! {
        impl fmt::Display for #name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                #display
            }
        }

        impl FromStr for #name {
            type Err = #error;

            fn from_str(text: &str) -> Result<Self, #error> {
                #parse
            }
        }

        impl json::Decode for #name {
            fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
                #module::decode(reader)
            }
        }

        impl json::Encode for #name {
            fn encode(&self, writer: &mut json::Writer) {
                #encode
            }
        }

        transcode::implement!(#name);
    }
}
