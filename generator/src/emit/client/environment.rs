//! The environments of the API: a type with a constructor for each server, and a setter for each server
//! variable.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::server_url::{describe, rows, variable_setter};
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, BasePath, Operation, Server, ServerUrl, Servers};

/// Writes the type.
pub fn emit(file: &mut SourceFile, api: &Api) {
    if has_templates(api) {
        file.import("crate::runtime::client::server_url", "ServerUrl");
    }
    let variables = api.server_variables();
    if !variables.is_empty() {
        file.import("crate::runtime::client::server_url", "Variable");
    }
    let fields = match has_templates(api) {
        false => quote!(base_url: String),
        true => {
            let others = api
                .other_servers
                .iter()
                .map(|other| ident(&other.name.rust));
            quote!(url: ServerUrl #(, #others: ServerUrl)*)
        }
    };
    let at = at(api);
    let unix = unix(file, api);
    let servers = api.servers.list.iter().enumerate();
    let known = servers
        .filter(|(_, server)| server.is_absolute())
        .map(|(index, server)| constructor(api, index, server));
    let others = api
        .other_servers
        .iter()
        .map(|other| other_setter(api, other));
    let setters = variables
        .iter()
        .map(|variable| variable_setter(api, variable));
    for other in &api.other_servers {
        let used = variable_lists(other).filter(|(_, server)| other.is_named(server, &api.servers));
        for (name, server) in used {
            let rows = rows(server.variables());
            file.push(quote!(const #name: &[Variable] = #rows;));
        }
    }
    file.push(quote! {
        /// An environment of the API: its base URL.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Environment {
            #fields,
        }

        impl Environment {
            #at

            #unix

            #(#known)*

            #(#others)*

            #(#setters)*
        }
    });
}

/// Returns `true` if URLs are resolved when a client is built.
fn has_templates(api: &Api) -> bool {
    !api.server_variables().is_empty() || !api.other_servers.is_empty()
}

/// The base URL of the environment of a builder.
pub fn base_url(api: &Api) -> TokenStream {
    match has_templates(api) {
        false => quote!(&self.environment.base_url),
        true => quote!(
            &self
                .environment
                .url
                .resolve()
                .map_err(BuildError::BaseUrl)?
        ),
    }
}

fn at(api: &Api) -> TokenStream {
    let docs = Docs::new().paragraph(match api.servers.base_path.fixed() {
        "" => "A custom base URL, for example of a test server.".to_owned(),
        path => format!(
            "A custom base URL, for example of a test server. Its path ends in {}.",
            code(path)
        ),
    });
    let below = |docs: Docs, other: &Servers| {
        let path = other.list.first().map_or("", |server| &server.path);
        docs.paragraph(format!(
            "{} at {} relative to it.",
            of(api, other),
            code(&slash(path))
        ))
    };
    let docs = api.other_servers.iter().fold(docs, below).outer();
    let fields = match has_templates(api) {
        false => quote!(base_url: base_url.into()),
        true => {
            let others = api.other_servers.iter().map(|other| {
                let (name, first) = (ident(&other.name.rust), other.list.first());
                let path = slash(first.map_or("", |server| &server.path));
                let variables = variables_of(other, first);
                quote!(#name: ServerUrl::of(#path, #variables))
            });
            quote!(url: ServerUrl::at(base_url.into()) #(, #others)*)
        }
    };
    quote! {
        #docs
        pub fn at(base_url: impl Into<String>) -> Self {
            Self { #fields }
        }
    }
}

/// The constructor for a unix socket.
fn unix(file: &mut SourceFile, api: &Api) -> TokenStream {
    file.import("std::path", "Path");
    file.import("crate::runtime::client", "unix_socket");
    let servers = &api.servers;
    let path = servers.at_run_time().unwrap_or(servers.base_path.fixed());
    let at_path = match path {
        "" => String::new(),
        path => format!(", at the path {}", code(path)),
    };
    let docs = format!("A server behind a unix socket, such as `/run/docker.sock`{at_path}.");
    let docs = Docs::new().paragraph(docs).outer();
    quote! {
        #docs
        pub fn unix(socket: impl AsRef<Path>) -> Self {
            Self::at(unix_socket::url(socket.as_ref(), #path))
        }
    }
}

fn constructor(api: &Api, index: usize, server: &Server) -> TokenStream {
    let name = ident(&server.name.rust);
    let docs = Docs::new().prose(server.description.as_deref());
    let (url, docs) = match &server.url {
        ServerUrl::Custom(variable) => {
            let docs = docs.prose(variable.description.as_deref()).outer();
            let variable = ident(&variable.name.rust);
            return quote! {
                #docs
                pub fn #name(#variable: impl Into<String>) -> Self {
                    Self::at(#variable)
                }
            };
        }
        ServerUrl::Fixed(url) | ServerUrl::Template(url, _) => (url, docs.paragraph(code(url))),
    };
    let docs = server
        .variables()
        .iter()
        .map(describe)
        .fold(docs, Docs::paragraph);
    if server.variables().is_empty() && api.other_servers.is_empty() {
        let docs = docs.outer();
        return quote! {
            #docs
            pub fn #name() -> Self {
                Self::at(#url)
            }
        };
    }
    let own = rows(server.variables());
    let others = api.other_servers.iter();
    let others: Vec<(&Servers, &Server)> = others
        .filter_map(|other| Some((other, other.corresponding(&api.servers, index)?)))
        .collect();
    let docs = others.iter().fold(docs, |docs, (other, server)| {
        docs.paragraph(format!(
            "{} at {}.",
            of(api, other),
            code(server.url_template())
        ))
    });
    let docs = docs.outer();
    let others = others.iter().map(|(other, server)| {
        let name = ident(&other.name.rust);
        let (url, variables) = (server.url_template(), variables_of(other, Some(server)));
        quote!(#name: ServerUrl::of(#url, #variables))
    });
    quote! {
        #docs
        pub const fn #name() -> Self {
            Self { url: ServerUrl::of(#url, #own) #(, #others)* }
        }
    }
}

/// The constants for the variables of servers, and the servers.
fn variable_lists(servers: &Servers) -> impl Iterator<Item = (Ident, &Server)> {
    let has_any = |(_, server): &(usize, &Server)| !server.variables().is_empty();
    let list = servers.list.iter().enumerate().filter(has_any);
    list.map(|(index, server)| {
        let name = servers.name.constant("VARIABLES");
        let name = match index {
            0 => ident(&name),
            _ => format_ident!("{name}_{}", index + 1),
        };
        (name, server)
    })
}

/// The variables of a server: a constant if there are any.
fn variables_of(servers: &Servers, server: Option<&Server>) -> TokenStream {
    let mut lists = variable_lists(servers);
    match lists.find(|(_, other)| Some(*other) == server) {
        Some((name, _)) => quote!(#name),
        None => quote!(&[]),
    }
}

fn slash(path: &str) -> String {
    match path {
        "" => "/".to_owned(),
        path => path.to_owned(),
    }
}

/// The subject of a sentence about the operations of servers.
fn of(api: &Api, servers: &Servers) -> String {
    let operations = api.operations.iter();
    let mut operations = operations.filter(|operation| api.servers_of(operation) == servers);
    let name = |operation: &Operation| code(&operation.name.wire);
    let first = operations.next().map(name).unwrap_or_default();
    let second = operations.next().map(name);
    match (second, operations.count()) {
        (None, _) => format!("{first} is called"),
        (Some(second), 0) => format!("{first} and {second} are called"),
        (Some(_), more) => format!("{first} and {} other operations are called", more + 1),
    }
}

fn other_setter(api: &Api, other: &Servers) -> TokenStream {
    let field = ident(&other.name.rust);
    let name = format_ident!("{}_at", other.name.plain());
    let docs = Docs::new().paragraph(format!("{} at a custom base URL.", of(api, other)));
    let docs = match &other.base_path {
        BasePath::Fixed(path) if !path.is_empty() => {
            docs.paragraph(format!("Its path ends in {}.", code(path)))
        }
        BasePath::Fixed(_) | BasePath::AtRunTime { .. } => docs,
    };
    let docs = docs.outer();
    quote! {
        #docs
        #[must_use]
        pub fn #name(mut self, base_url: impl Into<String>) -> Self {
            self.#field = ServerUrl::at(base_url.into());
            self
        }
    }
}
