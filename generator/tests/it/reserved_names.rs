//! The lists of reserved names are complete: they contain what the support code and generated files define.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use syn::{ImplItem, Item, Type, UseTree};

use crate::support::{all_cases, generated};

/// The reserved names of calls and of types.
const OF_CALLS: &str = include_str!("../../src/names/reserved/of_calls.txt");
const OF_TYPE_SCOPES: &str = include_str!("../../src/names/reserved/of_type_scopes.txt");

fn has(list: &str, name: &str) -> bool {
    list.lines().any(|known| known == name)
}

/// Returns the Rust files in a folder of this crate, recursively.
fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension() {
                _ if path.is_dir() => folders.push(path),
                Some(extension) if extension == "rs" => found.push(path),
                _ => {}
            }
        }
    }
    assert!(!found.is_empty());
    found
}

fn items(path: &Path) -> Vec<Item> {
    syn::parse_file(&fs::read_to_string(path).unwrap())
        .unwrap()
        .items
}

/// The texts of the operations of all cases, by their paths.
static OPERATIONS: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let crates = all_cases().into_iter().flat_map(|(name, text)| {
        let generated = generated(&name, &text);
        [generated.server, generated.client]
    });
    let files = crates.flat_map(|generated| generated.files);
    files
        .filter(|(path, _)| path.contains("/operations/"))
        .collect()
});

/// Returns the private imports of the operations whose paths end in a text.
fn private_imports(end: &str) -> Vec<UseTree> {
    let files = OPERATIONS.iter().filter(|(path, _)| path.ends_with(end));
    let items = files.flat_map(|(_, text)| syn::parse_file(text).unwrap().items);
    let imports = items.filter_map(|item| match item {
        Item::Use(item) if matches!(item.vis, syn::Visibility::Inherited) => Some(item.tree),
        _ => None,
    });
    imports.collect()
}

#[test]
fn no_setter_hides_a_function_of_calls() {
    let mut missing = BTreeSet::new();
    for path in files("runtime/client") {
        for item in items(&path) {
            if let Item::Impl(block) = item
                && let Type::Path(target) = &*block.self_ty
                && target.path.segments.last().unwrap().ident == "Call"
            {
                for item in block.items {
                    if let ImplItem::Fn(function) = item {
                        missing.insert(function.sig.ident.to_string());
                    }
                }
            }
        }
    }
    assert!(missing.contains("send"));
    missing.retain(|name| !has(OF_CALLS, name));
    assert!(
        missing.is_empty(),
        "add to `src/names/reserved/of_calls.txt`: {missing:?}"
    );
}

/// Returns the imported names of a file, without those of the API.
fn imported(tree: &UseTree, is_own: bool, names: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => {
            let is_own = match path.ident.to_string().as_str() {
                "crate" | "super" | "self" => true,
                "runtime" => false,
                _ => is_own,
            };
            imported(&path.tree, is_own, names);
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                imported(tree, is_own, names);
            }
        }
        UseTree::Name(name) if !is_own => {
            names.insert(name.ident.to_string());
        }
        UseTree::Rename(rename) if !is_own => {
            names.insert(rename.rename.to_string());
        }
        UseTree::Name(_) | UseTree::Rename(_) | UseTree::Glob(_) => {}
    }
}

/// The names that generated files qualify if a type of the description has the same name.
const BY_PATH: [&str; 11] = [
    "ByteStream",
    "Bytes",
    "Date",
    "Decimal",
    "Ipv4Addr",
    "Ipv6Addr",
    "Media",
    "RequestValues",
    "Upload",
    "Uuid",
    "Zoned",
];

#[test]
fn no_type_has_the_name_of_an_import_of_generated_files() {
    let mut missing = BTreeSet::new();
    // Other files name no types of the description, or all of them.
    for import in private_imports(".rs") {
        imported(&import, false, &mut missing);
    }
    assert!(missing.contains("Parts"));
    missing.retain(|name| name.starts_with(|first: char| first.is_ascii_uppercase()));
    missing.retain(|name| !has(OF_TYPE_SCOPES, name));
    missing.retain(|name| !BY_PATH.contains(&name.as_str()));
    assert!(
        missing.is_empty(),
        "add to `src/names/reserved/of_type_scopes.txt`, or to `BY_PATH` if it is qualified: {missing:?}"
    );
}

/// Returns all imported names.
fn all_imported(tree: &UseTree, names: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => all_imported(&path.tree, names),
        UseTree::Group(group) => {
            for tree in &group.items {
                all_imported(tree, names);
            }
        }
        UseTree::Name(name) => {
            names.insert(name.ident.to_string());
        }
        UseTree::Rename(_) | UseTree::Glob(_) => {}
    }
}

#[test]
fn no_module_of_an_operation_has_the_name_of_an_import_next_to_it() {
    let mut names = BTreeSet::new();
    for import in private_imports("operations/mod.rs") {
        all_imported(&import, &mut names);
    }
    assert!(names.contains("router") && names.contains("operation_list"));
    // The others are not in the namespace of modules.
    names.retain(|name| name.starts_with(|first: char| first.is_ascii_lowercase()));
    names.remove("extension_method");
    names.retain(|name| {
        let text = format!(
            "{{openapi: 3.0.3, info: {{title: T, version: '1'}}, paths: {{/x: {{get: {{operationId: {name}, \
             responses: {{'204': {{description: Done.}}}}}}}}}}}}"
        );
        let server = generated("names", &text).server;
        server.files.contains_key(&format!("src/operations/{name}.rs"))
    });
    assert!(
        names.is_empty(),
        "add to the reserved names of operations: {names:?}"
    );
}
