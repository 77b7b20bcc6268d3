//! The sections of the client.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::{example, installation};
use crate::emit::client::required_inputs;
use crate::emit::docs::Docs;
use crate::emit::source_file::{ident, suffixed};
use crate::emit::starter::service::sent_credentials;
use crate::emit::starter::{base_path, file, text, usual_operations};
use crate::emit::types::rust_type;
use crate::generate_error::GenerateError;
use crate::lowered::{Api, ContentKind, Input, Operation, ServerUrl, Type, TypeKind};

const TOKIO: &str = "tokio = { version = \"1\", features = [\"macros\", \"rt-multi-thread\"] }\n";

const ERRORS: &str = "\
## Errors

A call returns a `Reply` with the documented success, or a `Failure`:

| variant | meaning |
| --- | --- |
| `Operation` | an error that the operation documents, with a variant for each status |
| `Undocumented` | a response with another status |
| `Malformed` | a response whose body does not conform to the description, with all deviations |
| `Transport` | no response: no connection, no credential, or a timeout |
| `Invalid` | a request that cannot be represented; it was not sent |

Calls are retried after `Retry-After` and, if that is safe, after lost connections. The builder sets timeouts and retries.";

pub fn sections(api: &Api, name: &str) -> Result<Vec<String>, GenerateError> {
    let mut sections = vec![installation(name, TOKIO)];
    if let Some(call) = first_call(api) {
        let items = match call.argument.is_some() {
            true => vec![builder(api), function(&call)],
            false => vec![program(api, &call)],
        };
        let imports = imports(&call, &name.replace('-', "_"));
        let source = text(file(Docs::new(), &imports, items))?;
        let text = "The client has a method for each operation. It takes the required inputs, and returns a call with setters for the \
                    optional ones.";
        let text = Docs::new().paragraph(text).markdown();
        sections.push(format!(
            "## The first call\n\n{text}\n\n{}",
            example(&source)
        ));
    }
    sections.push(ERRORS.to_owned());
    Ok(sections)
}

/// A call for the example.
struct FirstCall<'a> {
    operation: &'a Operation,
    argument: Option<Argument>,
}

/// The argument of the method.
struct Argument {
    name: Ident,
    ty: TokenStream,
    /// The name of a type of the crate.
    import: Option<String>,
}

/// The first operation that is called without an argument, or with one whose type needs no other crate.
fn first_call(api: &Api) -> Option<FirstCall<'_>> {
    if api.shared_parameters.iter().any(|one| one.is_required) {
        return None;
    }
    let mut simple = usual_operations(api).filter(|one| required_inputs(one).is_empty());
    if let Some(operation) = simple.next() {
        let argument = None;
        return Some(FirstCall {
            operation,
            argument,
        });
    }
    usual_operations(api).find_map(|operation| {
        let argument = Some(argument(api, operation)?);
        Some(FirstCall {
            operation,
            argument,
        })
    })
}

fn argument(api: &Api, operation: &Operation) -> Option<Argument> {
    let inputs = required_inputs(operation);
    let (name, ty) = match inputs.as_slice() {
        [Input::Parameter(parameter)] => (ident(&parameter.field.name.rust), &parameter.field.ty),
        [Input::Body(body)] => match &body.content.first().kind {
            ContentKind::Json(ty) => (ident("body"), ty),
            _ => return None,
        },
        _ => {
            let ty = suffixed(&operation.stem.rust, "Required");
            return Some(Argument {
                name: ident("required"),
                import: Some(ty.to_string()),
                ty: quote!(#ty),
            });
        }
    };
    let is_body = matches!(inputs.as_slice(), [Input::Body(_)]);
    let mut import = None;
    let ty = match ty {
        Type::String(_) if !is_body => quote!(&str),
        Type::Boolean | Type::Integer(_) | Type::Number(_) | Type::String(_) => rust_type(api, ty),
        Type::Named(id) => {
            let definition = api.type_of(*id);
            if matches!(definition.kind, TypeKind::Foreign(_) | TypeKind::Alias(_)) {
                return None;
            }
            import = Some(definition.name.rust.clone());
            rust_type(api, ty)
        }
        _ => return None,
    };
    Some(Argument { name, ty, import })
}

fn imports(call: &FirstCall<'_>, package: &str) -> String {
    let own = call.argument.iter().filter_map(|one| one.import.as_deref());
    let names = ["Client", "Environment", "Failure"].into_iter().chain(own);
    let names: Vec<String> = names.map(|name| format!("{package}::{name}")).collect();
    names.join(" ")
}

/// The expression that builds a client.
fn client(api: &Api) -> TokenStream {
    let url = url(api);
    let credentials = sent_credentials(api);
    let setters = credentials.iter().map(|credential| {
        let (name, variables) = (ident(&credential.scheme.name.rust), credential.variables());
        quote!(.#name(#(std::env::var(#variables)?),*))
    });
    quote!(Client::builder(Environment::at(#url)) #(#setters)* .build()?)
}

/// A base URL: that of the first server without variables.
fn url(api: &Api) -> String {
    let mut servers = api.servers.absolute();
    let fixed = servers.find_map(|server| match &server.url {
        ServerUrl::Fixed(url) => Some(url.clone()),
        _ => None,
    });
    fixed.unwrap_or_else(|| format!("https://api.example{}", base_path(api)))
}

/// A program that makes the call.
fn program(api: &Api, call: &FirstCall<'_>) -> TokenStream {
    let (client, body) = (client(api), body(call));
    quote! {
        #[tokio::main]
        async fn main() -> Result<(), Box<dyn std::error::Error>> {
            let client = #client;
            #body
        }
    }
}

/// A function that builds the client.
fn builder(api: &Api) -> TokenStream {
    let client = client(api);
    quote! {
        fn client() -> Result<Client, Box<dyn std::error::Error>> {
            Ok(#client)
        }
    }
}

/// A function that makes the call with its argument.
fn function(call: &FirstCall<'_>) -> TokenStream {
    let name = ident(&call.operation.name.rust);
    let arguments = call.argument.iter().map(|one| {
        let Argument { name, ty, .. } = one;
        quote!(#name: #ty)
    });
    let body = body(call);
    quote! {
        async fn #name(client: &Client #(, #arguments)*) -> Result<(), Box<dyn std::error::Error>> {
            #body
        }
    }
}

fn body(call: &FirstCall<'_>) -> TokenStream {
    let name = ident(&call.operation.name.rust);
    let arguments = call.argument.iter().map(|one| &one.name);
    quote! {
        match client.#name(#(#arguments),*).send().await {
            Ok(response) => println!("{response:#?}"),
            Err(Failure::Operation(error)) => println!("a documented error: {error:?}"),
            Err(other) => return Err(other.into()),
        }
        Ok(())
    }
}
