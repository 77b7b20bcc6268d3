//! Each type in `src/types` is a component of the description, or operations use it.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use serde_json::Value;
use syn::Item;

use crate::support::{all_cases, generated};

/// The type definitions in `src/types` with the names in each, and the names in all other code.
#[derive(Default)]
struct Names {
    of_types: BTreeMap<String, BTreeSet<String>>,
    of_components: BTreeSet<String>,
    others: BTreeSet<String>,
}

fn collect(tokens: TokenStream, names: &mut BTreeSet<String>) {
    for tree in tokens {
        match tree {
            TokenTree::Ident(name) => {
                names.insert(name.to_string());
            }
            TokenTree::Group(group) => collect(group.stream(), names),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Returns the names of the schemas of a description. External schemas become components only if they are used.
fn components(text: &str) -> Vec<String> {
    let description: Value = serde_yaml::from_str(text).unwrap();
    let schemas =
        ["/components/schemas", "/definitions"].map(|pointer| description.pointer(pointer));
    let schemas = schemas.into_iter().flatten().filter_map(Value::as_object);
    schemas
        .flat_map(|schemas| schemas.keys().cloned())
        .collect()
}

/// Returns `true` if a file is that of the type with this name in the description.
fn has_title(text: &str, name: &str) -> bool {
    let title = format!("//! `{name}`.");
    text.lines().any(|line| line == title)
}

fn read(files: &BTreeMap<String, String>, components: &[String]) -> Names {
    let mut names = Names::default();
    for (path, text) in files {
        let is_code = path.starts_with("src/") && path.ends_with(".rs");
        if !is_code || path.starts_with("src/runtime/") || path.ends_with("mod.rs") {
            continue;
        }
        let file = syn::parse_file(text).unwrap();
        let mut is_of_component = components.iter().any(|name| has_title(text, name));
        for item in file.items {
            let name = match &item {
                _ if !path.starts_with("src/types/") => None,
                Item::Struct(item) => Some(&item.ident),
                Item::Enum(item) => Some(&item.ident),
                // An identical inline schema has an alias at each place.
                Item::Type(_) => None,
                // The methods of types use only what their definitions do.
                _ => continue,
            };
            match name.map(ToString::to_string) {
                None => collect(item.to_token_stream(), &mut names.others),
                Some(name) => {
                    let known = names.of_types.entry(name.clone()).or_default();
                    collect(item.to_token_stream(), known);
                    // It is the first of its file.
                    if std::mem::take(&mut is_of_component) {
                        names.of_components.insert(name);
                    }
                }
            }
        }
    }
    names
}

/// Returns the types that nothing uses. Structs of required and of missing fields belong to their type.
fn unused(names: &Names) -> Vec<&String> {
    let mut waiting: Vec<&String> = names.others.iter().chain(&names.of_components).collect();
    let mut used = BTreeSet::new();
    while let Some(name) = waiting.pop() {
        if let Some(others) = names.of_types.get(name)
            && used.insert(name)
        {
            waiting.extend(others);
        }
    }
    let is_unused = |name: &&String| {
        let owner = name
            .strip_suffix("Required")
            .or(name.strip_suffix("Missing"));
        !used.contains(name) && !owner.is_some_and(|owner| used.contains(&owner.to_owned()))
    };
    names.of_types.keys().filter(is_unused).collect()
}

#[test]
fn each_type_is_a_component_or_used() {
    let mut failures = Vec::new();
    for (case, text) in all_cases() {
        let generated = generated(&case, &text);
        for (side, files) in [
            ("server", generated.server.files),
            ("client", generated.client.files),
        ] {
            let names = read(&files, &components(&text));
            let unused = unused(&names);
            if !unused.is_empty() {
                failures.push(format!("{case}, {side}: {unused:?}"));
            }
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}
