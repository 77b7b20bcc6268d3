//! The path of a call.

use proc_macro2::TokenStream;
use quote::quote;

use super::parameters;
use crate::emit::parameter_style::style_value;
use crate::emit::schemas;
use crate::emit::source_file::SourceFile;
use crate::lowered::{Api, Coding, Operation, PathSegment};

/// The path: a literal, or built from literals and parameters.
pub fn path(file: &mut SourceFile, api: &Api, operation: &Operation) -> TokenStream {
    let mut path = PathSteps::default();
    let base_path = &api.servers_of(operation).base_path;
    for segment in operation.own_segments(base_path) {
        path.text.push('/');
        match segment {
            PathSegment::Text(text) => path.text.push_str(text),
            PathSegment::Parameter(index) => path.parameter(file, api, operation, *index, ""),
            PathSegment::Mixed { texts, parameters } => {
                let last = parameters.len().saturating_sub(1);
                for (position, (text, index)) in texts.iter().zip(parameters).enumerate() {
                    path.text.push_str(text);
                    let suffix = texts.get(position + 1).filter(|_| position < last);
                    let suffix = suffix.map_or("", String::as_str);
                    path.parameter(file, api, operation, *index, suffix);
                }
                path.text.push_str(texts.last().map_or("", String::as_str));
            }
        }
    }
    for (index, (name, value)) in operation.fixed_query.iter().enumerate() {
        path.text.push(if index == 0 { '?' } else { '&' });
        path.text.push_str(name);
        if let Some(value) = value {
            path.text.push('=');
            path.text.push_str(value);
        }
    }
    path.finish()
}

/// The steps that build a path.
#[derive(Default)]
struct PathSteps {
    /// The literal that is not written yet.
    text: String,
    /// The literal that was written with the previous parameter.
    written: String,
    steps: Option<TokenStream>,
}

impl PathSteps {
    /// Appends a parameter; `suffix` is the literal after it.
    fn parameter(
        &mut self,
        file: &mut SourceFile,
        api: &Api,
        operation: &Operation,
        index: usize,
        suffix: &str,
    ) {
        let Some(parameter) = operation.path_parameters.get(index) else {
            return;
        };
        file.import("crate::runtime::client::request_url", "Path");
        if parameter.is_structured() {
            file.library("client::structured");
        }
        let before = self.take_text();
        let steps = match (&self.steps, before.as_str()) {
            (None, text) => quote!(Path::from(#text)),
            (Some(steps), "") => steps.clone(),
            (Some(steps), text) => quote!(#steps.text(#text)),
        };
        let wire = &parameter.field.name.wire;
        let value = parameters::value(file, api, parameter);
        // The step that validates the value comes later.
        let is_checked = api.checks_requests && !schemas::is_plain(api, parameter.schema);
        let value = match is_checked && parameters::is_moved(api, parameter) {
            true => quote!(&#value),
            false => value,
        };
        self.steps = Some(match (&parameter.coding, suffix) {
            (Coding::Styled { style, .. }, _) => {
                let style = style_value(file, *style);
                quote!(#steps.styled(#wire, #style, #value))
            }
            (Coding::Json, _) => quote!(#steps.json(#wire, #value)),
            (_, "") => quote!(#steps.parameter(#wire, #value)),
            (_, suffix) => {
                self.written = suffix.to_owned();
                quote!(#steps.parameter_before(#wire, #value, #suffix))
            }
        });
    }

    /// The literal after the last parameter, except for the part written with it.
    fn take_text(&mut self) -> String {
        let text = std::mem::take(&mut self.text);
        let written = std::mem::take(&mut self.written);
        text.strip_prefix(&written).unwrap_or(&text).to_owned()
    }

    fn finish(mut self) -> TokenStream {
        let text = self.take_text();
        match (self.steps, text.as_str()) {
            (None, text) => quote!(#text),
            (Some(steps), "") => steps,
            (Some(steps), text) => quote!(#steps.text(#text)),
        }
    }
}
