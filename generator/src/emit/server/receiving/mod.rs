//! What receives hooks: a server of which the API is the caller.

mod gate;
mod hook;
mod library;
pub mod operation;
mod receiver;
pub mod verify;

use proc_macro2::TokenStream;
use quote::quote;

use super::{api_trait, bodies, hooks, operation as operations, payload};
use crate::emit::drafts::Drafts;
use crate::model::Api;

/// The source files, without the types and the runtime.
pub fn drafts(api: &Api) -> Drafts<'_> {
    let mut drafts = Drafts::default();
    drafts.add(|| api_trait::file(api));
    drafts.add(|| gate::file(api));
    drafts.add(|| hooks::file(api));
    drafts.add(|| hook::file(api));
    drafts.add(|| receiver::file(api));
    drafts.add_some(|| bodies::file(api));
    drafts.append(payload::drafts(api));
    drafts.append(operations::drafts(api));
    drafts.add(|| library::file(api));
    drafts
}

/// How a hook fails that is not received: a variant, and how it is answered.
pub fn unreceived() -> (TokenStream, TokenStream) {
    let variant = quote! {
        /// `404`: this hook is not received here.
        Unreceived
    };
    (
        variant,
        quote!(Self::Unreceived => Err(Rejection::NotFound),),
    )
}
