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
use crate::lowered::FeatureGate;

/// A file that is being written.
pub struct SourceFile {
    /// Its path in the crate, with `/` separators.
    pub path: String,
    docs: Docs,
    imports: Names,
    items: Vec<Item>,
    nested: Vec<Nested>,
    exports: Exports,
    /// The modules of the library that are used without an import, as they add methods to types.
    library: BTreeSet<(FeatureGate, String)>,
    /// The paths of other crates in items.
    mentions: BTreeSet<(FeatureGate, String)>,
    /// The cargo features of the whole file.
    file_gate: FeatureGate,
    /// The cargo features of what is added.
    gate: FeatureGate,
}

/// Stands for all names of a module.
const ALL: &str = "*";

/// An item of a file.
enum Item {
    Tokens(TokenStream, FeatureGate),
    Block(Box<Block>, FeatureGate),
    /// An item that contains a block as a statement.
    Around(Box<Block>, Around, FeatureGate),
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

/// Names by the modules that they are imported from, each with the gate of its users.
type Names = BTreeMap<(ImportGroup, String), BTreeMap<String, FeatureGate>>;

/// Exported names by module, each with its gate.
type Exports = BTreeMap<String, BTreeMap<String, FeatureGate>>;

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
            file_gate: FeatureGate::ALWAYS,
            gate: FeatureGate::ALWAYS,
        }
    }

    /// Makes the file depend on cargo features, in addition to those on which it depends.
    pub fn waiting_for(mut self, gate: impl Into<FeatureGate>) -> Self {
        self.file_gate = self.file_gate.and(&gate.into());
        self
    }

    /// Adds items that depend on cargo features, one with each `push`, and their imports.
    pub fn gated(&mut self, gate: impl Into<FeatureGate>, add: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.gate, gate.into());
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
        let names = self.imports.entry((group, module.to_owned()));
        insert(names.or_default(), name, &self.gate);
    }

    /// Imports several paths, separated by spaces: `import_all("http::Response std::fmt")`.
    pub fn import_all(&mut self, paths: &str) {
        for (module, name) in paths.split(' ').filter_map(|path| path.rsplit_once("::")) {
            self.import(module, name);
        }
    }

    /// Notes that the file uses a module of the library without importing it: `reader`, `client::call`.
    pub fn library(&mut self, module: &str) {
        self.library.insert((self.gate.clone(), module.to_owned()));
    }

    /// Notes that the file spells a path of another crate, which it does not import.
    pub fn mention(&mut self, path: &str) {
        self.mentions.insert((self.gate.clone(), path.to_owned()));
    }

    /// Exports all public items of a module.
    pub fn export_all(&mut self, module: &str) {
        self.export(module, [ALL]);
    }

    /// Exports `names` of a module; nothing if there are none.
    pub fn export(&mut self, module: &str, names: impl IntoIterator<Item = impl AsRef<str>>) {
        for name in names {
            let exports = self.exports.entry(module.to_owned()).or_default();
            insert(exports, name.as_ref(), &self.gate);
        }
    }

    /// Removes an import, as the file defines the name.
    pub fn remove_import(&mut self, module: &str, name: &str) {
        for ((_, known), names) in &mut self.imports {
            if known == module {
                names.remove(name);
            }
        }
        self.imports.retain(|_, names| !names.is_empty());
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
        moved.file_gate = self.file_gate;
        for ((_, module), names) in &self.imports {
            for (name, gate) in names {
                moved.gate.clone_from(gate);
                let (module, name) = import(module, name);
                moved.import(&module, &name);
            }
        }
        moved.library = self.library;
        moved.mentions = self.mentions;
        for (module, names) in &self.exports {
            for (name, gate) in names {
                moved.gate.clone_from(gate);
                let (module, name) = export(module, name);
                moved.export(&module, [name]);
            }
        }
        moved.gate = FeatureGate::ALWAYS;
        let items = self.items.into_iter().map(|one| match one {
            Item::Tokens(tokens, gate) => Item::Tokens(item(tokens), gate),
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

    /// Adds an item, or several if they require no feature.
    pub fn push(&mut self, item: TokenStream) {
        self.items.push(Item::Tokens(item, self.gate.clone()));
    }

    /// Adds an item that is rendered as it is.
    pub fn push_block(&mut self, block: impl Into<Block>) {
        self.items
            .push(Item::Block(Box::new(block.into()), self.gate.clone()));
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
            self.gate.clone(),
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
        let within = &self.file_gate;
        let imports = listed(&self.imports, within);
        if !imports.is_empty() {
            tokens.extend(of_block(Block::Imports(imports)));
        }
        let exports = exports(&self.exports, within, self.path == "src/lib.rs");
        let items = self.items.into_iter().map(|item| match item {
            Item::Tokens(tokens, gate) => conditional(&gate.further(within), tokens),
            Item::Block(block, gate) => conditional(&gate.further(within), of_block(*block)),
            Item::Around(block, item, gate) => {
                conditional(&gate.further(within), item(of_block(*block)))
            }
        });
        tokens.extend(items);
        tokens.extend(exports);
        for nested in self.nested {
            let (attributes, name) = (nested.attributes, ident(nested.name));
            let inner = nested.file.tokens(of_block);
            tokens.extend(quote!(#attributes pub(crate) mod #name { #inner }));
        }
        tokens
    }
}

/// Adds a name that is used under a gate.
fn insert(names: &mut BTreeMap<String, FeatureGate>, name: &str, gate: &FeatureGate) {
    match names.get_mut(name) {
        Some(known) => *known = std::mem::take(known).or(gate),
        None => {
            names.insert(name.to_owned(), gate.clone());
        }
    }
}

/// The names of a module by gate, within a file with a gate.
fn by_gate<'n>(
    names: &'n BTreeMap<String, FeatureGate>,
    within: &FeatureGate,
) -> BTreeMap<FeatureGate, BTreeSet<&'n str>> {
    let mut by_gate = BTreeMap::<_, BTreeSet<&str>>::new();
    for (name, gate) in names {
        by_gate
            .entry(gate.further(within))
            .or_default()
            .insert(name.as_str());
    }
    by_gate
}

/// Adds the `cfg` of a gate, if it requires something, to an item, after its docs and attributes.
fn conditional(gate: &FeatureGate, item: TokenStream) -> TokenStream {
    let Some(condition) = gate.attribute() else {
        return item;
    };
    let mut trees = item.into_iter().peekable();
    let mut docs = TokenStream::new();
    // An attribute is a `#` before a group.
    while let Some(mark) = trees.next_if(|tree| matches!(tree, TokenTree::Punct(_))) {
        docs.extend([mark].into_iter().chain(trees.next()));
    }
    let item: TokenStream = trees.collect();
    quote!(#docs #condition #item)
}

/// Imports, in the order of rustfmt: first those that require no feature, then the others by gate.
fn listed(imports: &Names, within: &FeatureGate) -> Vec<Import> {
    let mut listed: Vec<_> = imports
        .iter()
        .flat_map(|((group, module), names)| {
            let by_gate = by_gate(names, within).into_iter();
            by_gate.map(move |(gate, names)| (gate, *group, module, names))
        })
        .collect();
    listed.sort_by_cached_key(|(gate, group, module, names)| {
        (gate.clone(), *group, sort_key(module, names))
    });
    let listed = listed.into_iter().map(|(gate, group, module, names)| {
        let mut names: Vec<String> = names.into_iter().map(str::to_owned).collect();
        names.sort_by(|one, other| (rank(one), one).cmp(&(rank(other), other)));
        Import {
            group,
            module: module.clone(),
            names,
            gate,
        }
    });
    listed.collect()
}

/// The text by which rustfmt sorts imports: a list comes after single names.
fn sort_key(module: &str, names: &BTreeSet<&str>) -> String {
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

/// The exports of a file. Those of all names of inner modules are one item for each gate.
fn exports(exports: &Exports, within: &FeatureGate, is_root: bool) -> TokenStream {
    let mut tokens = TokenStream::new();
    let mut inner = BTreeMap::<_, Vec<TokenStream>>::new();
    for (module, names) in exports {
        let relative = module.strip_prefix("crate::").filter(|_| is_root);
        let module = relative.unwrap_or(module);
        for (gate, names) in by_gate(names, within) {
            match module.strip_prefix("self::") {
                Some(module) if names.contains(ALL) && !gate.is_always() => {
                    let module = path(module);
                    inner.entry(gate).or_default().push(quote!(#module::*));
                }
                _ => {
                    let (condition, export) = (gate.attribute(), export(module, &names));
                    tokens.extend(quote!(#condition #export));
                }
            }
        }
    }
    for (gate, modules) in inner {
        let condition = gate.attribute();
        tokens.extend(match modules.as_slice() {
            [only] => quote!(#condition pub use self::#only;),
            several => quote!(#condition pub use self::{#(#several),*};),
        });
    }
    tokens
}

fn export(module: &str, names: &BTreeSet<&str>) -> TokenStream {
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
