//! Fields and parameters that are deprecated.
//!
//! The client marks them with an attribute unless they are required. The server must continue to accept
//! them, and only documents it.

use proc_macro2::TokenStream;
use quote::quote;

use super::Crate;
use crate::emit::operation_docs::removal;
use crate::lowered::{Deprecation, Field};

/// Returns `true` if a field is marked.
pub fn is_marked(field: &Field, target: Crate) -> bool {
    marked(field, target).is_some()
}

/// The deprecation of a field, if it is marked.
pub fn marked(field: &Field, target: Crate) -> Option<&Deprecation> {
    let deprecated = field.deprecated.as_ref();
    deprecated.filter(|_| target.is_tolerant())
}

/// The attribute of a deprecated item.
pub fn mark(deprecated: Option<&Deprecation>) -> Option<TokenStream> {
    let note = removal(deprecated?.sunset.as_deref());
    Some(match note {
        Some(note) => quote!(#[deprecated(note = #note)]),
        None => quote!(#[deprecated]),
    })
}

/// Describes a deprecation: `deprecated, to be removed on 2030-12-05`.
pub fn deprecation_text(deprecated: &Deprecation) -> String {
    match removal(deprecated.sunset.as_deref()) {
        Some(removal) => format!("deprecated, {removal}"),
        None => "deprecated".to_owned(),
    }
}

/// Describes a deprecation in docs.
pub fn paragraph(deprecated: &Deprecation) -> String {
    match removal(deprecated.sunset.as_deref()) {
        Some(removal) => format!("Deprecated, {removal}."),
        None => "Deprecated.".to_owned(),
    }
}

/// The attribute of a function that uses a deprecated item.
pub fn expect() -> TokenStream {
    quote!(#[expect(deprecated)])
}

/// The attribute of a function that uses fields, if one is marked.
pub fn expected<'a>(
    fields: impl IntoIterator<Item = &'a Field>,
    target: Crate,
) -> Option<TokenStream> {
    let mut fields = fields.into_iter();
    let any = fields.any(|field| is_marked(field, target));
    any.then(expect)
}
