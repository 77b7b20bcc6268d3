//! `sender.rs`: the sender of webhooks, its builder and its endpoints.

use quote::quote;

use crate::emit::client::{Built, builder, credentials};
use crate::emit::docs::Docs;
use crate::emit::source_file::SourceFile;
use crate::lowered::Api;

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph("The sender of webhooks and callbacks, and its builder.");
    let mut file = SourceFile::new("src/sender.rs", docs);
    file.import_all(
        "crate::runtime::client::webhook_endpoint::Connections \
         crate::runtime::client::webhook_endpoint::InvalidEndpointUrl crate::runtime::client::request::Shared",
    );
    if !api.used_schemes().is_empty() {
        file.import("crate::runtime::client::credential", "Credential");
    }
    let names = credentials(api);
    file.push(quote! {
        /// Sends webhooks and callbacks. Clones share the connection pool.
        #[derive(Clone, Debug)]
        pub struct Sender {
            connections: Connections,
            #(#names: Option<Credential>,)*
        }

        impl Sender {
            /// Returns a builder.
            pub fn builder() -> SenderBuilder {
                SenderBuilder::new()
            }

            /// Returns the endpoint at an absolute `http` or `https` URL.
            ///
            /// The URL is usually chosen by the receiver: make sure that it does not point into a
            /// private network. Redirects are not followed.
            pub fn to(&self, url: &str) -> Result<WebhookEndpoint, InvalidEndpointUrl> {
                Ok(WebhookEndpoint {
                    shared: self.connections.to(url)?,
                    #(#names: self.#names.clone(),)*
                })
            }
        }

        /// An endpoint that receives webhooks and callbacks.
        #[derive(Clone, Debug)]
        pub struct WebhookEndpoint {
            pub(crate) shared: Shared,
            #(pub(crate) #names: Option<Credential>,)*
        }
    });
    let builder = builder(&mut file, api, Built::Sender, |built| {
        quote! {
            Ok(Sender {
                connections: Connections::new(self.settings)?,
                #(#built,)*
            })
        }
    });
    file.push(builder);
    file
}
