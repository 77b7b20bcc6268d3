//! Files without what others see nothing of: docs, the bodies of functions, and what a crate lists
//! of types that nobody asks for.

use std::collections::HashSet;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use super::drafts::About;

/// What is told of a crate.
pub struct Outline<'o> {
    /// Whether there is a file of something.
    pub has: &'o (dyn Fn(About) -> bool + Sync),
    /// What the crate does not list.
    pub unlisted: Unlisted,
}

/// Types that a crate does not list.
#[derive(Debug, Default)]
pub struct Unlisted {
    /// Their names, and those that go with them.
    pub names: HashSet<String>,
    /// Their modules.
    pub modules: HashSet<String>,
}

impl Unlisted {
    /// The items of a file without docs, with empty functions. The root of the crate and the module
    /// of types list no more than they are to.
    pub fn outlined(&self, path: &str, tokens: TokenStream) -> TokenStream {
        let outline = outlined(tokens);
        let lists = ["src/lib.rs", "src/types/mod.rs"].contains(&path);
        match lists && !self.names.is_empty() {
            true => self.listed(outline),
            false => outline,
        }
    }

    /// The items without imports and modules of types that are not listed.
    fn listed(&self, tokens: TokenStream) -> TokenStream {
        let mut listed = Vec::new();
        let mut item: Vec<TokenTree> = Vec::new();
        for tree in tokens {
            let ends = is_mark(&tree, ';')
                || matches!(&tree, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
                    && !item.iter().any(|tree| is_word(tree, "use"));
            item.push(tree);
            if ends {
                listed.extend(self.kept(std::mem::take(&mut item)));
            }
        }
        listed.extend(item);
        listed.into_iter().collect()
    }

    /// What is left of an item.
    fn kept(&self, mut item: Vec<TokenTree>) -> Vec<TokenTree> {
        let is_use = item.iter().any(|tree| is_word(tree, "use"));
        let is_module = item.iter().any(|tree| is_word(tree, "mod"));
        let last = item.len().saturating_sub(2);
        match item.get_mut(last) {
            Some(TokenTree::Group(group)) if is_use => {
                let names = group.stream().into_iter();
                let names = names.filter(|tree| !matches!(tree, TokenTree::Punct(_)));
                let names = names.filter(|tree| !has(&self.names, tree));
                let names: Vec<TokenTree> = names.collect();
                match names.is_empty() {
                    true => Vec::new(),
                    false => {
                        *group = Group::new(Delimiter::Brace, quote::quote!(#(#names),*));
                        item
                    }
                }
            }
            Some(name) if is_use && has(&self.names, name) => Vec::new(),
            Some(name) if is_module && has(&self.modules, name) => Vec::new(),
            _ => item,
        }
    }
}

fn is_word(tree: &TokenTree, word: &str) -> bool {
    matches!(tree, TokenTree::Ident(name) if name == word)
}

fn has(names: &HashSet<String>, tree: &TokenTree) -> bool {
    matches!(tree, TokenTree::Ident(name) if names.contains(&name.to_string()))
}

/// The items of a file without docs, with empty functions.
fn outlined(tokens: TokenStream) -> TokenStream {
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
                // A function of a trait may have no body.
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

/// Whether an attribute is `[doc = …]`, and not `[doc(…)]`.
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
    fn what_others_see_stays() {
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

    #[test]
    fn types_that_nobody_asks_for_are_not_listed() {
        let unlisted = Unlisted {
            names: ["Pet", "PetRequired"].map(str::to_owned).into(),
            modules: ["pet".to_owned()].into(),
        };
        let tokens = quote! {
            pub(crate) mod pet;
            pub(crate) mod error;
            #[cfg(feature = "a")] pub use pet::{Pet, PetRequired};
            pub use error::{Error, Pet};
            pub use pet::Pet;
            pub struct Pet { pub pet: i64 }
        };
        let expected = quote! {
            pub(crate) mod error;
            pub use error::{Error};
            pub struct Pet { pub pet: i64 }
        };
        let listed = unlisted.outlined("src/lib.rs", tokens.clone());
        assert_eq!(listed.to_string(), expected.to_string());
        let elsewhere = unlisted.outlined("src/api.rs", tokens.clone());
        assert_eq!(elsewhere.to_string(), tokens.to_string());
    }
}
