//! `cli/*.rs`: the command of an operation.

use proc_macro2::TokenStream;
use quote::quote;

use super::{call, flag, help};
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::SourceFile;
use crate::model::{Api, Body, Command, CommandGroup, ContentKind, Operation};

/// The file.
pub fn file(
    api: &Api,
    group: &CommandGroup,
    command: &Command,
    operation: &Operation,
) -> SourceFile {
    let path = format!("src/cli/{}.rs", operation.name.plain());
    let words = [group.name.as_deref(), Some(&command.name)];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    let docs = format!(
        "{}: {}.",
        code(&words.join(" ")),
        code(&operation.name.wire)
    );
    let mut file = SourceFile::new(path, Docs::new().paragraph(docs));
    file.import_all("crate::client::Client crate::runtime::cli_spec::Command");
    let facts = facts(&mut file, api, command, operation);
    file.push(facts);
    let call = call::call(&mut file, api, command, operation);
    file.push(call);
    file
}

fn facts(
    file: &mut SourceFile,
    api: &Api,
    command: &Command,
    operation: &Operation,
) -> TokenStream {
    let name = &command.name;
    let (about, long_about) = (
        help::about(api, operation),
        help::long_about(api, operation),
    );
    // Arguments are in the order of the path, before the options.
    let flags = command.flags.iter();
    let flags: Vec<TokenStream> = flags
        .filter_map(|one| flag::flag(file, api, operation, one))
        .collect();
    let body = match &operation.body {
        None => quote!(None),
        Some(body) => {
            file.import("crate::runtime::cli_spec", "Body");
            let body = body_facts(api, operation, body);
            quote!(Some(#body))
        }
    };
    let is_paged = operation.pagination.is_some();
    quote! {
        /// The command on the command line.
        pub(super) const COMMAND: Command<Client> = Command {
            name: #name,
            about: #about,
            long_about: #long_about,
            flags: &[#(#flags),*],
            body: #body,
            is_paged: #is_paged,
            call,
        };
    }
}

fn body_facts(api: &Api, operation: &Operation, body: &Body) -> TokenStream {
    let mut media_types: Vec<&str> = Vec::new();
    for content in operation.sent_bodies() {
        let name = operation.body_name(content);
        if !media_types.contains(&name) {
            media_types.push(name);
        }
    }
    let what = match body.content.first().kind {
        ContentKind::Json(_) | ContentKind::Form(_) => "JSON",
        ContentKind::Xml(..) => "JSON, converted to XML",
        ContentKind::Text(_) => "text",
        ContentKind::Stream(_) => "JSON lines",
        ContentKind::Bytes | ContentKind::TypedBytes | ContentKind::Union(_) => "bytes",
    };
    let has_flags = api
        .object_of_body(operation)
        .is_some_and(|object| !object.fields.is_empty());
    let rest = match has_flags {
        true => "; options override its fields",
        false => "",
    };
    let about = body
        .description
        .as_deref()
        .map(help::paragraph)
        .unwrap_or_default();
    let about = match about.is_empty() {
        true => String::new(),
        false => format!("{about} "),
    };
    let text = format!("{about}({what}, @FILE, or - for standard input{rest})");
    let text = text.trim().to_owned();
    let is_required = body.required;
    quote! {
        Body {
            help: #text,
            is_required: #is_required,
            media_types: &[#(#media_types),*],
        }
    }
}
