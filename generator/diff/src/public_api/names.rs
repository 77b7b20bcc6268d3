//! The names of items and imports.

use syn::{Attribute, Ident, Item, UseTree, Visibility};

/// A name of an import.
pub struct Leaf {
    /// `None` for a glob.
    pub name: Option<String>,
    /// The imported path.
    pub path: Vec<String>,
}

/// Returns the names of an import.
pub fn leaves(tree: &UseTree) -> Vec<Leaf> {
    let leaf = |name: &syn::Ident, path: &syn::Ident| {
        let path = match path == "self" {
            true => Vec::new(),
            false => vec![path.to_string()],
        };
        Leaf {
            name: (name != "_").then(|| name.to_string()),
            path,
        }
    };
    match tree {
        UseTree::Name(name) => vec![leaf(&name.ident, &name.ident)],
        UseTree::Rename(name) if name.rename == "_" => Vec::new(),
        UseTree::Rename(name) => vec![leaf(&name.rename, &name.ident)],
        UseTree::Glob(_) => vec![Leaf {
            name: None,
            path: Vec::new(),
        }],
        UseTree::Group(group) => group.items.iter().flat_map(leaves).collect(),
        UseTree::Path(path) => {
            let first = path.ident.to_string();
            let inner = leaves(&path.tree).into_iter();
            let below = inner.map(|leaf| Leaf {
                // `a::b::{self}` is `b`.
                name: match leaf.path.is_empty() && leaf.name.as_deref() == Some("self") {
                    true => Some(first.clone()),
                    false => leaf.name,
                },
                path: [std::slice::from_ref(&first), leaf.path.as_slice()].concat(),
            });
            below.collect()
        }
    }
}

/// Returns the visibility, the attributes and the name of an item; imports have no name of their own.
pub fn head(item: &Item) -> Option<(&Visibility, &[Attribute], Option<&Ident>)> {
    Some(match item {
        Item::Const(item) => (&item.vis, &item.attrs, Some(&item.ident)),
        Item::Enum(item) => (&item.vis, &item.attrs, Some(&item.ident)),
        Item::Fn(item) => (&item.vis, &item.attrs, Some(&item.sig.ident)),
        Item::Mod(item) => (&item.vis, &item.attrs, Some(&item.ident)),
        Item::Static(item) => (&item.vis, &item.attrs, Some(&item.ident)),
        Item::Struct(item) => (&item.vis, &item.attrs, Some(&item.ident)),
        Item::Trait(item) => (&item.vis, &item.attrs, Some(&item.ident)),
        Item::Type(item) => (&item.vis, &item.attrs, Some(&item.ident)),
        Item::Use(item) => (&item.vis, &item.attrs, None),
        _ => return None,
    })
}

/// Returns the name of an item or macro.
pub fn name_of(item: &Item) -> Option<String> {
    let name = match item {
        Item::Macro(item) => item.ident.as_ref(),
        item => head(item)?.2,
    };
    name.map(ToString::to_string)
}

/// Returns the full path of a name of the prelude.
pub fn prelude_path(name: &str) -> Option<String> {
    let module = match name {
        "Box" => "std::boxed",
        "Clone" => "std::clone",
        "Eq" | "Ord" | "PartialEq" | "PartialOrd" => "std::cmp",
        "AsMut" | "AsRef" | "From" | "Into" | "TryFrom" | "TryInto" => "std::convert",
        "Default" => "std::default",
        "Debug" => "std::fmt",
        "Future" | "IntoFuture" => "std::future",
        "Hash" => "std::hash",
        "DoubleEndedIterator"
        | "ExactSizeIterator"
        | "Extend"
        | "FromIterator"
        | "IntoIterator"
        | "Iterator" => "std::iter",
        "Copy" | "Send" | "Sized" | "Sync" | "Unpin" => "std::marker",
        "Drop" | "Fn" | "FnMut" | "FnOnce" => "std::ops",
        "Option" => "std::option",
        "Result" => "std::result",
        "String" | "ToString" => "std::string",
        "ToOwned" => "std::borrow",
        "Vec" => "std::vec",
        _ => return None,
    };
    Some(format!("{module}::{name}"))
}
