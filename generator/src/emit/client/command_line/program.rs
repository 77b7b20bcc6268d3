//! `cli.rs`: the command line as a whole, and how its client is built.

use proc_macro2::TokenStream;
use quote::quote;

use super::{help, login};
use crate::emit::client::shared_parameters;
use crate::emit::docs::{Docs, code, visible};
use crate::emit::each;
use crate::emit::runtime;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{
    Api, CommandGroup, Credential, FeatureGate, Operation, SecurityScheme, Server, ServerUrl,
};

/// The file.
pub fn file(api: &Api) -> SourceFile {
    let line = &api.command_line;
    let docs = format!("The command line program {}.", code(&line.program));
    let mut file = SourceFile::new("src/cli.rs", Docs::new().paragraph(docs));
    file.import("std::process", "ExitCode");
    for name in ["Client", "Environment"] {
        file.import("crate::client", name);
    }
    if shared_parameters::is_required(api) {
        file.import("crate::client", "ClientBuilder");
        file.import("crate::client", "SharedParameters");
    }
    file.import("crate::runtime::client::cli_error", "InvalidArgument");
    file.import("crate::runtime::client::cli_spec", "Program");
    file.import_all(
        "crate::runtime::client::cli_run crate::runtime::client::cli_arguments::Settings",
    );
    if runtime::has_undeclared(api) {
        file.import(
            "crate::runtime::client::undeclared_credential",
            "UndeclaredCredential",
        );
    }
    file.push(quote! {
        /// Runs the program with the arguments of the process. Returns 0 on success, 1 if the
        /// service returned an error, and 2 for invalid arguments.
        pub fn run() -> ExitCode {
            cli_run::run(&PROGRAM, std::env::args_os())
        }
    });
    let program = program(&mut file, api);
    file.push(program);
    file.push(client(api));
    if let Some(names) = &api.command_line.login {
        login::emit(&mut file, api, names);
    }
    file
}

fn program(file: &mut SourceFile, api: &Api) -> TokenStream {
    let line = &api.command_line;
    let (name, base_url) = (&line.program, &line.base_url);
    let about = visible(api.title.trim());
    let servers = servers(api);
    let servers = servers.iter().map(|server| named(server));
    let credentials = each(
        api.used_schemes().into_iter().zip(&line.credentials),
        |(scheme, (flag, variable))| {
            file.import("crate::runtime::client::cli_spec", "Credential");
            let (value, help) = (value_name(&scheme.credential), credential_help(scheme));
            quote! {
                Credential {
                    flag: #flag,
                    variable: #variable,
                    value: #value,
                    help: #help,
                }
            }
        },
    );
    let groups = each(&line.groups, |one| group(file, api, one));
    let login = line.login.as_ref().map(|_| login::commands());
    quote! {
        static PROGRAM: Program<Client> = Program {
            name: #name,
            version: env!("CARGO_PKG_VERSION"),
            about: #about,
            base_url: #base_url,
            servers: &[#(#servers),*],
            credentials: &[#(#credentials),*],
            groups: &[#(#groups),*],
            others: &[#login],
            client,
        };
    }
}

fn group(file: &mut SourceFile, api: &Api, group: &CommandGroup) -> TokenStream {
    let name = group.name.as_deref().unwrap_or_default();
    let about = group.description.as_deref().map(help::paragraph);
    let about = about.unwrap_or_default();
    let commands = group.commands.iter();
    let commands = commands.filter_map(|command| api.operations.get(command.operation));
    let gate = FeatureGate::any_of(commands.clone().map(Operation::tag_gate));
    file.gated(gate.clone(), |file| {
        file.import("crate::runtime::client::cli_spec", "Group");
    });
    let commands = commands.map(|operation: &Operation| {
        let module = ident(&operation.name.rust);
        let condition = operation.gate().further(&gate).attribute();
        quote!(#condition crate::operations::#module::command::COMMAND)
    });
    let condition = gate.attribute();
    quote! {
        #condition
        Group {
            name: #name,
            about: #about,
            commands: &[#(#commands),*],
        }
    }
}

/// The servers with a known URL, or with default values for all variables.
fn servers(api: &Api) -> Vec<&Server> {
    let servers = api.servers.absolute();
    let is_known = |server: &&Server| !matches!(server.url, ServerUrl::Custom(_));
    servers.filter(is_known).collect()
}

/// The name of a server in an option.
fn named(server: &Server) -> String {
    server.name.plain().replace('_', "-")
}

fn value_name(credential: &Credential) -> &'static str {
    match credential {
        Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => "KEY",
        Credential::Basic => "USER:PASSWORD",
        Credential::Bearer(_) => "TOKEN",
        Credential::Http(_) | Credential::Certificate => "CREDENTIALS",
        Credential::Undeclared(_) => "LOCATION:NAME=VALUE",
    }
}

fn credential_help(scheme: &SecurityScheme) -> String {
    let text = scheme.description.as_deref().map(help::paragraph);
    let text = text.filter(|text| !text.is_empty());
    text.unwrap_or_else(|| match scheme.credential {
        Credential::Basic => "The user name and password".to_owned(),
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
                if let Some(key) = settings.parsed(#flag, "LOCATION:NAME=VALUE", UndeclaredCredential::parse)? {
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
    let stored = login::stored(api);
    let built = quote!(
        builder
            .build()
            .map_err(|error| InvalidArgument::error(&error))
    );
    let built = match stored.is_empty() {
        true => built,
        false => quote! {
            let client = #built?;
            #stored
            Ok(client)
        },
    };
    // The flags of commands set the parameters.
    let builder = match shared_parameters::is_required(api) {
        true => quote!(ClientBuilder::new(environment, SharedParameters::default())),
        false => quote!(Client::builder(environment)),
    };
    quote! {
        fn client(settings: &Settings<'_>) -> Result<Client, InvalidArgument> {
            let environment = #environment;
            let mut builder = #builder;
            #(#credentials)*
            if let Some(timeout) = settings.timeout() {
                builder = builder.timeout(timeout);
            }
            #built
        }
    }
}

fn environment(api: &Api) -> TokenStream {
    let servers = servers(api);
    let functions: Vec<_> = servers.iter().map(|one| ident(&one.name.rust)).collect();
    let Some((first, others)) = functions.split_first() else {
        return quote!(Environment::at(settings.required_base_url()?));
    };
    if others.is_empty() {
        return quote! {
            match settings.base_url() {
                Some(url) => Environment::at(url),
                None => Environment::#first(),
            }
        };
    }
    let names = servers.iter().skip(1).map(|server| named(server));
    quote! {
        match (settings.base_url(), settings.server()) {
            (Some(url), _) => Environment::at(url),
            #((None, Some(#names)) => Environment::#others(),)*
            (None, _) => Environment::#first(),
        }
    }
}
