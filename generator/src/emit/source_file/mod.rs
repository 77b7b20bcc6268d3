//! A file of Rust: docs, imports, items.
//!
//! In: tokens, and the names that they need. Out: a [`Finished`] file with its imports. Depends on `blocks` and `docs`.

mod imports;

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};

pub use self::imports::{Imports, part_path};
use super::blocks::{Block, Finished, Import, ImportGroup, PLACEHOLDER};
use super::docs::Docs;

/// A file that is being written.
pub struct SourceFile {
    /// Its path in the crate, with `/` separators.
    pub path: String,
    docs: Docs,
    imports: Names,
    items: Vec<Item>,
    nested: Vec<Nested>,
    exports: BTreeMap<(String, Gate), BTreeSet<String>>,
    /// The modules of the library that are used without an import, as they add methods to types.
    library: BTreeSet<(Gate, String)>,
    /// The paths of other crates in items.
    mentions: BTreeSet<(Gate, String)>,
    /// The cargo feature of the whole file.
    feature: Gate,
    /// The imports of items with a cargo feature.
    gated: BTreeMap<&'static str, Names>,
    /// The cargo feature of what is added.
    gate: Gate,
}

/// Stands for all names of a module.
const ALL: &str = "*";

/// An item of a file.
enum Item {
    Tokens(TokenStream),
    Block(Box<Block>, Gate),
    /// An item that contains a block as a statement.
    Around(Box<Block>, Around, Gate),
}

/// Returns the item around a statement.
type Around = Box<dyn FnOnce(TokenStream) -> TokenStream>;

/// A module within a file.
struct Nested {
    /// Its attributes.
    attributes: TokenStream,
    name: &'static str,
    file: SourceFile,
}

/// A cargo feature, if there is one.
type Gate = Option<&'static str>;

/// Names by the modules that they are imported from.
type Names = BTreeMap<(ImportGroup, String), BTreeSet<String>>;

impl SourceFile {
    /// An empty file.
    pub fn new(path: impl Into<String>, docs: Docs) -> Self {
        Self {
            path: path.into(),
            docs,
            imports: Names::new(),
            items: Vec::new(),
            nested: Vec::new(),
            exports: BTreeMap::new(),
            library: BTreeSet::new(),
            mentions: BTreeSet::new(),
            feature: None,
            gated: BTreeMap::new(),
            gate: None,
        }
    }

    /// Makes the file depend on a cargo feature.
    pub fn waiting_for(mut self, feature: &'static str) -> Self {
        self.feature = Some(feature);
        self
    }

    /// Adds what is there by a cargo feature, if one is given: one item with each `push`, and what
    /// they import.
    pub fn gated(&mut self, feature: Option<&'static str>, add: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.gate, feature);
        add(self);
        self.gate = before;
    }

    /// Imports `name` of `module`: `import("std::fmt", "Display")`.
    pub fn import(&mut self, module: &str, name: &str) {
        let group = match module.split("::").next() {
            Some("std") => ImportGroup::Standard,
            Some("crate" | "super") => ImportGroup::Here,
            _ => ImportGroup::Dependency,
        };
        let imports = match self.gate {
            None => &mut self.imports,
            Some(feature) => self.gated.entry(feature).or_default(),
        };
        imports
            .entry((group, module.to_owned()))
            .or_default()
            .insert(name.to_owned());
    }

    /// Imports several paths, separated by spaces: `import_all("http::Response std::fmt")`.
    pub fn import_all(&mut self, paths: &str) {
        for (module, name) in paths.split(' ').filter_map(|path| path.rsplit_once("::")) {
            self.import(module, name);
        }
    }

    /// Notes that the file uses a module of the library without importing it: `reader`, `client::call`.
    pub fn library(&mut self, module: &str) {
        self.library.insert((self.gate, module.to_owned()));
    }

    /// Notes that the file spells a path of another crate, which it does not import.
    pub fn mention(&mut self, path: &str) {
        self.mentions.insert((self.gate, path.to_owned()));
    }

    /// Exports all public items of a module.
    pub fn export_all(&mut self, module: &str) {
        self.export(module, [ALL]);
    }

    /// Exports `names` of a module; nothing if there are none.
    pub fn export(&mut self, module: &str, names: impl IntoIterator<Item = impl AsRef<str>>) {
        for name in names {
            let key = (module.to_owned(), self.gate);
            let exports = self.exports.entry(key).or_default();
            exports.insert(name.as_ref().to_owned());
        }
    }

