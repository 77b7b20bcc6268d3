//! `cli/mod.rs`: the command line as a whole, and how its client is built.

use proc_macro2::TokenStream;
use quote::quote;

use super::words;
use crate::emit::client::library;
use crate::emit::docs::{Docs, code, visible};
use crate::emit::runtime;
use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, CommandGroup, Credential, Operation, SecurityScheme, Server, ServerUrl};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let line = &api.command_line;
    let docs = format!(
        "The command line {}: a command for each operation.",
        code(&line.program)
    );
    let mut file = SourceFile::new("src/cli/mod.rs", Docs::new().paragraph(docs));
    file.import("std::process", "ExitCode");
    for name in ["Client", "Environment"] {
        file.import("crate::client", name);
    }
    file.import("crate::runtime::cli_end", "Wrong");
    for name in ["Group", "Program"] {
        file.import("crate::runtime::cli_facts", name);
    }
    file.import("crate::runtime::cli_given", "Settings");
    if runtime::has_undeclared(api) {
        file.import("crate::runtime::undeclared_key", "UndeclaredKey");
    }
    for operation in &api.operations {
        let (condition, module) = (library::condition(operation), ident(&operation.name.rust));
        file.push(quote!(#condition mod #module;));
    }
    file.push(quote! {
        /// Runs the command line by the words that the process was given: 0 if it was done, 1 if
        /// the service refused it or failed, and 2 if what was given cannot be used.
        pub fn run() -> ExitCode {
            crate::runtime::cli_run::run(&PROGRAM, std::env::args_os())
        }
    });
    let program = program(&mut file, api);
    file.push(program);
    file.push(client(api));
    file
}

fn program(file: &mut SourceFile, api: &Api) -> TokenStream {
    let line = &api.command_line;
    let (name, base_address) = (&line.program, &line.base_address);
    let about = visible(api.title.trim());
    let servers = servers(api);
    let servers = servers.iter().map(|server| named(server));
    let schemes = api.used_schemes().into_iter().zip(&line.credentials);
    let credentials: Vec<TokenStream> = schemes
        .map(|(scheme, (flag, variable))| {
            file.import("crate::runtime::cli_facts", "Credential");
            let (value, help) = (value_name(&scheme.credential), credential_help(scheme));
            quote! {
                Credential {
                    flag: #flag,
                    variable: #variable,
                    value: #value,
                    help: #help,
                }
            }
        })
        .collect();
    let groups = line.groups.iter().map(|one| group(api, one));
    quote! {
        static PROGRAM: Program<Client> = Program {
            name: #name,
            version: env!("CARGO_PKG_VERSION"),
            about: #about,
            base_address: #base_address,
            servers: &[#(#servers),*],
            credentials: &[#(#credentials),*],
            groups: &[#(#groups),*],
            client,
        };
    }
}

fn group(api: &Api, group: &CommandGroup) -> TokenStream {
    let name = group.name.as_deref().unwrap_or_default();
    let about = group.description.as_deref().map(words::paragraph);
    let about = about.unwrap_or_default();
    let commands = group.commands.iter();
    let commands = commands.filter_map(|command| api.operations.get(command.operation));
    let commands = commands.map(|operation: &Operation| {
        let (condition, module) = (library::condition(operation), ident(&operation.name.rust));
        quote!(#condition #module::COMMAND)
    });
    quote! {
        Group {
            name: #name,
            about: #about,
            commands: &[#(#commands),*],
        }
    }
}

/// The servers whose addresses are known, or have variables with defaults.
fn servers(api: &Api) -> Vec<&Server> {
    let servers = api.servers.absolute();
    let is_known = |server: &&Server| !matches!(server.url, ServerUrl::Custom(_));
    servers.filter(is_known).collect()
}

/// What a server is called by a flag.
fn named(server: &Server) -> String {
    server.name.plain().replace('_', "-")
}

fn value_name(credential: &Credential) -> &'static str {
    match credential {
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => "KEY",
        Credential::Basic => "USER:PASSWORD",
        Credential::Bearer(_) => "TOKEN",
        Credential::Http(_) | Credential::Certificate => "CREDENTIALS",
        Credential::Undeclared(_) => "PLACE:NAME=VALUE",
    }
}

fn credential_help(scheme: &SecurityScheme) -> String {
    let told = scheme.description.as_deref().map(words::paragraph);
    let told = told.filter(|told| !told.is_empty());
    told.unwrap_or_else(|| match scheme.credential {
        Credential::Basic => "The user name and the password".to_owned(),
        Credential::Bearer(_) => "The bearer token".to_owned(),
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => {
            "The key".to_owned()
        }
        Credential::Http(_) | Credential::Certificate => "The credentials".to_owned(),
        Credential::Undeclared(_) => {
            "The credential: `header:NAME=VALUE`, `query:NAME=VALUE` or `cookie:NAME=VALUE`"
                .to_owned()
        }
    })
}

/// Builds the client.
fn client(api: &Api) -> TokenStream {
    let environment = environment(api);
    let schemes = api.used_schemes().into_iter();
    let schemes = schemes.zip(&api.command_line.credentials);
    let credentials = schemes.map(|(scheme, (flag, _))| {
        let setter = ident(&scheme.name.rust);
        match scheme.credential {
            Credential::Basic => quote! {
                if let Some((user, password)) = settings.login(#flag)? {
                    builder = builder.#setter(user, password);
                }
            },
            Credential::Undeclared(_) => quote! {
                if let Some(key) = settings.parsed(#flag, "PLACE:NAME=VALUE", UndeclaredKey::parse)? {
                    builder = builder.#setter(key);
                }
            },
            _ => quote! {
                if let Some(credential) = settings.credential(#flag) {
                    builder = builder.#setter(credential);
                }
            },
        }
    });
    quote! {
        fn client(settings: &Settings<'_>) -> Result<Client, Wrong> {
            let environment = #environment;
            let mut builder = Client::builder(environment);
            #(#credentials)*
            if let Some(timeout) = settings.timeout() {
                builder = builder.timeout(timeout);
            }
            builder.build().map_err(|error| Wrong::error(&error))
        }
    }
}

fn environment(api: &Api) -> TokenStream {
    let servers = servers(api);
    let functions: Vec<_> = servers.iter().map(|one| ident(&one.name.rust)).collect();
    let Some((first, others)) = functions.split_first() else {
        return quote!(Environment::at(settings.required_base_address()?));
    };
    if others.is_empty() {
        return quote! {
            match settings.base_address() {
                Some(address) => Environment::at(address),
                None => Environment::#first(),
            }
        };
    }
    let names = servers.iter().skip(1).map(|server| named(server));
    quote! {
        match (settings.base_address(), settings.server()) {
            (Some(address), _) => Environment::at(address),
            #((None, Some(#names)) => Environment::#others(),)*
            (None, _) => Environment::#first(),
        }
    }
}
