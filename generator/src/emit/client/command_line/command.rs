//! The command of an operation, a module in its file.

use proc_macro2::TokenStream;
use quote::quote;

use super::{call, flag, help};
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::SourceFile;
use crate::lowered::{Api, Body, Command, CommandGroup, Content, ContentKind, FlagOf, Operation};

/// The module.
pub fn file(
    api: &Api,
    group: &CommandGroup,
    command: &Command,
    operation: &Operation,
) -> SourceFile {
    let words = [group.name.as_deref(), Some(&command.name)];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    let docs = format!("The command {}.", code(&words.join(" ")));
    let mut file = SourceFile::new("", Docs::new().paragraph(docs));
    file.import_all("crate::client::Client crate::runtime::client::cli_spec::Command");
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
            file.import("crate::runtime::client::cli_spec", "Body");
            let body = body_facts(command, operation, body);
            quote!(Some(#body))
        }
    };
    let is_paged = operation.pagination.is_some();
    quote! {
        /// The name, options and call of the command.
        pub(crate) const COMMAND: Command<Client> = Command {
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

fn body_facts(command: &Command, operation: &Operation, body: &Body) -> TokenStream {
    let has_fields = command
        .flags
        .iter()
        .any(|flag| matches!(flag.of, FlagOf::Field(..)));
    let rest = match has_fields {
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
    let syntax = syntax(operation);
    let text = format!("{about}({syntax}, @FILE, or - for standard input{rest})");
    let text = text.trim().to_owned();
    let is_required = body.required;
    quote! {
        Body {
            help: #text,
            is_required: #is_required,
        }
    }
}

/// The syntax of the bodies, with their media types if it differs.
fn syntax(operation: &Operation) -> String {
    let mut kinds: Vec<(&str, Vec<&str>)> = Vec::new();
    for (_, name, content) in operation.named_bodies() {
        let kind = syntax_of(content);
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            None => kinds.push((kind, vec![name])),
            Some((_, names)) => names.push(name),
        }
    }
    match kinds.as_slice() {
        [(only, _)] => (*only).to_owned(),
        several => {
            let several = several.iter();
            let several =
                several.map(|(kind, names)| format!("{kind} for {}", names.join(" and ")));
            several.collect::<Vec<_>>().join(", ")
        }
    }
}

fn syntax_of(content: &Content) -> &'static str {
    match content.kind {
        ContentKind::Json(_) | ContentKind::Form(_) => "JSON",
        ContentKind::Xml(..) => "JSON, converted to XML",
        ContentKind::Text => "text",
        ContentKind::Stream(_) => "JSON lines",
        ContentKind::Bytes | ContentKind::TypedBytes | ContentKind::Union(_) => "bytes",
    }
}
