//! Writes the files of the generated crates.
//!
//! In: the lowered API. Out: the paths and texts of files, one after the other. Depends on `lowered`, on
//! `render` and on the files of `generator/runtime`; it knows nothing of OpenAPI documents and
//! chooses no names. It cannot fail, except by an internal error: tokens that are not Rust.
//!
//! There is a file for each kind of generated item: `server` and `client` for the items of the two
//! crates, `webhooks` for their modules of that name, which use the code of the other crate, `types`
//! for the types of the description, `docs` for its prose, and `runtime` for the library.

mod blocks;
pub mod client;
mod codecs;
mod common_headers;
mod content;
mod deferred_files;
mod dependencies;
mod docs;
mod feature_gate;
mod features;
mod formats;
mod headers;
mod manifest;
mod operation_docs;
mod outline;
mod parameter_style;
mod readme;
mod response_docs;
mod runtime;
pub mod schemas;
mod server;
mod source_file;
pub mod starter;
mod tag_modules;
mod types;
mod types_only;
mod uploads;
mod value_streams;
mod webhooks;
mod xml;

use proc_macro2::TokenStream;
use quote::quote;

use crate::generate_error::GenerateError;
use crate::lowered::{Api, Field, Header, HeaderGroup, Payload, Type};
use crate::options::RuntimeSource;
use crate::stack::with_large_stack;
#[cfg(test)]
pub use blocks::ImportGroup;
pub use blocks::{Block, Declaration, Finished, Import, PLACEHOLDER, Rows};
use deferred_files::DeferredFiles;
pub use deferred_files::Writer;
pub use docs::Docs;
pub use docs::LINE_BREAK;
use docs::code;
#[cfg(feature = "disk")]
pub use readme::README;
use runtime::Runtime;
use source_file::{SourceFile, ident};
pub use types::Crate;

/// The origin of the generated files.
#[derive(Clone, Copy, Debug)]
pub struct Origin<'a> {
    /// The name of the crate.
    pub crate_name: &'a str,
    /// The path of the description, as shown to readers.
    pub spec_path: &'a str,
    /// The command that generates the files.
    pub command: &'a str,
    /// The source of the library.
    pub runtime: &'a RuntimeSource,
}

impl Origin<'_> {
    /// The first line of every file, without the comment marker.
    pub fn header(&self) -> String {
        format!(
            "@generated from {} by `{}`; do not edit.",
            self.spec_path, self.command
        )
    }
}

