//! Renders tokens as text: header, formatting, blank lines.
//!
//! `prettyplease` puts no blank line between items. So that the output has one
//! where a person would leave one, a marker is put before items as a doc
//! comment, and the line that it becomes is emptied.

mod blocks;

use syn::{Attribute, File, ImplItem, Item, TraitItem, parse_quote};

use crate::emit::{Block, Finished, LINE_BREAK, PLACEHOLDER};
use crate::generate_error::GenerateError;

const MARKER: &str = "<blank line>";

/// Puts markers in front of items.
struct Marking(Attribute);

/// Renders the file of a path. `header` is its first line, without the slashes.
pub fn render(path: &str, header: &str, finished: Finished) -> Result<String, GenerateError> {
    let mut file =
        syn::parse2::<File>(finished.tokens).map_err(|error| GenerateError::NotRust {
            path: path.to_owned(),
            reason: error.to_string(),
        })?;
    Marking(parse_quote!(#[doc = #MARKER])).mark(&mut file.items);
    let body = unmark(&prettyplease::unparse(&file), &finished.blocks);
    Ok(format!("// {header}\n{body}"))
}

/// The attributes of an item, if it is one of these variants.
macro_rules! attributes {
    ($item:expr, $kind:ident: $($variant:ident)*) => {
        match $item {
            $($kind::$variant(item) => Some(&mut item.attrs),)*
            _ => None,
        }
    };
}

impl Marking {
    fn mark(&self, items: &mut [Item]) {
        for index in 0..items.len() {
            let (before, rest) = items.split_at_mut(index);
            let Some(item) = rest.first_mut() else {
                continue;
            };
            if before
                .last()
                .is_none_or(|previous| !together(previous, item))
            {
                self.insert(attributes_of(item));
            }
            self.mark_inside(item);
        }
    }

    fn mark_inside(&self, item: &mut Item) {
        match item {
            Item::Impl(block) => block.items.iter_mut().skip(1).for_each(|item| {
                self.insert(attributes!(item, ImplItem: Const Fn Type));
            }),
            Item::Trait(block) => block.items.iter_mut().skip(1).for_each(|item| {
                self.insert(attributes!(item, TraitItem: Const Fn Type));
            }),
            Item::Mod(module) => {
                if let Some((_, items)) = &mut module.content {
                    self.mark(items);
                }
            }
            _ => {}
        }
    }

    fn insert(&self, attributes: Option<&mut Vec<Attribute>>) {
        if let Some(attributes) = attributes {
            attributes.insert(0, self.0.clone());
        }
    }
}

/// Returns `true` if two items have no blank line between them.
fn together(first: &Item, second: &Item) -> bool {
    match (first, second) {
        (Item::Mod(first), Item::Mod(second)) => {
            let is_bare = second.attrs.iter().all(|one| one.path().is_ident("cfg"));
            first.content.is_none()
                && second.content.is_none()
                && is_bare
                && condition(&first.attrs) == condition(&second.attrs)
        }
        (Item::Use(_), Item::Use(_)) => true,
        _ => false,
    }
}

/// The `cfg` condition of an item.
fn condition(attributes: &[Attribute]) -> Option<String> {
    let mut attributes = attributes.iter();
    let condition = attributes.find(|one| one.path().is_ident("cfg"))?;
    let list = condition.meta.require_list().ok()?;
    Some(list.tokens.to_string())
}

fn attributes_of(item: &mut Item) -> Option<&mut Vec<Attribute>> {
    attributes!(item, Item: Const Enum Fn Impl Macro Mod Static Struct Trait Type Use)
}

/// Replaces the markers of blank lines, and the placeholders of blocks.
fn unmark(text: &str, blocks: &[Block]) -> String {
    let marker = format!("///{MARKER}");
    let mut unmarked = String::with_capacity(text.len());
    let mut is_blank = true;
    for line in text.lines() {
        let content = line.trim_start();
        if content == marker {
            if !is_blank {
                unmarked.push('\n');
                is_blank = true;
            }
            continue;
        }
        match block_of(content, blocks) {
            Some(block) => blocks::write(&mut unmarked, block, line.len() - content.len()),
            None if content.starts_with("//") => write_docs(&mut unmarked, line, content),
            None => unmarked.push_str(line),
        }
        unmarked.push('\n');
        is_blank = line.is_empty();
    }
    unmarked
}

/// The block of a line, if that is a placeholder.
fn block_of<'b>(line: &str, blocks: &'b [Block]) -> Option<&'b Block> {
    let rest = line.strip_prefix("const ")?.strip_prefix(PLACEHOLDER)?;
    let (index, _) = rest.split_once(':')?;
    blocks.get(index.parse::<usize>().ok()?)
}

/// Writes the lines of a doc comment, which were joined in one.
fn write_docs(text: &mut String, line: &str, content: &str) {
    let indent = line.strip_suffix(content).unwrap_or_default();
    // `///` or `//!`
    let marker = content.get(..3).unwrap_or(content);
    let mut lines = line.split(LINE_BREAK);
    text.push_str(lines.next().unwrap_or_default());
    for line in lines {
        text.push('\n');
        text.push_str(indent);
        text.push_str(marker);
        text.push_str(line);
    }
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenStream;
    use quote::quote;

    use super::*;

    fn rendered(path: &str, tokens: TokenStream) -> Result<String, GenerateError> {
        let blocks = Vec::new();
        render(path, "made", Finished { tokens, blocks })
    }

    #[test]
    fn items_stand_apart_and_no_marker_is_left() {
        let text = rendered(
            "src/lib.rs",
            quote! {
                #![doc = " Docs."]
                use std::fmt;
                use std::str::FromStr;
                mod a;
                mod b;
                #[doc = " A."]
                pub struct A { pub x: i64, pub y: i64 }
                impl A { pub fn a() {} #[doc = " b"] pub fn b() {} }
            },
        );
        let expected = "\
// made
//! Docs.

use std::fmt;
use std::str::FromStr;

mod a;
mod b;

/// A.
pub struct A {
    pub x: i64,
    pub y: i64,
}

impl A {
    pub fn a() {}

    /// b
    pub fn b() {}
}
";
        assert_eq!(text.expect("a file"), expected);
    }

    #[test]
    fn invalid_tokens_are_an_error_that_names_the_file() {
        let error = rendered("src/pet.rs", quote!(pub struct)).expect_err("an error");
        let shown = error.to_string();
        assert!(
            shown.starts_with("generated file src/pet.rs is not valid Rust: "),
            "{shown}"
        );
    }
}
