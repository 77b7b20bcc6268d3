//! Derives and attributes that rules of the program or the description add to a type.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::blocks::Member;
use crate::emit::each;
use crate::emit::source_file::path;
use crate::lowered::Customization;

/// The derive attribute of a type, and the attributes that its customization adds.
pub fn attributes(derives: &[&str], customization: &Customization) -> Vec<TokenStream> {
    let own = derives.iter().copied();
    let added = customization.derives.iter().map(String::as_str);
    let derives = each(own.chain(added), path);
    let added = customization.attributes.iter();
    let derive = quote!(#[derive(#(#derives),*)]);
    [derive]
        .into_iter()
        .chain(added.map(|it| tokens(it)))
        .collect()
}

/// Adds the attributes of a customization to the members with these Rust names.
pub fn add_to_members<'n>(
    members: &mut [Member],
    names: impl Iterator<Item = &'n str>,
    customization: &Customization,
) {
    for (member, name) in members.iter_mut().zip(names) {
        let added = customization.members.get(name).into_iter().flatten();
        member.attributes.extend(added.map(|it| tokens(it)));
    }
}

/// The tokens of an attribute, which was parsed when its rule was made.
fn tokens(attribute: &str) -> TokenStream {
    attribute.parse().unwrap_or_default()
}
