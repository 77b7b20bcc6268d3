//! The rows that determine the variant of a union value.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::Crate;
use crate::lowered::{DiscriminatedBy, ObjectFacts, ValueKind};

/// The head of the macro after the name, and its rows.
pub fn discriminator(source: &DiscriminatedBy, target: Crate) -> (TokenStream, Vec<TokenStream>) {
    match source {
        DiscriminatedBy::Property(tags) => {
            let field = &tags.field;
            let rows = tags.texts.iter().map(|(text, variant)| {
                let variant = Literal::usize_unsuffixed(*variant);
                quote!(#text = #variant)
            });
            let default = tags.default.map(Literal::usize_unsuffixed);
            let default = default.map(|default| quote!(or #default));
            (quote!(by property #field #default), rows.collect())
        }
        DiscriminatedBy::Shape { cases, exclusive } => {
            let rows = cases.iter().map(|case| {
                let (variant, is) = (Literal::usize_unsuffixed(case.variant), kind(&case.is));
                quote!(#variant = #is)
            });
            // A tolerant crate takes the best match.
            let fits = match *exclusive && !target.is_tolerant() {
                true => quote!(one),
                false => quote!(any),
            };
            (quote!(by #fits shape), rows.collect())
        }
    }
}

fn kind(is: &ValueKind) -> TokenStream {
    let name = match is {
        ValueKind::Any => "any",
        ValueKind::Null => "null",
        ValueKind::Boolean => "boolean",
        ValueKind::Integer => "integer",
        ValueKind::Number => "number",
        ValueKind::String | ValueKind::OneOf(_) => "string",
        ValueKind::Array | ValueKind::ArrayOf(_) => "array",
        ValueKind::Object(_) => "object",
    };
    let facts = match is {
        ValueKind::OneOf(texts) => quote!({ #(#texts),* }),
        ValueKind::ArrayOf(kinds) => {
            let kinds = kinds.iter().map(kind);
            quote!({ #(#kinds),* })
        }
        ValueKind::Object(facts) => facts_of(facts),
        _ => quote!(),
    };
    let name = format_ident!("{name}");
    quote!(#name #facts)
}

fn facts_of(facts: &ObjectFacts) -> TokenStream {
    let ObjectFacts {
        required,
        optional,
        closed,
        texts,
    } = facts;
    let required = (!required.is_empty()).then(|| quote!(required [#(#required),*]));
    let optional = (!optional.is_empty()).then(|| quote!(optional [#(#optional),*]));
    let rows = texts.iter();
    let rows = rows.map(|(field, texts)| quote!(#field [#(#texts),*]));
    let values = (!texts.is_empty()).then(|| quote!(values [#(#rows),*]));
    let closed = closed.then(|| quote!(, closed));
    quote!({ #required #optional #values #closed })
}
