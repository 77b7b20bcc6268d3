//! The status of a response as an expression.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::source_file::{SourceFile, ident};
use crate::model::{Api, Operation, Response, Status};

/// The status of a response. If there are several, `chosen` is checked.
pub fn status_code(
    file: &mut SourceFile,
    api: &Api,
    operation: &Operation,
    response: &Response,
    chosen: &TokenStream,
) -> TokenStream {
    if let Some(status) = response.statuses.one() {
        return constant(file, status);
    }
    file.import("crate::runtime::server", "response");
    let has_body = api.content_of(&response.shape).is_some();
    let (open, taken) = response.open(&operation.responses, has_body);
    let (first, last) = (literal(*open.start()), literal(*open.end()));
    let taken = taken.into_iter().map(literal);
    quote!(response::chosen(#chosen, #first..=#last, &[#(#taken),*])?)
}

/// Describes the statuses of a response that has several.
pub fn open_statuses(api: &Api, operation: &Operation, response: &Response) -> Option<String> {
    if response.statuses.one().is_some() {
        return None;
    }
    let has_body = api.content_of(&response.shape).is_some();
    let (open, taken) = response.open(&operation.responses, has_body);
    let range = format!("The status must be from {} to {}", open.start(), open.end());
    let taken: Vec<String> = taken.iter().map(u16::to_string).collect();
    Some(match taken.as_slice() {
        [] => format!("{range}; otherwise the response is an internal error."),
        taken => format!(
            "{range}, except {}; otherwise the response is an internal error.",
            taken.join(", ")
        ),
    })
}

fn literal(code: u16) -> Literal {
    Literal::u16_unsuffixed(code)
}

/// A status by its constant, if the `http` crate has one.
fn constant(file: &mut SourceFile, status: Status) -> TokenStream {
    match status.constant().as_deref() {
        Some(constant) => {
            file.import("http", "StatusCode");
            let constant = ident(constant);
            quote!(StatusCode::#constant)
        }
        None => {
            file.import("crate::runtime::server", "response");
            let code = literal(status.code());
            quote!(response::status(#code))
        }
    }
}
