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
use crate::emit::source_file::SourceFile;
use crate::model::Api;

/// The source files, without the types and the runtime.
pub fn files(api: &Api) -> Vec<SourceFile> {
    let mut files = vec![
        api_trait::file(api),
        gate::file(api),
        hooks::file(api),
        hook::file(api),
        receiver::file(api),
    ];
    files.extend(bodies::file(api));
    files.extend(payload::files(api));
    files.extend(operations::files(api));
    files.push(library::file(api));
    files
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
