//! Content negotiation: the preferred media type, as a field of the request.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::types::RecordField;
use crate::lowered::{Negotiation, Operation};

/// Writes the type of the preferred media type.
pub fn emit(file: &mut SourceFile, operation: &Operation) {
    let Some(negotiation) = &operation.negotiation else {
        return;
    };
    let name = ident(&negotiation.type_name.rust);
    let docs = Docs::new().paragraph(format!(
        "A response media type of {}.",
        code(&operation.name.wire)
    ));
    let docs = docs.outer();
    let variants = negotiation.offers.iter().map(|offer| {
        let docs = Docs::new().paragraph(format!("{}.", code(&offer.media_type)));
        let (docs, name) = (docs.outer(), ident(&offer.name.rust));
        quote!(#docs #name)
    });
    file.push(quote! {
        #docs
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum #name { #(#variants),* }
    });
}

/// The field of the request.
pub fn field(operation: &Operation) -> Option<RecordField> {
    let negotiation = operation.negotiation.as_ref()?;
    let docs = Docs::new().paragraph(
        "The media type that the caller prefers. A response may still have another one.",
    );
    let ty = ident(&negotiation.type_name.rust);
    Some(RecordField::required(
        &negotiation.field.rust,
        docs,
        quote!(#ty),
    ))
}

/// Selects the preferred media type.
pub fn step(file: &mut SourceFile, operation: &Operation) -> Option<TokenStream> {
    let negotiation = operation.negotiation.as_ref()?;
    file.import("crate::runtime::server", "negotiation");
    let offers: Vec<&str> = negotiation
        .offers
        .iter()
        .map(|offer| offer.media_type.as_str())
        .collect();
    let offers = offers.join(", ");
    let (name, arms) = (ident(&negotiation.field.rust), arms(negotiation));
    Some(quote! {
        let #name = match negotiation::best(&parts.headers, #offers)? { #(#arms)* };
    })
}

fn arms(negotiation: &Negotiation) -> Vec<TokenStream> {
    let name = ident(&negotiation.type_name.rust);
    let last = negotiation.offers.len().saturating_sub(1);
    let arms = negotiation.offers.iter().enumerate().map(|(index, offer)| {
        let variant = ident(&offer.name.rust);
        if index == last {
            return quote!(_ => #name::#variant,);
        }
        let index = Literal::usize_unsuffixed(index);
        quote!(#index => #name::#variant,)
    });
    arms.collect()
}

/// The value of the field.
pub fn value(operation: &Operation) -> Option<TokenStream> {
    let negotiation = operation.negotiation.as_ref()?;
    let name = ident(&negotiation.field.rust);
    Some(quote!(#name))
}
