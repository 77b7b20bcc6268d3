//! Responses that are JSON or XML, as the caller prefers.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::source_file::SourceFile;
use crate::emit::xml;
use crate::lowered::{Api, Content, Operation, OrXml, Response};

/// Returns `true` if an operation has any.
pub fn has_any(api: &Api, operation: &Operation) -> bool {
    let mut responses = operation.responses.iter();
    responses.any(|response| xml_of(api, response).is_some())
}

fn xml_of<'a>(api: &'a Api, response: &'a Response) -> Option<(&'a Content, &'a OrXml)> {
    let content = api.content_of(&response.shape)?;
    Some((content, content.xml.as_ref()?))
}

/// Writes the function that returns them by status.
pub fn emit(file: &mut SourceFile, api: &Api, operation: &Operation) {
    if !has_any(api, operation) {
        return;
    }
    file.import_all(
        "crate::runtime::server::xml_alternative crate::runtime::server::xml_alternative::XmlAlternative",
    );
    let arms = operation
        .responses
        .iter()
        .enumerate()
        .filter_map(|(index, response)| {
            let statuses = statuses(response);
            let Some((content, or_xml)) = xml_of(api, response) else {
                // A later range may include the status.
                let first = *response.bounds().start();
                let mut later = operation.responses.iter().skip(index);
                let is_hidden = later
                    .any(|other| other.bounds().contains(&first) && xml_of(api, other).is_some());
                return is_hidden.then(|| quote!(#statuses => None,));
            };
            let mut offers = vec![content.essence()];
            offers.extend(or_xml.media_types.iter().map(String::as_str));
            let offers = offers.join(", ");
            let document = xml::constant(file, api, or_xml.document);
            Some(quote! {
                #statuses => Some(XmlAlternative { offers: #offers, document: #document }),
            })
        });
    let arms: Vec<TokenStream> = arms.collect();
    file.push(quote! {
        /// Returns the XML alternative of a JSON response, by status.
        fn as_xml(status: u16) -> Option<XmlAlternative> {
            match status {
                #(#arms)*
                _ => None,
            }
        }
    });
}

/// Negotiates a response.
pub fn preferred(api: &Api, operation: &Operation, encoded: TokenStream) -> TokenStream {
    match has_any(api, operation) {
        false => encoded,
        true => quote! {
            let result = #encoded;
            result.map(|()| xml_alternative::prefer(parts, into, as_xml))
        },
    }
}

/// The pattern of the statuses of a response. Responses that are more specific come before it.
fn statuses(response: &Response) -> TokenStream {
    let bounds = response.bounds();
    let first = Literal::u16_unsuffixed(*bounds.start());
    let last = Literal::u16_unsuffixed(*bounds.end());
    match bounds.start() == bounds.end() {
        true => quote!(#first),
        false => quote!(#first..=#last),
    }
}
