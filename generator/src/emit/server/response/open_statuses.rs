//! `statuses.rs`: the types of statuses that a handler chooses.

use quote::quote;

use super::status::literal;
use crate::emit::blocks::Block;
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::Api;

/// The file, if there are any.
pub fn file(api: &Api) -> Option<SourceFile> {
    if api.open_statuses.is_empty() {
        return None;
    }
    let docs = Docs::new().paragraph(
        "The statuses of responses that the description declares as a range or `default`.",
    );
    let mut file = SourceFile::new("src/statuses.rs", docs);
    file.import("crate::runtime::server", "open_status");
    for statuses in &api.open_statuses {
        let name = ident(&statuses.name.rust);
        let (first, last) = (
            literal(*statuses.range.start()),
            literal(*statuses.range.end()),
        );
        let taken = statuses.taken.iter().copied().map(literal);
        let call = quote!(open_status::implement!(#name, #first..=#last, [#(#taken),*]););
        let outline = quote! {
            pub struct #name {}
            impl #name {
                pub const fn get(self) -> http::StatusCode {}
            }
            impl TryFrom<http::StatusCode> for #name {}
            impl From<#name> for http::StatusCode {}
        };
        file.push_block(Block::Definition(call, outline));
    }
    Some(file)
}
