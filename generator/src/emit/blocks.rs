//! Items that are rendered as they are, without parsing their tokens: imports, declarations of types, and calls of macros
//! with rows. They are most of a large crate.

use proc_macro2::TokenStream;
use quote::quote;

use super::docs::Docs;
use super::source_file::{ident, path};
use crate::lowered::FeatureGate;

/// The tokens of a file, and the blocks that are rendered in place of their placeholders.
pub struct Finished {
    /// The tokens: each placeholder is a constant.
    pub tokens: TokenStream,
    /// The block of each placeholder, by its index.
    pub blocks: Vec<Block>,
}

/// The start of the name of a placeholder, before the index of its block.
pub const PLACEHOLDER: &str = "__block_";

/// An item that is rendered as it is.
#[derive(Debug)]
pub enum Block {
    /// The call of a macro.
    Rows(Rows),
    /// A struct or an enum.
    Declaration(Declaration),
    /// The call of a macro that defines public items of the crate, and these items.
    Definition(TokenStream, TokenStream),
    /// All imports of a file, in order.
    Imports(Vec<Import>),
}

/// An import of names from a module.
#[derive(Debug)]
pub struct Import {
    /// Its group, which a blank line separates from others.
    pub group: ImportGroup,
    /// The module: `std::fmt`.
    pub module: String,
    /// The names in the order of rustfmt, with `r#` where they need it.
    pub names: Vec<String>,
    /// The cargo features that it depends on.
    pub gate: FeatureGate,
}

/// The group of an import, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ImportGroup {
    /// The standard library.
    Standard,
    /// Another crate.
    Dependency,
    /// The crate itself.
    Here,
}

/// The call of a macro `implement` of the library with a row for each field or value.
#[derive(Debug)]
pub struct Rows {
    /// The module of the macro.
    pub module: &'static str,
    /// The tokens before the rows.
    pub head: TokenStream,
    /// The rows, without the semicolons after them.
    pub rows: Vec<TokenStream>,
    /// The tokens after the rows.
    pub tail: TokenStream,
    /// The public items that the macro defines.
    pub outline: TokenStream,
}

/// A struct with named fields, or an enum.
#[derive(Debug)]
pub struct Declaration {
    /// Its docs.
    pub docs: Docs,
    /// Its attributes.
    pub attributes: Vec<TokenStream>,
    /// `pub struct Pet`
    pub head: TokenStream,
    /// The fields or variants.
    pub members: Vec<Member>,
}

/// A field or a variant.
#[derive(Debug)]
pub struct Member {
    /// Its docs.
    pub docs: Docs,
    /// Its attributes.
    pub attributes: Vec<TokenStream>,
    /// `pub name: String`
    pub tokens: TokenStream,
}

impl Member {
    /// A field or a variant without attributes.
    pub fn new(docs: Docs, tokens: TokenStream) -> Self {
        Self {
            docs,
            attributes: Vec::new(),
            tokens,
        }
    }
}

impl Block {
    /// The public items.
    pub fn outline(self) -> TokenStream {
        match self {
            Self::Rows(rows) => rows.outline,
            Self::Declaration(declaration) => declaration.tokens(),
            Self::Definition(_, outline) => outline,
            Self::Imports(imports) => imports.iter().map(Import::tokens).collect(),
        }
    }

    /// Changes all tokens.
    #[must_use]
    pub fn map(self, change: &impl Fn(TokenStream) -> TokenStream) -> Self {
        match self {
            Self::Rows(rows) => Self::Rows(Rows {
                module: rows.module,
                head: change(rows.head),
                rows: rows.rows.into_iter().map(change).collect(),
                tail: change(rows.tail),
                outline: change(rows.outline),
            }),
            Self::Declaration(declaration) => {
                let members = declaration.members.into_iter().map(|member| Member {
                    tokens: change(member.tokens),
                    ..member
                });
                Self::Declaration(Declaration {
                    members: members.collect(),
                    head: change(declaration.head),
                    ..declaration
                })
            }
            Self::Definition(call, outline) => Self::Definition(change(call), change(outline)),
            imports @ Self::Imports(_) => imports,
        }
    }
}

impl Import {
    fn tokens(&self) -> TokenStream {
        let module = path(&self.module);
        let names = self.names.iter().map(|name| ident(name));
        let condition = self.gate.attribute();
        quote!(#condition use #module::{#(#names),*};)
    }
}

impl Declaration {
    /// The tokens with the docs.
    pub fn tokens(&self) -> TokenStream {
        let (docs, attributes, head) = (self.docs.outer(), &self.attributes, &self.head);
        let members = self.members.iter().map(|member| {
            let (docs, attributes, tokens) =
                (member.docs.outer(), &member.attributes, &member.tokens);
            quote!(#docs #(#attributes)* #tokens)
        });
        quote!(#docs #(#attributes)* #head { #(#members),* })
    }
}

impl From<Rows> for Block {
    fn from(rows: Rows) -> Self {
        Self::Rows(rows)
    }
}

impl From<Declaration> for Block {
    fn from(declaration: Declaration) -> Self {
        Self::Declaration(declaration)
    }
}