    /// Removes an import, as the file defines the name.
    pub fn remove_import(&mut self, module: &str, name: &str) {
        let gated = self.gated.values_mut();
        for imports in [&mut self.imports].into_iter().chain(gated) {
            for ((_, known), names) in imports.iter_mut() {
                if known == module {
                    names.remove(name);
                }
            }
            imports.retain(|_, names| !names.is_empty());
        }
    }

    /// Moves the file to another path, and renames its imports, exports and items.
    pub fn moved(
        self,
        path: String,
        import: impl Fn(&str, &str) -> (String, String),
        export: impl Fn(&str, &str) -> (String, String),
        item: impl Fn(TokenStream) -> TokenStream + Copy + 'static,
    ) -> Self {
        let mut moved = Self::new(path, self.docs.clone());
        moved.feature = self.feature;
        for (gate, (_, module), names) in self.all_imports() {
            moved.gate = gate;
            for name in names {
                let (module, name) = import(module, name);
                moved.import(&module, &name);
            }
        }
        moved.library = self.library;
        moved.mentions = self.mentions;
        for ((module, gate), names) in &self.exports {
            moved.gate = *gate;
            for name in names {
                let (module, name) = export(module, name);
                moved.export(&module, [name]);
            }
        }
        moved.gate = None;
        let items = self.items.into_iter().map(|one| match one {
            Item::Tokens(tokens) => Item::Tokens(item(tokens)),
            Item::Block(block, gate) => Item::Block(Box::new(block.map(&item)), gate),
            Item::Around(block, around, gate) => Item::Around(
                Box::new(block.map(&item)),
                Box::new(move |statement| item(around(statement))),
                gate,
            ),
        });
        moved.items = items.collect();
        moved.nested = self.nested;
        moved
    }

    /// All imports, with their features.
    fn all_imports(
        &self,
    ) -> impl Iterator<
        Item = (
            Option<&'static str>,
            &(ImportGroup, String),
            &BTreeSet<String>,
        ),
    > {
        let gated = self.gated.iter();
        let gated = gated.map(|(feature, names)| (Some(*feature), names));
        let all = [(None, &self.imports)].into_iter().chain(gated);
        all.flat_map(|(feature, imports)| {
            imports
                .iter()
                .map(move |(from, names)| (feature, from, names))
        })
    }

    /// Adds an item, or several if there is no feature.
    pub fn push(&mut self, item: TokenStream) {
        self.items.push(Item::Tokens(conditional(self.gate, item)));
    }

    /// Adds an item that is rendered as it is.
    pub fn push_block(&mut self, block: impl Into<Block>) {
        self.items
            .push(Item::Block(Box::new(block.into()), self.gate));
    }

    /// Adds an item that contains a block as a statement.
    pub fn push_around(
        &mut self,
        block: impl Into<Block>,
        item: impl FnOnce(TokenStream) -> TokenStream + 'static,
    ) {
        self.items.push(Item::Around(
            Box::new(block.into()),
            Box::new(item),
            self.gate,
        ));
    }

    /// Adds a module with the contents of another file at the end.
    pub fn push_module(&mut self, attributes: TokenStream, name: &'static str, file: Self) {
        self.nested.push(Nested {
            attributes,
            name,
            file,
        });
    }

