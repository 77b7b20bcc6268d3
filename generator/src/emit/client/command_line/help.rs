//! Help texts from the prose of the description.

use crate::emit::docs::visible;
use crate::emit::operation_docs::{full_path, removal};
use crate::emit::types::deprecation_text;
use crate::lowered::{Api, Default, Field, Operation};
use crate::names::Name;

/// The maximum length of a one-line text, in characters.
const MAX_LINE_LENGTH: usize = 200;

/// The one-line description of an operation.
pub fn about(api: &Api, operation: &Operation) -> String {
    let prose = operation.summary.as_deref().into_iter();
    let mut prose = prose.chain(operation.description.as_deref()).map(paragraph);
    let about = prose.find(|text| !text.is_empty());
    let about = about.unwrap_or_else(|| route(api, operation));
    match operation.deprecation {
        None => about,
        Some(_) => format!("{about} (deprecated)"),
    }
}

/// The full description of an operation.
pub fn long_about(api: &Api, operation: &Operation) -> String {
    let prose = [&operation.summary, &operation.description];
    let prose = prose.into_iter().flatten();
    let mut paragraphs: Vec<String> = prose.map(|text| lines(text)).collect();
    paragraphs.extend(deprecation(api, operation));
    paragraphs.push(route(api, operation));
    paragraphs.retain(|text| !text.is_empty());
    paragraphs.join("\n\n")
}

/// The deprecation of an operation, with the command of its replacement.
fn deprecation(api: &Api, operation: &Operation) -> Option<String> {
    let deprecation = operation.deprecation.as_ref()?;
    let replacement = deprecation.replacement.as_ref();
    let replacement = replacement.and_then(|one| command(api, &one.operation));
    let parts = [
        removal(deprecation.sunset.as_deref()),
        replacement.map(|command| format!("use {command}")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    Some(match parts.as_slice() {
        [] => "Deprecated.".to_owned(),
        parts => format!("Deprecated: {}.", parts.join("; ")),
    })
}

/// The command of an operation, with its group.
fn command(api: &Api, operation: &Name) -> Option<String> {
    let commands = super::commands(api);
    let (group, command) = commands.iter().find_map(|(index, found)| {
        let named = api.operations.get(*index)?;
        (named.name == *operation).then_some(*found)
    })?;
    let words = [group.name.as_deref(), Some(&command.name)];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    Some(words.join(" "))
}

fn route(api: &Api, operation: &Operation) -> String {
    let path = full_path(api, operation);
    visible(&format!("{} {path}", operation.method.as_str()))
}

/// The description of a field or parameter.
pub fn field(api: &Api, field: &Field) -> String {
    let mut text = field
        .description
        .as_deref()
        .map(paragraph)
        .unwrap_or_default();
    if let Some(default) = &field.default {
        text = joined(text, format!("[default: {}]", default_text(api, default)));
    }
    match &field.deprecated {
        Some(deprecated) => joined(text, format!("({})", deprecation_text(deprecated))),
        None => text,
    }
}

fn joined(text: String, more: String) -> String {
    match text.is_empty() {
        true => more,
        false => format!("{text} {more}"),
    }
}

fn default_text(api: &Api, default: &Default) -> String {
    let json = default.json(api);
    let text = json
        .as_str()
        .map_or_else(|| json.to_string(), str::to_owned);
    visible(&text)
}

/// The first paragraph, on one line.
pub fn paragraph(prose: &str) -> String {
    let lines = prose.trim().lines();
    let lines: Vec<&str> = lines.take_while(|line| !line.trim().is_empty()).collect();
    let words = lines.join(" ");
    let words: Vec<&str> = words.split_whitespace().collect();
    let text = visible(&words.join(" "));
    match text.char_indices().nth(MAX_LINE_LENGTH) {
        None => text,
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default().trim_end()),
    }
}

/// Prose without invisible characters.
fn lines(prose: &str) -> String {
    let lines = prose.trim().lines().map(|line| visible(line.trim_end()));
    lines.collect::<Vec<_>>().join("\n")
}
