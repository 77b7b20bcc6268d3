//! The module `webhooks` of a crate, enabled by a cargo feature of that name.
//!
//! In: the webhooks and callbacks of the lowered API, as an API of their own. Out: the files of the module.
//! The client crate receives webhooks with the code of a server, and the server crate sends them with
//! the code of a client; their files are written as for a crate, and then relocated. Depends on
//! `server` and `client`.

mod pipeline;
mod receiver;
pub mod receiving;
mod relocate;
mod sender;

use proc_macro2::TokenStream;
use quote::quote;

use super::deferred_files::DeferredFiles;
use super::docs::Docs;
use super::types::Crate;
use super::{client, server};
use crate::lowered::Api;

/// The cargo feature.
pub const FEATURE: &str = "webhooks";

/// The condition for the feature.
pub fn condition() -> TokenStream {
    quote!(#[cfg(feature = #FEATURE)])
}

/// The source files of the module, without the types and the runtime.
pub fn deferred(webhooks: Option<&Api>, target: Crate) -> DeferredFiles<'_> {
    let Some(api) = webhooks else {
        return DeferredFiles::default();
    };
    let deferred = match target {
        // It has no operations.
        Crate::Types => return DeferredFiles::default(),
        Crate::Client => {
            let mut deferred = server::common(api, None);
            deferred.add(|| pipeline::file(api));
            deferred.add(|| receiver::file(api));
            deferred.add(|| server::root(api, quote!()));
            deferred
        }
        Crate::Server => {
            let mut deferred = client::common(api, None);
            deferred.add(|| sender::file(api));
            deferred.add(|| client::root(api, quote!()));
            deferred
        }
    };
    deferred.map(move |file| relocate::relocated(file).waiting_for(FEATURE))
}

/// Declares the module, if there is one.
pub fn declaration(api: &Api) -> TokenStream {
    if api.webhooks.operations.is_empty() {
        return quote!();
    }
    let condition = condition();
    quote!(#condition pub mod webhooks;)
}

/// Mentions the module in the docs of a crate, if there is one.
pub fn mentioned(docs: Docs, api: &Api, target: Crate) -> Docs {
    if api.webhooks.operations.is_empty() {
        return docs;
    }
    docs.paragraph(match target {
        Crate::Client | Crate::Types => {
            "The module `webhooks`, enabled by the feature of that name, receives the webhooks and \
             callbacks of the API."
        }
        Crate::Server => {
            "The module `webhooks`, enabled by the feature of that name, sends the webhooks and callbacks \
             of the API."
        }
    })
}
