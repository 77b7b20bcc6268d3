//! A program that calls the service, and tests.

use proc_macro2::TokenStream;
use quote::quote;

use super::service::sent_credentials;
use super::{Packages, file};
use crate::emit::blocks::Finished;
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::ident;
use crate::lowered::{Api, Operation};

/// The program, which calls one operation.
pub fn program(api: &Api, operation: &Operation, packages: Packages<'_>) -> Finished {
    let docs = Docs::new().paragraph(format!(
        "Calls {} and prints the response.",
        code(&operation.name.wire)
    ));
    let name = ident(&operation.name.rust);
    let variable = &api.command_line.base_url;
    let credentials = sent_credentials(api);
    let credentials = credentials.iter().map(|credential| {
        let method = ident(&credential.scheme.name.rust);
        let variables = credential.variables();
        let names: Vec<_> = ["first", "second"]
            .into_iter()
            .take(variables.len())
            .map(ident)
            .collect();
        match names.as_slice() {
            [_] => quote! {
                #(if let Ok(secret) = env::var(#variables) {
                    builder = builder.#method(secret);
                })*
            },
            _ => quote! {
                if let (#(Ok(#names)),*) = (#(env::var(#variables)),*) {
                    builder = builder.#method(#(#names),*);
                }
            },
        }
    });
    let credentials: Vec<TokenStream> = credentials.collect();
    let mutable = (!credentials.is_empty()).then(|| quote!(mut));
    let main = quote! {
        #[tokio::main]
        async fn main() -> Result<(), Box<dyn std::error::Error>> {
            let base_url = env::var(#variable)?;
            let #mutable builder = Client::builder(Environment::at(base_url));
            #(#credentials)*
            let response = builder.build()?.#name().send().await?;
            println!("{response:#?}");
            Ok(())
        }
    };
    let client = packages.client;
    let imports = format!("std::env {client}::Client {client}::Environment");
    file(docs, &imports, [main])
}

/// Tests of the client with a mock, and of the service without credentials.
pub fn tests(operation: &Operation, packages: Packages<'_>) -> Finished {
    let docs = Docs::new().paragraph("Tests of the client with a mock, and of the service.");
    let Packages {
        client,
        server,
        service,
    } = packages;
    let imports = format!("{client}::Client {client}::Mock {server}::Server {service}::Service");
    let name = ident(&operation.name.rust);
    let uses = quote!(
        use tower_service::Service as _;
    );
    let tests = quote! {
        #[tokio::test]
        async fn a_mock_records_requests() {
            let mock = Mock::new();
            let called = mock.client::<Client>().#name().send().await;
            assert!(called.is_err(), "`Mock::on` sets the response of an operation");
            assert_eq!(mock.requests().len(), 1);
        }

        #[tokio::test]
        async fn unknown_paths_are_not_found() {
            let mut server = Server::new(Service::default());
            let request = http::Request::get("/no/such/path").body(String::new()).expect("a request");
            let response = server.call(request).await.expect("a response");
            assert_eq!(response.status(), http::StatusCode::NOT_FOUND);
        }
    };
    file(docs, &imports, [uses, tests])
}
