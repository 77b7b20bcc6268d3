//! Files of a crate, told as those of its module `webhooks`.

use std::collections::BTreeSet;

use proc_macro2::{Group, TokenStream, TokenTree};

use crate::emit::source_file::{SourceFile, ident};

/// The modules that the crate and the module share.
const SHARED: [&str; 4] = ["patterns", "rules", "types", "xml"];

/// Tells a file of a crate as one of the module. `own` are the modules of the runtime that the
/// module has for itself.
pub fn moved(file: SourceFile, own: &BTreeSet<&str>) -> SourceFile {
    let path = match file.path.as_str() {
        "src/lib.rs" => "src/webhooks/mod.rs".to_owned(),
        path => path.replacen("src/", "src/webhooks/", 1),
    };
    let import = |module: &str, name: &str| {
        let renamed = (module == "crate::api").then(|| renamed(name)).flatten();
        (
            module_of(module, name, own),
            renamed.unwrap_or(name).to_owned(),
        )
    };
    let export = |module: &str, name: &str| {
        let (module, name) = import(module, name);
        let inner = module.strip_prefix("crate::webhooks::").map(str::to_owned);
        (inner.unwrap_or(module), name)
    };
    file.moved(path, import, export, retold)
}

/// The module that has a name there.
fn module_of(module: &str, name: &str, own: &BTreeSet<&str>) -> String {
    if let Some(inner) = module.strip_prefix("crate::runtime") {
        let part = inner.strip_prefix("::").unwrap_or(name);
        return match own.contains(part) {
            true => format!("crate::runtime::webhooks{inner}"),
            false => module.to_owned(),
        };
    }
    let inner = module.strip_prefix("crate");
    let first = inner.map(|inner| inner.strip_prefix("::").unwrap_or(name));
    match inner.filter(|_| !first.is_some_and(|first| SHARED.contains(&first))) {
        Some(inner) => format!("crate::webhooks{inner}"),
        None => module.to_owned(),
    }
}

/// The trait to implement is not the API: it is what the API asks for.
fn renamed(name: &str) -> Option<&'static str> {
    (name == "Api").then_some("Receive")
}

/// Items with that name, but where a path leads to it: it is something else there.
fn retold(items: TokenStream) -> TokenStream {
    let mut before = [None, None];
    let trees = items.into_iter().map(|tree| {
        let is_within_path = before == [Some(':'), Some(':')];
        let punct = match &tree {
            TokenTree::Punct(punct) => Some(punct.as_char()),
            _ => None,
        };
        before = [before[1], punct];
        match tree {
            TokenTree::Ident(name) if !is_within_path => {
                let other = renamed(&name.to_string()).map(ident);
                TokenTree::Ident(other.unwrap_or(name))
            }
            TokenTree::Group(group) => {
                TokenTree::Group(Group::new(group.delimiter(), retold(group.stream())))
            }
            other => other,
        }
    });
    trees.collect()
}
