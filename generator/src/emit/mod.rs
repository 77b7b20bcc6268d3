//! Model to files: one room per crate, one file per kind of generated thing.
//!
//! Nothing here can fail but by a fault of its own, tokens that are not Rust; and no names are
//! chosen here.

pub mod client;
mod codecs;
mod common_headers;
mod content;
mod dependencies;
mod docs;
mod formats;
mod headers;
mod manifest;
mod operation_docs;
mod response_docs;
mod rules;
mod runtime;
pub mod server;
mod source_file;
mod style;
mod types;
mod types_alone;
mod values;

use std::collections::BTreeMap;

use quote::quote;

use crate::model::Api;
use crate::render::{NotRust, render};
use docs::Docs;
use runtime::Part;
use source_file::{SourceFile, ident};

/// What goes into the texts of all files.
#[derive(Clone, Copy, Debug)]
pub struct Origin<'a> {
    /// The name of the crate.
    pub crate_name: &'a str,
    /// The path of the description, as shown to people.
    pub spec_path: &'a str,
}

impl Origin<'_> {
    /// The first line of every file, without what makes it a comment.
    fn header(&self) -> String {
        format!(
            "@generated from {} by `cargo xtask codegen`; do not edit.",
            self.spec_path
        )
    }
}

/// The files of the server crate, by path.
pub fn server_crate(api: &Api, origin: Origin<'_>) -> Result<BTreeMap<String, String>, NotRust> {
    let sources = match api.operations.is_empty() {
        true => types_alone::files(api, types::Crate::Server),
        false => server::files(api),
    };
    let patterns = types::used_patterns(api, &sources);
    let formats = formats::used(api, &sources);
    let parts = runtime::server(api, &patterns, &formats);
    let mut files = rendered(&sources, &parts, origin)?;
    let manifest = manifest::server(api, &patterns, &formats, origin);
    files.insert("Cargo.toml".to_owned(), manifest);
    Ok(files)
}

/// The files of the client crate, by path.
pub fn client_crate(api: &Api, origin: Origin<'_>) -> Result<BTreeMap<String, String>, NotRust> {
    let sources = match api.operations.is_empty() {
        true => types_alone::files(api, types::Crate::Client),
        false => client::files(api),
    };
    let patterns = types::used_patterns(api, &sources);
    let formats = formats::used(api, &sources);
    let parts = runtime::client(api, &patterns, &formats);
    let mut files = rendered(&sources, &parts, origin)?;
    let manifest = manifest::client(api, &patterns, &formats, origin);
    files.insert("Cargo.toml".to_owned(), manifest);
    Ok(files)
}

fn rendered(
    sources: &[SourceFile],
    parts: &[Part],
    origin: Origin<'_>,
) -> Result<BTreeMap<String, String>, NotRust> {
    let header = origin.header();
    let mut files = BTreeMap::new();
    let runtime = runtime_module(parts);
    for source in sources.iter().chain([&runtime]) {
        let text = render(&source.path, &header, source.finish())?;
        files.insert(source.path.clone(), text);
    }
    for part in parts {
        let text = format!("// {header}\n{}", part.text);
        files.insert(format!("src/runtime/{}.rs", part.module), text);
    }
    files.insert("rustfmt.toml".to_owned(), manifest::rustfmt(&header));
    Ok(files)
}

fn runtime_module(parts: &[Part]) -> SourceFile {
    let docs = Docs::new().paragraph("Support code, the same in every generated crate.");
    let mut file = SourceFile::new("src/runtime/mod.rs", docs);
    for part in parts {
        let module = ident(part.module);
        file.push(quote!(pub mod #module;));
    }
    file
}
