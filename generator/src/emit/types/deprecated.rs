//! Fields and parameters that are deprecated.
//!
//! Those of the client are marked where a caller may do without them. The server must go on
//! reading what it is sent, and says so in its docs alone.

use proc_macro2::TokenStream;
use quote::quote;

use super::Crate;
use crate::emit::operation_docs::removal;
use crate::model::{Deprecation, Field};

/// Whether a field is marked.
pub fn is_marked(field: &Field, target: Crate) -> bool {
    marked(field, target).is_some()
}

/// How a field is deprecated, if it is marked.
pub fn marked(field: &Field, target: Crate) -> Option<&Deprecation> {
    let deprecated = field.deprecated.as_ref();
    deprecated.filter(|_| target == Crate::Client)
}

/// The mark of what is deprecated.
pub fn mark(deprecated: Option<&Deprecation>) -> Option<TokenStream> {
    let note = removal(deprecated?.sunset.as_deref());
    Some(match note {
        Some(note) => quote!(#[deprecated(note = #note)]),
        None => quote!(#[deprecated]),
    })
}

/// What is deprecated, in words: `deprecated, to be removed on 2030-12-05`.
pub fn in_words(deprecated: &Deprecation) -> String {
    match removal(deprecated.sunset.as_deref()) {
        Some(removal) => format!("deprecated, {removal}"),
        None => "deprecated".to_owned(),
    }
}

/// The same as a paragraph of docs.
pub fn paragraph(deprecated: &Deprecation) -> String {
    match removal(deprecated.sunset.as_deref()) {
        Some(removal) => format!("Deprecated, {removal}."),
        None => "Deprecated.".to_owned(),
    }
}

/// What a function has above it that uses something with the mark.
pub fn expect() -> TokenStream {
    quote!(#[expect(deprecated)])
}

/// The same for one that uses some fields, if any has the mark.
pub fn expected<'a>(
    fields: impl IntoIterator<Item = &'a Field>,
    target: Crate,
) -> Option<TokenStream> {
    let mut fields = fields.into_iter();
    let any = fields.any(|field| is_marked(field, target));
    any.then(expect)
}
