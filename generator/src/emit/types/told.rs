//! What the branches of a union are told apart by.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::Crate;
use crate::emit::source_file::SourceFile;
use crate::model::{Case, Facts, Is, Told};

/// The table by which the branches are told apart.
pub fn told(file: &mut SourceFile, told: &Told, target: Crate) -> TokenStream {
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
