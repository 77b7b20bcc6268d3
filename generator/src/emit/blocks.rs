//! Items that are rendered as they are, without parsing their tokens: declarations of types, and calls of macros with
//! rows. They are most of a large crate.

use proc_macro2::TokenStream;
use quote::quote;

use super::docs::Docs;

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
}

/// The call of a macro `implement` of the support code with a row for each field or value.
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
    /// Its attribute, if any.
    pub attribute: Option<TokenStream>,
    /// `pub name: String`
    pub tokens: TokenStream,
}

impl Member {
    /// A field or a variant without an attribute.
    pub fn new(docs: Docs, tokens: TokenStream) -> Self {
        Self {
            docs,
            attribute: None,
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
        }
    }
}

impl Declaration {
    /// The tokens with the docs.
    pub fn tokens(&self) -> TokenStream {
        let (docs, attributes, head) = (self.docs.outer(), &self.attributes, &self.head);
        let members = self.members.iter().map(|member| {
            let (docs, attribute, tokens) =
                (member.docs.outer(), &member.attribute, &member.tokens);
            quote!(#docs #attribute #tokens)
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
