//! The library documents the names that generated crates export.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use syn::{Attribute, Expr, File, Item, Lit, UseTree, Visibility};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn parse(path: &Path) -> File {
    let text =
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the modules of a table in `exports.rs`, with their names.
fn table(name: &str) -> Vec<(String, Vec<String>)> {
    let items = parse(&root().join("src/emit/runtime/exports.rs")).items;
    let rows = items.iter().find_map(|item| match item {
        Item::Const(table) if table.ident == name => Some(elements(&table.expr)),
        _ => None,
    });
    let rows = rows.unwrap_or_else(|| panic!("no table `{name}`"));
    let row = |row: &Expr| {
        let Expr::Tuple(row) = row else {
            panic!("a row of `{name}` is not a tuple")
        };
        let names = elements(&row.elems[1]).iter().map(text).collect();
        (text(&row.elems[0]), names)
    };
    rows.iter().map(row).collect()
}

/// Returns the elements of a borrowed array.
fn elements(list: &Expr) -> Vec<Expr> {
    match list {
        Expr::Reference(list) => elements(&list.expr),
        Expr::Array(list) => list.elems.iter().cloned().collect(),
        _ => panic!("not an array"),
    }
}

fn text(expression: &Expr) -> String {
    match expression {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Str(text) => text.value(),
            _ => panic!("not a string"),
        },
        _ => panic!("not a literal"),
    }
}

/// The names that a module of the library exports for programs, each with the module that defines it.
fn facade(path: &str) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for item in parse(&root().join("runtime/src").join(path)).items {
        if let Item::Use(item) = item
            && is_public(&item.vis)
            && !is_hidden(&item.attrs)
        {
            leaves(&item.tree, "", &mut names);
        }
    }
    names
}

fn leaves(tree: &UseTree, module: &str, names: &mut BTreeMap<String, String>) {
    match tree {
        UseTree::Path(path) => leaves(&path.tree, &path.ident.to_string(), names),
        UseTree::Name(name) => {
            names.insert(name.ident.to_string(), module.to_owned());
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                leaves(tree, module, names);
            }
        }
        // No name of the tables is one of these.
        UseTree::Rename(_) | UseTree::Glob(_) => {}
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn is_hidden(attributes: &[Attribute]) -> bool {
    let mut lists = attributes
        .iter()
        .filter_map(|one| one.meta.require_list().ok());
    lists.any(|list| list.path.is_ident("doc") && list.tokens.to_string() == "hidden")
}

fn is_documented(attributes: &[Attribute]) -> bool {
    let mut docs = attributes.iter().filter(|one| one.path().is_ident("doc"));
    !is_hidden(attributes) && docs.any(|one| one.meta.require_name_value().is_ok())
}

/// Returns the file of a module on a side, such as `client`, or in `shared`.
fn file_of(side: &str, module: &str) -> Option<PathBuf> {
    let folders = fs::read_dir(root().join("runtime/src").join(side)).ok()?;
    let mut files = folders.map(|folder| folder.unwrap().path().join(format!("{module}.rs")));
    files.find(|file| file.is_file())
}

/// Checks that a module documents a public item, or exports it from a module that does.
#[track_caller]
fn assert_documented(side: &str, module: &str, name: &str) {
    let file = file_of(side, module).unwrap_or_else(|| panic!("no file of `{module}`"));
    for item in parse(&file).items {
        let (visibility, attributes, ident) = match &item {
            Item::Enum(item) => (&item.vis, &item.attrs, &item.ident),
            Item::Struct(item) => (&item.vis, &item.attrs, &item.ident),
            Item::Trait(item) => (&item.vis, &item.attrs, &item.ident),
            Item::Type(item) => (&item.vis, &item.attrs, &item.ident),
            Item::Use(item) if is_public(&item.vis) => {
                let mut names = BTreeMap::new();
                leaves(&item.tree, "", &mut names);
                if let Some(origin) = names.get(name) {
                    return assert_documented(side, origin, name);
                }
                continue;
            }
            _ => continue,
        };
        if ident == name {
            assert!(is_public(visibility), "`{module}::{name}` is private");
            assert!(
                is_documented(attributes),
                "`{module}::{name}` has no documentation"
            );
            return;
        }
    }
    panic!("`{module}` does not define `{name}`");
}

/// Checks that the library exports the names of tables, at the root if both sides share them.
#[track_caller]
fn check(side: &str, tables: &[&str]) {
    let (root, own) = (facade("lib.rs"), facade(&format!("{side}/mod.rs")));
    for (module, names) in tables.iter().flat_map(|name| table(name)) {
        let (folder, exported, path) = match file_of(side, &module) {
            Some(_) => (side, &own, format!("{side}/mod.rs")),
            None => ("shared", &root, "lib.rs".to_owned()),
        };
        for name in names {
            assert_eq!(
                exported.get(&name),
                Some(&module),
                "add `{module}::{name}` to the public API for programs in `generator/runtime/src/{path}`"
            );
            assert_documented(folder, &module, &name);
        }
    }
}

#[test]
fn the_library_documents_the_names_of_clients() {
    check("client", &["CLIENT", "BOTH", "OF_TYPES"]);
}

#[test]
fn the_library_documents_the_names_of_servers() {
    check("server", &["SERVER", "BOTH", "OF_TYPES"]);
}
