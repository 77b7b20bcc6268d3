//! Path templates as a tree of common prefixes.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::router::Segment;
use crate::emit::docs::Docs;
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Method, Operation};

/// The segments of a template, or those that are left of it, and its operations.
pub type Template<'a> = (&'a [Segment<'a>], &'a BTreeMap<&'a Method, &'a Operation>);

/// The maximum nesting depth of branches. Deeper branches get their own table, so that the nesting of the
/// code is bounded.
const DEPTH: usize = 4;

/// The tables of a tree, of which the first has the name.
pub struct Tree<'n> {
    name: &'n Ident,
    tables: Vec<TokenStream>,
}

impl<'n> Tree<'n> {
    /// A tree whose first table has this name.
    pub const fn of(name: &'n Ident) -> Self {
        Self {
            name,
            tables: Vec::new(),
        }
    }

    /// Writes the tables of templates, which are sorted.
    pub fn emit(mut self, file: &mut SourceFile, docs: &str, templates: &[Template<'_>]) {
        let branches = self.branches(templates, 0);
        let (name, count) = (self.name, Literal::usize_unsuffixed(branches.len()));
        let docs = Docs::new().paragraph(docs).outer();
        file.push(quote! {
            #docs
            static #name: [Branch<Operation>; #count] = [#(#branches),*];
        });
        for table in self.tables {
            file.push(table);
        }
    }

    /// A branch for each first segment.
    fn branches(&mut self, templates: &[Template<'_>], depth: usize) -> Vec<TokenStream> {
        let alike = templates.chunk_by(|(one, _), (other, _)| one.first() == other.first());
        alike.map(|alike| self.branch(alike, depth)).collect()
    }

    /// The branch of templates that begin with the same segment.
    fn branch(&mut self, templates: &[Template<'_>], depth: usize) -> TokenStream {
        let count = common(templates);
        let (ended, longer): (Vec<_>, Vec<_>) = templates
            .iter()
            .map(|(segments, operations)| (segments.split_at(count), *operations))
            .partition(|((_, rest), _)| rest.is_empty());
        let first = templates.first().map_or(&[][..], |(segments, _)| segments);
        let segments = first.iter().take(count).map(Segment::tokens);
        let operations = ended.iter().flat_map(|(_, operations)| *operations);
        let operations = operations.map(|(method, operation)| {
            let (method, name) = (method.as_str(), ident(&operation.stem.rust));
            quote!((#method, Operation::#name))
        });
        let longer: Vec<Template<'_>> = longer
            .iter()
            .map(|((_, rest), operations)| (*rest, *operations))
            .collect();
        let branches = self.below(&longer, depth + 1);
        quote! {
            Branch {
                segments: &[#(#segments),*],
                operations: &[#(#operations),*],
                branches: #branches,
            }
        }
    }

    /// The branches below another.
    fn below(&mut self, templates: &[Template<'_>], depth: usize) -> TokenStream {
        let branches = self.branches(templates, depth % DEPTH);
        if depth < DEPTH || branches.is_empty() {
            return quote!(&[#(#branches),*]);
        }
        let name = format_ident!("{}_{}", self.name, self.tables.len() + 2);
        let count = Literal::usize_unsuffixed(branches.len());
        self.tables.push(quote! {
            /// The continuation of another table.
            static #name: [Branch<Operation>; #count] = [#(#branches),*];
        });
        quote!(&#name)
    }
}

/// The number of common segments.
fn common(templates: &[Template<'_>]) -> usize {
    let (Some((first, _)), Some((last, _))) = (templates.first(), templates.last()) else {
        return 0;
    };
    // They are sorted, so all have the common prefix of the first and the last.
    let pairs = first.iter().zip(*last);
    pairs.take_while(|(one, other)| one == other).count()
}
