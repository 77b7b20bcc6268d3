//! The docs of an operation, the same in all crates: summary, description, method and path. The
//! deprecation note is an attribute in the client, and a paragraph in the server and in help texts.

use proc_macro2::TokenStream;
use quote::quote;

use super::docs::{Docs, code};
use super::source_file::{SourceFile, ident};
use super::types::Crate;
use crate::lowered::{Api, Method, Operation, Webhook};

/// The expression of a method.
pub fn method_expression(file: &mut SourceFile, method: &Method) -> TokenStream {
    if let Method::Other(token) = method {
        file.import("crate::runtime::extension_method", "extension_method");
        return quote!(extension_method(#token));
    }
    file.import("http", "Method");
    let constant = ident(method.as_str());
    quote!(Method::#constant)
}

/// The docs of the function of an operation.
pub fn operation_docs(api: &Api, operation: &Operation) -> Docs {
    let docs = match (&operation.summary, &operation.description) {
        (None, None) => Docs::new().paragraph(format!("{}.", code(&operation.name.wire))),
        (summary, description) => Docs::new()
            .prose(summary.as_deref())
            .prose(description.as_deref()),
    };
    let route = route(api, operation);
    match operation.stability {
        None => docs.paragraph(route),
        Some(stability) => docs.paragraph(route).paragraph(format!(
            "Stability: {}. May change without a new major version.",
            stability.as_str()
        )),
    }
}

/// The name of an operation and its method and path, as the docs of its file.
pub fn file_docs(api: &Api, operation: &Operation) -> Docs {
    let (name, route) = (code(&operation.name.wire), route(api, operation));
    Docs::new().paragraph(format!("{name}: {route}."))
}

/// The method and path, or the method and name of a webhook.
pub fn route(api: &Api, operation: &Operation) -> String {
    let method = operation.method.as_str();
    match &operation.webhook {
        None => code(&format!("{method} {}", full_path(api, operation))),
        Some(Webhook::Webhook { key }) => format!("{}, the webhook {}", code(method), code(key)),
        Some(Webhook::Callback {
            key,
            operations,
            expression: address,
        }) => {
            let operations: Vec<String> = operations.iter().map(|name| code(name)).collect();
            let (key, operations) = (code(key), operations.join(" and "));
            let (method, address) = (code(method), code(address));
            format!("{method}, the callback {key} of {operations}, to {address}")
        }
    }
}

/// The path template, with the base path if it is fixed.
pub fn full_path(api: &Api, operation: &Operation) -> String {
    let base_path = api.servers_of(operation).base_path.fixed();
    format!("{base_path}{}", operation.path)
}

/// The deprecation note of an operation.
pub fn deprecation_note(operation: &Operation) -> Option<String> {
    let deprecation = operation.deprecation.as_ref()?;
    let removal = removal(deprecation.sunset.as_deref());
    let replacement = deprecation
        .replacement
        .as_ref()
        .map(|replacement| format!("use `{}`", replacement.operation.plain()));
    let parts: Vec<String> = [removal, replacement].into_iter().flatten().collect();
    Some(parts.join("; "))
}

/// Describes a removal date.
pub fn removal(sunset: Option<&str>) -> Option<String> {
    sunset.map(|date| format!("to be removed on {date}"))
}

/// The number of operations from which the docs of a crate leave them to the modules of their tags.
const MANY: usize = 100;

/// Lists all operations in the docs of a crate, unless they are many, and the modules of tags do.
pub fn listed(docs: Docs, api: &Api, target: Crate) -> Docs {
    let is_long = api.operations.len() >= MANY && api.used_tag_modules().next().is_some();
    let untagged = api.operations_in(None);
    match (is_long, api.has_untagged_operations()) {
        (false, _) => docs.verbatim(&operations_table(api, api.operations.iter(), target)),
        (true, false) => docs.paragraph(OF_TAGS),
        (true, true) => docs
            .paragraph(OF_TAGS)
            .verbatim(&operations_table(api, untagged, target)),
    }
}

const OF_TAGS: &str = "The operations with a tag are listed in the module of the tag.";

/// A table of operations.
pub fn operations_table<'a>(
    api: &'a Api,
    operations: impl Iterator<Item = &'a Operation>,
    target: Crate,
) -> String {
    let rows = operations.map(|operation| {
        let summary = operation.summary.as_deref().unwrap_or_default();
        let deprecated = operation
            .deprecation
            .as_ref()
            .map_or("", |_| " (deprecated)");
        format!(
            "| {} | {} | {}{deprecated} |",
            linked(api, operation, target).replace('|', "\\|"),
            route(api, operation).replace('|', "\\|"),
            Docs::one_line(summary).replace('|', "\\|"),
        )
    });
    let head = match api.is_webhook_api() {
        true => "| webhook | method | |",
        false => "| operation | method and path | |",
    };
    let head = [head.to_owned(), "| --- | --- | --- |".to_owned()];
    head.into_iter().chain(rows).collect::<Vec<_>>().join("\n")
}

/// The name of an operation, with a link to its method.
fn linked(api: &Api, operation: &Operation, target: Crate) -> String {
    let (name, method) = (code(&operation.name.wire), &operation.name.rust);
    // An operation with a feature may not be there, and raw identifiers are no links.
    let has_link = operation.stability.is_none() && method == operation.name.plain();
    match target {
        _ if !has_link || api.is_webhook_api() => name,
        Crate::Types => name,
        Crate::Client => format!("[{name}](crate::Client::{method})"),
        Crate::Server => format!("[{name}](crate::{}::{method})", api.trait_of(operation)),
    }
}

/// The title and the version, in one line.
pub fn title(api: &Api) -> String {
    format!(
        "{}, version {}",
        Docs::one_line(&api.title),
        Docs::one_line(&api.version)
    )
}
