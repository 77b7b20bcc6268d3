//! Checks that a generated file is valid Rust, without duplicate names.

use std::collections::HashSet;
use std::hash::Hash;

use syn::{Attribute, Fields, FnArg, Ident, ImplItem, Item, Pat, Signature, TraitItem, UseTree};

/// Panics if a file is not valid Rust, or has two items of the same name.
pub fn check(path: &str, text: &str) {
    let parsed = syn::parse_file(text);
    let file = match parsed {
        Ok(file) => file,
        Err(error) => panic!("{path} is not valid Rust: {error}\n{text}"),
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
        let shown = format!("{name:?}");
        assert!(
            self.known.insert(name),
            "{path}: duplicate {} {shown}",
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
            // Only one of the items with a `cfg` attribute is compiled.
            item if is_conditional(item) => {}
            Item::Struct(item) => {
                self.types.add(path, item.ident.to_string());
                fields(path, &item.fields);
            }
            Item::Enum(item) => {
                self.types.add(path, item.ident.to_string());
                let mut names = Names::new("variant");
                for variant in &item.variants {
                    names.add(path, variant.ident.to_string());
                    fields(path, &variant.fields);
                }
            }
            Item::Type(item) => self.types.add(path, item.ident.to_string()),
            Item::Trait(item) => {
                self.types.add(path, item.ident.to_string());
                let mut names = Names::new("method");
                for member in &item.items {
                    if let TraitItem::Fn(method) = member {
                        names.add(path, method.sig.ident.to_string());
                        parameters(path, &method.sig);
                    }
                }
            }
            Item::Mod(item) => self.types.add(path, item.ident.to_string()),
            Item::Fn(item) => {
                self.values.add(path, item.sig.ident.to_string());
                parameters(path, &item.sig);
            }
            Item::Const(item) if item.ident != "_" => self.values.add(path, item.ident.to_string()),
            Item::Static(item) => self.values.add(path, item.ident.to_string()),
            Item::Impl(item) if item.trait_.is_none() => {
                for member in &item.items {
                    if let ImplItem::Fn(method) = member {
                        let name = method.sig.ident.to_string();
                        self.methods.add(path, ((*item.self_ty).clone(), name));
                        parameters(path, &method.sig);
                    }
                }
            }
            Item::Use(item) => self.imported(&item.tree),
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

fn is_conditional(item: &Item) -> bool {
    let attributes: &[Attribute] = match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    };
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("cfg"))
}
