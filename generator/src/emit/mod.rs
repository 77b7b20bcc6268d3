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
mod outline;
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

use proc_macro2::TokenStream;
use quote::quote;

use crate::fault::Fault;
use crate::model::{Api, Header, HeaderGroup, Pattern, Type};
use crate::source::with_room;
use docs::Docs;
use drafts::Drafts;
pub use drafts::Writer;
use runtime::Part;
use source_file::{SourceFile, ident};
pub use types::Crate;
use webhooks::runtime::OfHooks;

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
    pub fn header(&self) -> String {
        format!(
            "@generated from {} by `cargo xtask codegen`; do not edit.",
            self.spec_path
        )
    }
}

/// Writes the files of a crate.
pub fn write_crate<E: From<Fault>>(
    api: &Api,
    target: Crate,
    origin: Origin<'_>,
    writer: &mut Writer<'_, E>,
) -> Result<(), E> {
    let hooks = api.webhook_api();
    let drafts = with_room(|| drafts(api, hooks.as_ref(), target));
    writer.write_all(drafts.ok_or(Fault::NoMemory)?)?;
    let patterns = types::used_patterns(api, writer.imports());
    let mut last = Drafts::default();
    last.add(|| root(api, target, types::patterns_declaration(&patterns)));
    last.add_some(|| types::patterns_file(&patterns));
    writer.write_all(last)?;
    let formats = formats::used(api, writer.imports());
    let (parts, manifest) = match target {
        Crate::Server => (
            runtime::server(api, &patterns.own, &formats),
            manifest::server(api, &patterns, &formats, origin),
        ),
        Crate::Client => (
            runtime::client(api, &patterns.own, &formats),
            manifest::client(api, &patterns, &formats, origin),
        ),
    };
    let mut parts = Parts {
        own: parts,
        webhook_api: None,
    };
    if let Some(hooks) = hooks {
        parts.add_those_of_hooks(&hooks, target, &patterns.all, &formats);
    }
    parts.write(api, writer)?;
    if target == Crate::Client && !api.operations.is_empty() {
        let mut program = Drafts::default();
        program.add(|| client::command_line::main(api, origin.crate_name));
        writer.write_all(program)?;
    }
    writer.write_other("rustfmt.toml", manifest::rustfmt(&origin.header()))?;
    writer.write_other("Cargo.toml", manifest)
}

/// The source files without the root of the crate and the runtime.
fn drafts<'a>(api: &'a Api, hooks: Option<&'a Api>, target: Crate) -> Drafts<'a> {
    match (api.operations.is_empty(), target) {
        (true, _) => types_alone::drafts(api, hooks, target),
        (false, Crate::Server) => server::drafts(api, hooks),
        (false, Crate::Client) => client::drafts(api, hooks),
    }
}

/// The root of a crate.
fn root(api: &Api, target: Crate, patterns: TokenStream) -> SourceFile {
    match (api.operations.is_empty(), target) {
        (true, _) => types_alone::root(api, target, patterns),
        (false, Crate::Server) => server::root(api, patterns),
        (false, Crate::Client) => client::root(api, patterns),
    }
}

/// The support code of a crate.
struct Parts {
    own: Vec<Part>,
    webhook_api: Option<OfHooks>,
}

impl Parts {
    fn add_those_of_hooks(
        &mut self,
        hooks: &Api,
        target: Crate,
        patterns: &[&Pattern],
        formats: &formats::Used,
    ) {
        let own = &mut self.own;
        self.webhook_api = Some(webhooks::runtime::embed(
            hooks, target, patterns, formats, own,
        ));
    }

    /// The module that lists it.
    fn module(&self, api: &Api) -> SourceFile {
        let docs = Docs::new().paragraph("Support code, the same in every generated crate.");
        let mut file = SourceFile::new("src/runtime/mod.rs", docs);
        let mut webhook_api = runtime::macros_of_hooks(api);
        webhook_api.extend(self.webhook_api.iter().flat_map(|hooks| &hooks.added));
        let parts = self.own.iter();
        let (gated, always): (Vec<&Part>, Vec<&Part>) =
            parts.partition(|part| webhook_api.contains(&part.module));
        for (feature, parts) in [(None, always), (Some(webhooks::FEATURE), gated)] {
            for part in parts {
                let module = ident(part.module);
                file.gated(feature, |file| file.push(quote!(pub mod #module;)));
            }
        }
        file
    }

    fn write<E: From<Fault>>(&self, api: &Api, writer: &mut Writer<'_, E>) -> Result<(), E> {
        let mut modules = Drafts::default();
        modules.add(|| {
            let mut module = self.module(api);
            module.push(webhooks::declaration(api));
            module
        });
        modules.add_some(|| self.webhook_api.as_ref().map(OfHooks::module));
        writer.write_all(modules)?;
        let webhook_api = self.webhook_api.iter();
        let folders = webhook_api.map(|parts| ("src/runtime/webhooks", &parts.own));
        for (folder, parts) in folders.chain([("src/runtime", &self.own)]) {
            for part in parts {
                writer.write_text(format!("{folder}/{}.rs", part.module), part.text)?;
            }
        }
        Ok(())
    }
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
