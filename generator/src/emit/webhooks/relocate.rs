//! Files of a crate, relocated to its module `webhooks`.

use proc_macro2::{Group, TokenStream, TokenTree};

use crate::emit::source_file::{SourceFile, ident};

/// The modules that the crate and the module share.
const SHARED: [&str; 5] = ["patterns", "runtime", "schemas", "types", "xml"];

/// Relocates a file of the other crate to the module `webhooks` of a crate.
pub fn relocated(file: SourceFile) -> SourceFile {
    let path = match file.path.as_str() {
        "src/lib.rs" => "src/webhooks/mod.rs".to_owned(),
        path => path.replacen("src/", "src/webhooks/", 1),
    };
    let import = |module: &str, name: &str| {
        let renamed = (module == "crate::api").then(|| renamed(name)).flatten();
        (module_of(module, name), renamed.unwrap_or(name).to_owned())
    };
    let export = |module: &str, name: &str| {
        let (module, name) = import(module, name);
        let inner = module.strip_prefix("crate::webhooks::").map(str::to_owned);
        (inner.unwrap_or(module), name)
    };
    file.moved(path, import, export, renamed_items)
}

/// The module that defines a name.
fn module_of(module: &str, name: &str) -> String {
    let inner = module.strip_prefix("crate");
    let first = inner.map(|inner| inner.strip_prefix("::").unwrap_or(name));
    let first = first.and_then(|path| path.split("::").next());
    match inner.filter(|_| !first.is_some_and(|first| SHARED.contains(&first))) {
        Some(inner) => format!("crate::webhooks{inner}"),
        None => module.to_owned(),
    }
}

/// The trait to implement has another name, as it is not the whole API.
fn renamed(name: &str) -> Option<&'static str> {
    (name == "Api").then_some("Receive")
}

/// Renames it in items, except within paths, where the name has another meaning.
fn renamed_items(items: TokenStream) -> TokenStream {
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
                TokenTree::Group(Group::new(group.delimiter(), renamed_items(group.stream())))
            }
            other => other,
        }
    });
    trees.collect()
}
