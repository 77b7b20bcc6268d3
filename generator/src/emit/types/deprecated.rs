//! Fields and parameters that are deprecated.
//!
//! Those of the client are marked where a caller may do without them. The server must go on
//! reading what it is sent, and says so in its docs alone.

use proc_macro2::TokenStream;
use quote::quote;

use super::Crate;
use crate::model::Field;

/// Whether a field is marked.
pub fn is_marked(field: &Field, target: Crate) -> bool {
    field.deprecated && target == Crate::Client
}

/// The mark of what is deprecated.
pub fn mark(is_marked: bool) -> Option<TokenStream> {
    is_marked.then(|| quote!(#[deprecated]))
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
