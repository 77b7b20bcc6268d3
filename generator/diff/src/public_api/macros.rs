//! Expands the macros of a crate with one rule and comma-separated parameters.
//!
//! Macros with repetitions implement traits of the library for types of other crates, independent of the description.

use std::collections::BTreeMap;

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::{File, Item, ItemMacro};

use super::crate_modules::Modules;

/// The macros of a crate by path.
pub struct Macros(BTreeMap<String, Rule>);

struct Rule {
    parameters: Vec<String>,
    body: TokenStream,
}

impl Macros {
    pub fn of(modules: &Modules) -> Self {
        let items = modules.all().flat_map(|(path, module)| {
            let items = module.items.iter();
            items.filter_map(move |item| match item {
                Item::Macro(item) => {
                    Some((format!("{path}::{}", item.ident.as_ref()?), rule(item)?))
                }
                _ => None,
            })
        });
        Self(items.collect())
    }

    /// Returns the items of a macro call in a module; none if the macro is unknown.
    pub fn expand(&self, modules: &Modules, module: &str, call: &ItemMacro) -> Vec<Item> {
        let path = call.mac.path.segments.iter();
        let path: Vec<String> = path.map(|segment| segment.ident.to_string()).collect();
        let Some(rule) = self.0.get(&modules.definition(module, &path)) else {
            return Vec::new();
        };
        let arguments = comma_separated(call.mac.tokens.clone());
        let given: BTreeMap<&String, TokenStream> = rule.parameters.iter().zip(arguments).collect();
        let file = syn::parse2::<File>(replaced(rule.body.clone(), &given));
        file.map(|file| file.items).unwrap_or_default()
    }
}

/// Returns the only rule of a macro.
fn rule(item: &ItemMacro) -> Option<Rule> {
    let mut groups = item.mac.tokens.clone().into_iter().filter_map(group);
    let (head, body) = (groups.next()?, groups.next()?);
    let parameters = comma_separated(head.stream()).into_iter().map(parameter);
    groups.next().is_none().then_some(Rule {
        parameters: parameters.collect::<Option<_>>()?,
        body: body.stream(),
    })
}

fn group(tree: TokenTree) -> Option<Group> {
    match tree {
        TokenTree::Group(group) => Some(group),
        _ => None,
    }
}

/// Returns the name of `$name:kind`.
fn parameter(tokens: TokenStream) -> Option<String> {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    match trees.as_slice() {
        [
            TokenTree::Punct(dollar),
            TokenTree::Ident(name),
            TokenTree::Punct(_),
            TokenTree::Ident(_),
        ] if dollar.as_char() == '$' => Some(name.to_string()),
        _ => None,
    }
}

fn comma_separated(tokens: TokenStream) -> Vec<TokenStream> {
    let mut parts = vec![TokenStream::new()];
    for tree in tokens {
        match (&tree, parts.last_mut()) {
            (TokenTree::Punct(mark), _) if mark.as_char() == ',' => parts.push(TokenStream::new()),
            (_, Some(part)) => part.extend([tree]),
            (_, None) => {}
        }
    }
    parts
}

/// Replaces the parameters of a rule in its body.
fn replaced(body: TokenStream, given: &BTreeMap<&String, TokenStream>) -> TokenStream {
    let mut tokens = TokenStream::new();
    let mut trees = body.into_iter().peekable();
    while let Some(tree) = trees.next() {
        match &tree {
            TokenTree::Group(group) => {
                let inner = replaced(group.stream(), given);
                tokens.extend(Group::new(group.delimiter(), inner).into_token_stream());
            }
            TokenTree::Punct(mark) if mark.as_char() == '$' => {
                if let Some(TokenTree::Ident(name)) = trees.next() {
                    match given.get(&name.to_string()) {
                        Some(value) => tokens.extend(value.clone()),
                        None => tokens.extend(Ident::new("crate", name.span()).into_token_stream()),
                    }
                }
            }
            _ => tokens.extend([tree]),
        }
    }
    tokens
}
