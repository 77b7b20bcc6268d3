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
mod drafts;
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
mod webhooks;
mod xml;

use std::collections::BTreeMap;

use quote::quote;

use crate::model::{Api, Header, HeaderGroup, Pattern, Type};
use crate::render::NotRust;
use docs::Docs;
use drafts::Rendered;
use runtime::Part;
use source_file::{SourceFile, ident};
use types::Crate;

/// What goes into the texts of all files.
#[derive(Clone, Copy, Debug)]
pub struct Origin<'a> {
    /// The name of the crate.
    pub crate_name: &'a str,
    /// The path of the description, as shown to people.
    pub spec_path: &'a str,
    /// How many threads make files.
    pub jobs: usize,
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
    let hooks = api.of_hooks();
    let is_alone = api.operations.is_empty();
    let drafts = match is_alone {
        true => types_alone::drafts(api, hooks.as_ref(), Crate::Server),
        false => server::drafts(api, hooks.as_ref()),
    };
    let files = drafts.rendered(&origin.header(), origin.jobs)?;
    let patterns = types::used_patterns(api, &files.imports);
    let root = match is_alone {
        true => types_alone::root(api, Crate::Server, !patterns.is_empty()),
        false => server::root(api, !patterns.is_empty()),
    };
    let files = with_root(files, &root, &patterns, origin)?;
    let formats = formats::used(api, &files.imports);
    let parts = runtime::server(api, &patterns, &formats);
    let manifest = manifest::server(api, &patterns, &formats, origin);
    let parts = Parts::new(hooks, api, Crate::Server, &patterns, &formats, parts);
    finished(files, &parts, manifest, origin)
}

/// The files of the client crate, by path.
pub fn client_crate(api: &Api, origin: Origin<'_>) -> Result<BTreeMap<String, String>, NotRust> {
    let hooks = api.of_hooks();
    let is_alone = api.operations.is_empty();
    let drafts = match is_alone {
        true => types_alone::drafts(api, hooks.as_ref(), Crate::Client),
        false => client::drafts(api, hooks.as_ref()),
    };
    let files = drafts.rendered(&origin.header(), origin.jobs)?;
    let patterns = types::used_patterns(api, &files.imports);
    let root = match is_alone {
        true => types_alone::root(api, Crate::Client, !patterns.is_empty()),
        false => client::root(api, !patterns.is_empty()),
    };
    let files = with_root(files, &root, &patterns, origin)?;
    let formats = formats::used(api, &files.imports);
    let parts = runtime::client(api, &patterns, &formats);
    let manifest = manifest::client(api, &patterns, &formats, origin);
    let parts = Parts::new(hooks, api, Crate::Client, &patterns, &formats, parts);
    finished(files, &parts, manifest, origin)
}

/// Adds the root of a crate, and the patterns that its files use.
fn with_root(
    mut files: Rendered,
    root: &SourceFile,
    patterns: &[&Pattern],
    origin: Origin<'_>,
) -> Result<Rendered, NotRust> {
    let header = origin.header();
    files.render(root, &header)?;
    if let Some(patterns) = types::patterns_file(patterns) {
        files.render(&patterns, &header)?;
    }
    Ok(files)
}

/// The support code of a crate.
struct Parts {
    own: Vec<Part>,
    /// What goes with the module `webhooks`, and the file that lists it.
    of_hooks: Option<(SourceFile, Vec<Part>)>,
    module: SourceFile,
}

impl Parts {
    fn new(
        hooks: Option<Api>,
        api: &Api,
        target: Crate,
        patterns: &[&Pattern],
        formats: &formats::Used,
        mut own: Vec<Part>,
    ) -> Self {
        let of_hooks = hooks
            .map(|hooks| webhooks::runtime::embed(&hooks, target, patterns, formats, &mut own));
        let mut module = runtime_module(&own);
        module.push(webhooks::declaration(api, target));
        Self {
            own,
            of_hooks,
            module,
        }
    }
}

fn finished(
    mut files: Rendered,
    parts: &Parts,
    manifest: String,
    origin: Origin<'_>,
) -> Result<BTreeMap<String, String>, NotRust> {
    let header = origin.header();
    files.render(&parts.module, &header)?;
    let of_hooks = parts.of_hooks.iter();
    for (module, _) in of_hooks.clone() {
        files.render(module, &header)?;
    }
    let mut files = files.texts;
    let folders = of_hooks.map(|(_, parts)| ("src/runtime/webhooks", parts));
    for (folder, parts) in folders.chain([("src/runtime", &parts.own)]) {
        for part in parts {
            let text = format!("// {header}\n{}", part.text);
            files.insert(format!("{folder}/{}.rs", part.module), text);
        }
    }
    files.insert("rustfmt.toml".to_owned(), manifest::rustfmt(&header));
    files.insert("Cargo.toml".to_owned(), manifest);
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

/// A type as the crates spell it, by short names.
pub fn type_text(api: &Api, ty: &Type) -> String {
    types::rust_type(api, ty).to_string()
}

/// Whether the values of a type read and write themselves as JSON.
pub fn reads_itself(api: &Api, ty: &Type) -> bool {
    let mut file = SourceFile::new("", Docs::new());
    codecs::codec(&mut file, api, ty).is_none()
}

/// The common headers, by what they are shown as.
pub fn header_groups(api: &Api) -> Vec<(Option<&HeaderGroup>, Vec<&Header>)> {
    let groups = common_headers::groups(api).into_iter();
    groups
        .map(|group| {
            let headers = group.headers.into_iter();
            (group.shown_as, headers.map(|one| &one.header).collect())
        })
        .collect()
}
