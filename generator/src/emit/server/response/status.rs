//! The status of a response as an expression.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, Response, Status};

/// The status of a response. If there are several, `chosen` is one of them.
pub fn status_code(
    file: &mut SourceFile,
    response: &Response,
    chosen: &TokenStream,
) -> TokenStream {
    match response.statuses.one() {
        Some(status) => constant(file, status),
        None => quote!(#chosen.get()),
    }
}

/// The type of the status of a response, if there are several.
pub fn status_type(file: &mut SourceFile, api: &Api, response: &Response) -> Option<TokenStream> {
    let statuses = api.open_statuses.get(response.open_statuses?)?;
    file.import("crate::statuses", &statuses.name.rust);
    let name = ident(&statuses.name.rust);
    Some(quote!(#name))
}

/// A status as a number.
pub fn literal(code: u16) -> Literal {
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
