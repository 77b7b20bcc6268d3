//! The table that determines the variant of a union value.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::Crate;
use crate::emit::each;
use crate::emit::source_file::SourceFile;
use crate::model::{Case, DiscriminatedBy, ObjectFacts, ValueKind};

/// The table.
pub fn discriminator(
    file: &mut SourceFile,
    source: &DiscriminatedBy,
    target: Crate,
) -> TokenStream {
    match source {
        DiscriminatedBy::Property { field, texts } => {
            let rows = texts.iter().map(|(text, variant)| {
                let variant = Literal::usize_unsuffixed(*variant);
                quote!((#text, #variant))
            });
            quote!(DiscriminatedBy::Property(#field, &[#(#rows),*]))
        }
        DiscriminatedBy::Shape { cases, exclusive } => {
            for name in ["Case", "Fits", "ValueKind"] {
                file.import("crate::runtime::discriminator", name);
            }
            let cases = each(cases.iter(), |case| row(file, case));
            // A client takes the best match.
            let fits = match *exclusive && target == Crate::Server {
                true => quote!(Fits::One),
                false => quote!(Fits::Some),
            };
            quote!(DiscriminatedBy::Shape(&[#(#cases),*], #fits))
        }
    }
}

fn row(file: &mut SourceFile, case: &Case) -> TokenStream {
    let variant = Literal::usize_unsuffixed(case.variant);
    let is = kind(file, &case.is);
    quote!(Case { variant: #variant, is: #is })
}

fn kind(file: &mut SourceFile, is: &ValueKind) -> TokenStream {
    match is {
        ValueKind::Any => quote!(ValueKind::Any),
        ValueKind::Null => quote!(ValueKind::Null),
        ValueKind::Boolean => quote!(ValueKind::Boolean),
        ValueKind::Integer => quote!(ValueKind::Integer),
        ValueKind::Number => quote!(ValueKind::Number),
        ValueKind::String => quote!(ValueKind::String),
        ValueKind::OneOf(texts) => quote!(ValueKind::OneOf(&[#(#texts),*])),
        ValueKind::Array => quote!(ValueKind::Array),
        ValueKind::ArrayOf(kinds) => {
            let kinds = each(kinds.iter(), |is| kind(file, is));
            quote!(ValueKind::ArrayOf(&[#(#kinds),*]))
        }
        ValueKind::Object(facts) => {
            let facts = facts_of(file, facts);
            quote!(ValueKind::Object(&#facts))
        }
    }
}

fn facts_of(file: &mut SourceFile, facts: &ObjectFacts) -> TokenStream {
    file.import("crate::runtime::discriminator", "ObjectFacts");
    let ObjectFacts {
        required,
        optional,
        closed,
        texts,
    } = facts;
    let texts = texts
        .iter()
        .map(|(field, texts)| quote!((#field, &[#(#texts),*])));
    quote! {
        ObjectFacts {
            required: &[#(#required),*],
            optional: &[#(#optional),*],
            closed: #closed,
            texts: &[#(#texts),*],
        }
    }
}