    /// The tokens of the whole file, with placeholders for blocks.
    pub fn finish(self) -> Finished {
        let mut blocks = Vec::new();
        let tokens = self.tokens(&mut |block| {
            let placeholder = format_ident!("{PLACEHOLDER}{}", blocks.len());
            blocks.push(block);
            quote!(const #placeholder: () = ();)
        });
        Finished { tokens, blocks }
    }

    /// The tokens of the whole file, with the public items of blocks.
    pub fn finish_outline(self) -> TokenStream {
        self.tokens(&mut Block::outline)
    }

    fn tokens(self, of_block: &mut dyn FnMut(Block) -> TokenStream) -> TokenStream {
        let mut tokens = self.docs.inner();
        let mut imports = listed(&self.imports, None);
        for (feature, names) in &self.gated {
            imports.extend(listed(&without(names, &self.imports), Some(feature)));
        }
        if !imports.is_empty() {
            tokens.extend(of_block(Block::Imports(imports)));
        }
        let is_root = self.path == "src/lib.rs";
        let exports = self.exports.iter().map(|((module, gate), names)| {
            let relative = module.strip_prefix("crate::").filter(|_| is_root);
            let export = export(relative.unwrap_or(module), names);
            let condition = gate.map(|feature| quote!(#[cfg(feature = #feature)]));
            quote!(#condition #export)
        });
        let items = self.items.into_iter().map(|item| match item {
            Item::Tokens(tokens) => tokens,
            Item::Block(block, gate) => conditional(gate, of_block(*block)),
            Item::Around(block, item, gate) => conditional(gate, item(of_block(*block))),
        });
        tokens.extend(items.chain(exports));
        for nested in self.nested {
            let (attributes, name) = (nested.attributes, ident(nested.name));
            let inner = nested.file.tokens(of_block);
            tokens.extend(quote!(#attributes pub(crate) mod #name { #inner }));
        }
        tokens
    }
}

/// Adds the `cfg` of a feature, if there is one, to an item, after its docs and attributes.
fn conditional(gate: Gate, item: TokenStream) -> TokenStream {
    let Some(feature) = gate else {
        return item;
    };
    let mut trees = item.into_iter().peekable();
    let mut docs = TokenStream::new();
    // An attribute is a `#` before a group.
    while let Some(mark) = trees.next_if(|tree| matches!(tree, TokenTree::Punct(_))) {
        docs.extend([mark].into_iter().chain(trees.next()));
    }
    let item: TokenStream = trees.collect();
    quote!(#docs #[cfg(feature = #feature)] #item)
}

/// Imports, in the order of rustfmt.
fn listed(imports: &Names, feature: Gate) -> Vec<Import> {
    let mut imports: Vec<_> = imports.iter().collect();
    imports.sort_by_cached_key(|((group, module), names)| (*group, sort_key(module, names)));
    let imports = imports.into_iter().map(|((group, module), names)| {
        let mut names: Vec<String> = names.iter().cloned().collect();
        names.sort_by(|one, other| (rank(one), one).cmp(&(rank(other), other)));
        Import {
            group: *group,
            module: module.clone(),
            names,
            feature,
        }
    });
    imports.collect()
}

/// The names that are not already imported.
fn without(names: &Names, anyway: &Names) -> Names {
    let mut others = names.clone();
    for (module, names) in &mut others {
        names.retain(|name| !anyway.get(module).is_some_and(|known| known.contains(name)));
    }
    others.retain(|_, names| !names.is_empty());
    others
}

/// The text by which rustfmt sorts imports: a list comes after single names.
fn sort_key(module: &str, names: &BTreeSet<String>) -> String {
    match (names.first(), names.len()) {
        (Some(only), 1) => format!("{module}::{only}"),
        _ => format!("{module}::{{"),
    }
}

/// The order in which rustfmt lists names: `self`, modules, types, constants.
fn rank(name: &str) -> u8 {
    let has_lower = name.contains(|letter: char| letter.is_lowercase());
    match name {
        "self" => 0,
        _ if name.starts_with(|first: char| first.is_lowercase()) => 1,
        _ if has_lower || name.len() == 1 => 2,
        _ => 3,
    }
}

/// The tokens of `a::b::c`.
pub fn path(text: &str) -> TokenStream {
    let parts = text.split("::").map(ident);
    quote!(#(#parts)::*)
}

fn export(module: &str, names: &BTreeSet<String>) -> TokenStream {
    let module = path(module);
    if names.contains(ALL) {
        return quote!(pub use #module::*;);
    }
    let names: Vec<Ident> = names.iter().map(|name| ident(name)).collect();
    match names.as_slice() {
        [name] => quote!(pub use #module::#name;),
        names => quote!(pub use #module::{#(#names),*};),
    }
}

/// The identifier of a name that is one, raw or not.
pub fn ident(text: &str) -> Ident {
    match text.strip_prefix("r#") {
        Some(word) => Ident::new_raw(word, Span::call_site()),
        None => Ident::new(text, Span::call_site()),
    }
}

/// The identifier made of a name and a suffix: `ListPets` and `Request`.
pub fn suffixed(text: &str, suffix: &str) -> Ident {
    let plain = text.strip_prefix("r#").unwrap_or(text);
    format_ident!("{plain}{suffix}")
}