/// The files of the payloads that operations share, and the module that lists them.
fn shared_payloads<'a>(
    api: &'a Api,
    docs: &'static str,
    emit: fn(&mut SourceFile, &Api, &Payload),
) -> DeferredFiles<'a> {
    let shared = api.shared_payloads();
    let mut deferred = DeferredFiles::default();
    for (index, module, payload) in &shared {
        let (index, module, payload) = (*index, *module, *payload);
        deferred.add(move || {
            let docs = format!("The response {}.", code(&payload.name.wire));
            let path = format!("src/responses/{}.rs", module.plain());
            let mut file = SourceFile::new(path, Docs::new().paragraph(docs));
            emit(&mut file, api, payload);
            file.waiting_for(api.gate_of_payload(index))
        });
    }
    deferred.add_some(move || {
        let docs = Docs::new().paragraph(docs);
        let gate = api.gate_of_shared_payloads()?;
        let mut file = SourceFile::new("src/responses/mod.rs", docs).waiting_for(gate);
        for (index, module, _) in &shared {
            let name = ident(&module.rust);
            file.gated(api.gate_of_payload(*index), |file| {
                file.push(quote!(pub(crate) mod #name;));
                file.export_all(&format!("self::{}", module.rust));
            });
        }
        Some(file)
    });
    deferred
}

/// The module of operations, or of webhooks and callbacks, without its contents.
fn operations_file(api: &Api) -> SourceFile {
    let docs = Docs::new().paragraph(match api.is_webhook_api() {
        true => "The webhooks and callbacks, one module each.",
        false => "The operations, one module each.",
    });
    SourceFile::new("src/operations/mod.rs", docs)
}

/// Makes tokens of each item at once, as a closure that imports names borrows the file.
fn each<I: IntoIterator>(items: I, make: impl FnMut(I::Item) -> TokenStream) -> Vec<TokenStream> {
    items.into_iter().map(make).collect()
}

/// Writes the files of a crate.
pub fn write_crate<E: From<GenerateError>>(
    api: &Api,
    target: Crate,
    origin: Origin<'_>,
    writer: &mut Writer<'_, E>,
) -> Result<(), E> {
    let webhooks = api.webhook_api();
    let deferred = with_large_stack(|| deferred(api, webhooks.as_ref(), target));
    writer.write_all(deferred.ok_or(GenerateError::NoMemory)?)?;
    let patterns = types::used_patterns(api, writer.imports());
    let mut last = DeferredFiles::default();
    last.add(|| {
        let mut root = root(api, target, types::patterns_declaration(&patterns));
        runtime::declare(&mut root, target, origin.runtime);
        root
    });
    last.add_some(|| types::patterns_file(&patterns));
    writer.write_all(last)?;
    let runtime = Runtime::select(writer.imports());
    if origin.runtime.is_copy() {
        runtime.write(target, writer)?;
    }
    if target == Crate::Client && !api.operations.is_empty() {
        let mut program = DeferredFiles::default();
        program.add_some(|| Some(client::command_line::main(api, origin.crate_name)));
        writer.write_all(program)?;
    }
    let description = api.description_json.clone();
    if let (Crate::Server, Some(description)) = (target, description) {
        writer.write_other("src/openapi.json", description)?;
    }
    let manifest = manifest::manifest(api, target, &runtime, writer.imports(), origin);
    writer.write_other(readme::README, readme::readme(api, target, origin)?)?;
    writer.write_other("rustfmt.toml", manifest::rustfmt(&origin.header()))?;
    writer.write_other("Cargo.toml", manifest)
}

/// The source files without the root of the crate and the runtime.
fn deferred<'a>(api: &'a Api, webhooks: Option<&'a Api>, target: Crate) -> DeferredFiles<'a> {
    match (target, api.operations.is_empty()) {
        (Crate::Types, _) | (_, true) => types_only::deferred(api, webhooks, target),
        (Crate::Server, false) => server::deferred(api, webhooks),
        (Crate::Client, false) => client::deferred(api, webhooks),
    }
}

/// The root of a crate.
fn root(api: &Api, target: Crate, patterns: TokenStream) -> SourceFile {
    match (target, api.operations.is_empty()) {
        (Crate::Types, _) | (_, true) => types_only::root(api, target, patterns),
        (Crate::Server, false) => server::root(api, patterns),
        (Crate::Client, false) => client::root(api, patterns),
    }
}

/// The Rust type, with short names.
pub fn type_text(api: &Api, ty: &Type) -> String {
    types::rust_type(api, ty).to_string()
}

/// The Rust type as a person would write it.
pub fn readable_type_text(api: &Api, ty: &Type) -> String {
    readable(&types::rust_type(api, ty))
}

/// The Rust type of a field in the struct of a crate.
pub fn field_type_text(api: &Api, field: &Field, target: Crate) -> String {
    readable(&types::stored_type(api, field, target))
}

/// The text of a type, which has spaces only after commas.
fn readable(ty: &TokenStream) -> String {
    let text = ty.to_string().replace(' ', "");
    text.replace(',', ", ").replace(", )", ",)")
}

/// Returns `true` if a type implements `Decode` and `Encode`.
pub fn reads_itself(api: &Api, ty: &Type) -> bool {
    let mut file = SourceFile::new("", Docs::new());
    codecs::codec(&mut file, api, ty).is_none()
}

/// The common headers by group.
pub fn header_groups(api: &Api) -> Vec<(Option<&HeaderGroup>, Vec<&Header>)> {
    let groups = common_headers::groups(api).into_iter();
    groups
        .map(|group| {
            let headers = group.headers.into_iter();
            (group.shown_as, headers.map(|one| &one.header).collect())
        })
        .collect()
}
