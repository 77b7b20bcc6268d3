//! The module `webhooks` of a crate, behind a cargo feature of that name.
//!
//! In: the webhooks and callbacks of the model, as an API of their own. Out: the files of the module.
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

use super::docs::Docs;
use super::drafts::Drafts;
use super::types::Crate;
use super::{client, server};
use crate::model::Api;

/// The cargo feature.
pub const FEATURE: &str = "webhooks";

/// The condition for the feature.
pub fn condition() -> TokenStream {
    quote!(#[cfg(feature = #FEATURE)])
}

/// The source files of the module, without the types and the runtime.
pub fn drafts(webhooks: Option<&Api>, target: Crate) -> Drafts<'_> {
    let Some(api) = webhooks else {
        return Drafts::default();
    };
    let drafts = match target {
        Crate::Client => {
            let mut drafts = server::common(api);
            drafts.add(|| pipeline::file(api));
            drafts.add(|| receiver::file(api));
            drafts.add(|| server::root(api, quote!()));
            drafts
        }
        Crate::Server => {
            let mut drafts = client::common(api);
            drafts.add(|| sender::file(api));
            drafts.add(|| client::root(api, quote!()));
            drafts
        }
    };
    drafts.map(move |file| relocate::relocated(file, target).waiting_for(FEATURE))
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
        Crate::Client => {
            "The module `webhooks`, enabled by the feature of that name, receives the webhooks and \
             callbacks of the API."
        }
        Crate::Server => {
            "The module `webhooks`, enabled by the feature of that name, sends the webhooks and callbacks \
             of the API."
        }
    })
}
