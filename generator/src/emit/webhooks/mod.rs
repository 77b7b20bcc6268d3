//! The module `webhooks`, which has what the API asks of the client: the client crate receives it
//! as a server does, and the server crate sends it as a client does.

mod moved;
pub mod runtime;

use proc_macro2::TokenStream;
use quote::quote;

use super::docs::Docs;
use super::drafts::Drafts;
use super::types::Crate;
use super::{client, server};
use crate::model::Api;

/// The cargo feature that what is there for hooks alone waits for.
pub const FEATURE: &str = "webhooks";

/// What stands above an item that waits for it.
pub fn condition() -> TokenStream {
    quote!(#[cfg(feature = #FEATURE)])
}

/// The source files of the module; none if there are no hooks.
pub fn drafts(hooks: Option<&Api>, target: Crate) -> Drafts<'_> {
    let Some(hooks) = hooks else {
        return Drafts::default();
    };
    let drafts = match target {
        Crate::Client => server::receiving(hooks),
        Crate::Server => client::sending(hooks),
    };
    let own = runtime::own_modules(hooks, target);
    drafts.map(move |file| moved::moved(file, &own).waiting_for(FEATURE))
}

/// Declares the module, if there is one.
pub fn declaration(api: &Api) -> TokenStream {
    if api.webhooks.operations.is_empty() {
        return quote!();
    }
    let condition = condition();
    quote!(#condition pub mod webhooks;)
}

/// The docs of a crate with what they say of the module, if there is one.
pub fn told(docs: Docs, api: &Api, target: Crate) -> Docs {
    if api.webhooks.operations.is_empty() {
        return docs;
    }
    docs.paragraph(match target {
        Crate::Client => {
            "What the API itself sends, webhooks and callbacks, is received by the module \
             `webhooks`, which is there by the feature of that name."
        }
        Crate::Server => {
            "What the API itself sends, webhooks and callbacks, is sent by the module `webhooks`, \
             which is there by the feature of that name."
        }
    })
}
