//! A generated file is Rust, and has no two items of one name.

use std::collections::HashSet;
use std::hash::Hash;

use syn::{Attribute, Fields, FnArg, Ident, ImplItem, Item, Pat, Signature, TraitItem, UseTree};

/// Panics where a file is no Rust, or has two items of one name.
pub fn check(path: &str, text: &str) {
    let parsed = syn::parse_file(text);
    let file = match parsed {
        Ok(file) => file,
        Err(error) => panic!("{path} is no Rust: {error}\n{text}"),
    };
    let mut scope = Scope {
        path,
        types: Names::new("type"),
        values: Names::new("value"),
        methods: Names::new("method"),
    };
    scope.items(&file.items);
}

/// Names that must be unique.
struct Names<T> {
    kind: &'static str,
    known: HashSet<T>,
}

impl<T: Eq + Hash + std::fmt::Debug> Names<T> {
    fn new(kind: &'static str) -> Self {
        Self {
            kind,
            known: HashSet::new(),
        }
    }

    fn add(&mut self, path: &str, name: T) {
        let told = format!("{name:?}");
        assert!(
            self.known.insert(name),
            "{path}: the {} {told} is there twice",
            self.kind
        );
    }
}

struct Scope<'a> {
    path: &'a str,
    types: Names<String>,
    values: Names<String>,
    methods: Names<(syn::Type, String)>,
}

impl Scope<'_> {
    fn items(&mut self, items: &[Item]) {
        for item in items {
            self.item(item);
        }
    }

    fn item(&mut self, item: &Item) {
        let path = self.path;
        match item {
            // Of those that a platform or a feature chooses, only one is there.
            item if is_chosen(item) => {}
            Item::Struct(one) => {
                self.types.add(path, one.ident.to_string());
                fields(path, &one.fields);
            }
            Item::Enum(one) => {
                self.types.add(path, one.ident.to_string());
                let mut names = Names::new("variant");
                for variant in &one.variants {
                    names.add(path, variant.ident.to_string());
                    fields(path, &variant.fields);
                }
            }
            Item::Type(one) => self.types.add(path, one.ident.to_string()),
            Item::Trait(one) => {
                self.types.add(path, one.ident.to_string());
                let mut names = Names::new("method");
                for item in &one.items {
                    if let TraitItem::Fn(method) = item {
                        names.add(path, method.sig.ident.to_string());
                        parameters(path, &method.sig);
                    }
                }
            }
            Item::Mod(one) => self.types.add(path, one.ident.to_string()),
            Item::Fn(one) => {
                self.values.add(path, one.sig.ident.to_string());
                parameters(path, &one.sig);
            }
            Item::Const(one) if one.ident != "_" => self.values.add(path, one.ident.to_string()),
            Item::Static(one) => self.values.add(path, one.ident.to_string()),
            Item::Impl(one) if one.trait_.is_none() => {
                for item in &one.items {
                    if let ImplItem::Fn(method) = item {
                        let name = method.sig.ident.to_string();
                        self.methods.add(path, ((*one.self_ty).clone(), name));
                        parameters(path, &method.sig);
                    }
                }
            }
            Item::Use(one) => self.imported(&one.tree),
            _ => {}
        }
    }

    fn imported(&mut self, tree: &UseTree) {
        match tree {
            UseTree::Path(path) => self.imported(&path.tree),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.imported(tree)),
            UseTree::Name(name) => self.import(&name.ident),
            UseTree::Rename(renamed) if renamed.rename != "_" => self.import(&renamed.rename),
            UseTree::Rename(_) | UseTree::Glob(_) => {}
        }
    }

    /// A module may have the name of a function.
    fn import(&mut self, name: &Ident) {
        let name = name.to_string();
        if name.starts_with(char::is_uppercase) && name.chars().any(char::is_lowercase) {
            self.types.add(self.path, name);
        }
    }
}

fn fields(path: &str, fields: &Fields) {
    let mut names = Names::new("field");
    for name in fields.iter().filter_map(|field| field.ident.as_ref()) {
        names.add(path, name.to_string());
    }
}

fn parameters(path: &str, signature: &Signature) {
    let mut names = Names::new("parameter");
    for input in &signature.inputs {
        if let FnArg::Typed(typed) = input
            && let Pat::Ident(name) = &*typed.pat
        {
            names.add(path, name.ident.to_string());
        }
    }
}

fn is_chosen(item: &Item) -> bool {
    let attributes: &[Attribute] = match item {
        Item::Const(one) => &one.attrs,
        Item::Enum(one) => &one.attrs,
        Item::Fn(one) => &one.attrs,
        Item::Impl(one) => &one.attrs,
        Item::Mod(one) => &one.attrs,
        Item::Static(one) => &one.attrs,
        Item::Struct(one) => &one.attrs,
        Item::Trait(one) => &one.attrs,
        Item::Type(one) => &one.attrs,
        Item::Use(one) => &one.attrs,
        _ => &[],
    };
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("cfg"))
}
