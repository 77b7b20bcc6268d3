//! Files without docs and function bodies.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// Removes docs and the bodies of functions.
pub fn outlined(tokens: TokenStream) -> TokenStream {
    let mut outline = Vec::new();
    let mut trees = tokens.into_iter().peekable();
    let mut in_function = false;
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Group(group) => {
                let inner = match (group.delimiter(), in_function) {
                    (Delimiter::Brace, true) => TokenStream::new(),
                    (Delimiter::Brace, false) => outlined(group.stream()),
                    _ => group.stream(),
                };
                in_function &= group.delimiter() != Delimiter::Brace;
                outline.push(Group::new(group.delimiter(), inner).into());
            }
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                let inner = trees.next_if(|next| is_mark(next, '!'));
                let attribute = trees.next();
                if !attribute.as_ref().is_some_and(is_doc) {
                    outline.push(mark.into());
                    outline.extend(inner.into_iter().chain(attribute));
                }
            }
            TokenTree::Punct(mark) => {
                // A method of a trait may have no body.
                in_function &= mark.as_char() != ';';
                outline.push(mark.into());
            }
            tree => {
                in_function |= matches!(&tree, TokenTree::Ident(word) if word == "fn");
                outline.push(tree);
            }
        }
    }
    outline.into_iter().collect()
}

fn is_mark(tree: &TokenTree, letter: char) -> bool {
    matches!(tree, TokenTree::Punct(mark) if mark.as_char() == letter)
}

/// Returns `true` for `[doc = …]`, but not for `[doc(…)]`.
fn is_doc(attribute: &TokenTree) -> bool {
    let TokenTree::Group(group) = attribute else {
        return false;
    };
    let mut inner = group.stream().into_iter();
    let is_named = matches!(inner.next(), Some(TokenTree::Ident(name)) if name == "doc");
    is_named && inner.next().is_some_and(|next| is_mark(&next, '='))
}

#[cfg(test)]
mod tests {
    use quote::quote;

    use super::*;

    #[test]
    fn public_items_stay() {
        let outline = outlined(quote! {
            #![doc = "Docs."]
            #[doc(hidden)] pub mod a;
            const F: fn(i64) -> i64 = f;
            #[doc = "Docs."] #[must_use] pub struct A { #[doc = "Docs."] pub b: i64 }
            pub trait T { fn a(&self); #[doc = "Docs."] fn b(&self) -> [u8; 4] { loop {} } const C: u8; }
            impl T for A { fn a(&self) { struct B {} } }
        });
        let expected = quote! {
            #[doc(hidden)] pub mod a;
            const F: fn(i64) -> i64 = f;
            #[must_use] pub struct A { pub b: i64 }
            pub trait T { fn a(&self); fn b(&self) -> [u8; 4] {} const C: u8; }
            impl T for A { fn a(&self) {} }
        };
        assert_eq!(outline.to_string(), expected.to_string());
    }
}
