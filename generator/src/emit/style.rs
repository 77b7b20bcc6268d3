//! The styles of parameters.

use proc_macro2::TokenStream;
use quote::quote;

use super::source_file::{SourceFile, ident};
use crate::model::{Api, Operation, Parameter, Style};

/// The value of the runtime that stands for a style.
pub fn style_value(file: &mut SourceFile, style: Style) -> TokenStream {
    file.import("crate::runtime::style", "Style");
    let (name, explode) = style.parts();
    let name = ident(name);
    match explode {
        None => quote!(Style::#name),
        Some(explode) => quote!(Style::#name { explode: #explode }),
    }
}

/// Whether an API has parameters that are not one text or a plain list of texts.
pub fn has_structured(api: &Api) -> bool {
    let operations = api.operations.iter();
    operations
        .flat_map(Operation::all_parameters)
        .any(Parameter::is_structured)
}

/// Whether an API has parameters whose values keep reserved characters, and whether any of them
/// is not one text or a plain list of texts.
pub fn has_reserved(api: &Api) -> (bool, bool) {
    let operations = api.operations.iter();
    let parameters = operations.flat_map(Operation::all_parameters);
    let reserved: Vec<&Parameter> = parameters
        .filter(|parameter| parameter.allow_reserved)
        .collect();
    let is_structured = |parameter: &&Parameter| parameter.is_structured();
    (!reserved.is_empty(), reserved.iter().any(is_structured))
}
