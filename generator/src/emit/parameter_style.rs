//! Parameter styles.

use proc_macro2::TokenStream;
use quote::quote;

use super::source_file::{SourceFile, ident};
use crate::lowered::Style;

/// The style of the runtime.
pub fn style_value(file: &mut SourceFile, style: Style) -> TokenStream {
    file.import("crate::runtime::parameter_style", "Style");
    let (name, explode) = style.parts();
    let name = ident(name);
    match explode {
        None => quote!(Style::#name),
        Some(explode) => quote!(Style::#name { explode: #explode }),
    }
}
