//! The modules of a crate, and what their names lead to.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use syn::{Item, ItemType, Visibility};

use super::gate::{Gate, gate, is_hidden};
use super::module::{Module, Parsed};
use super::names::{head, leaves, name_of, of_prelude};

/// How many re-exports may lead from one to the next: more than there are, where they go round.
const MOST_STEPS: usize = 32;

/// The modules of a crate by their paths: `crate`, `crate::types`, `crate::types::pet`.
pub struct Modules {
    modules: BTreeMap<String, Module>,
    /// The paths by which others name what the crate has, by where it stands: first what waits for
    /// nothing, and the shortest.
    named: BTreeMap<String, Vec<Named>>,
    /// The first of these paths.
    known: BTreeSet<String>,
}

/// A path by which others name something.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Named {
    /// The path, from `crate` on.
    pub path: String,
    /// What it waits for.
    pub gate: Gate,
    /// The file that it is told in.
    pub file: String,
}

impl Modules {
    /// The modules of files by their paths, from `src/lib.rs` on. Files that are not there are
    /// modules of which nothing is known.
    pub fn new(mut files: BTreeMap<String, Parsed>) -> Self {
        let mut modules = Self {
            modules: BTreeMap::new(),
            named: BTreeMap::new(),
            known: BTreeSet::new(),
        };
        modules.load("crate", "src/lib.rs", "src", &Gate::new(), &mut files);
        modules.walk("crate", "crate", &Gate::new(), &mut BTreeSet::new());
        for paths in modules.named.values_mut() {
            paths.sort_by_cached_key(|named| {
                let length = named.path.matches("::").count();
                (named.gate.len(), length, named.clone())
            });
            paths.dedup_by(|second, first| second.path == first.path);
        }
        let known = modules.named.values().filter_map(|paths| paths.first());
        modules.known = known.map(|named| named.path.clone()).collect();
        modules
    }

    fn load(
        &mut self,
        path: &str,
        file: &str,
        folder: &str,
        waits: &Gate,
        files: &mut BTreeMap<String, Parsed>,
    ) {
        let Some(parsed) = files.remove(file) else {
            return;
        };
        if let Some(gate) = &parsed.gate {
            self.add(path, file, folder, &(waits | gate), parsed.items, files);
        }
    }

    fn add(
        &mut self,
        path: &str,
        file: &str,
        folder: &str,
        waits: &Gate,
        items: Rc<Vec<Item>>,
        files: &mut BTreeMap<String, Parsed>,
    ) {
        let mut module = Module::new(file, waits);
        for item in items.iter() {
            module.take_names(item);
        }
        for item in items.iter() {
            let Item::Mod(child) = item else { continue };
            let name = child.ident.to_string();
            let Some(gate) = gate(&child.attrs).map(|gate| waits | &gate) else {
                continue;
            };
            let (inner, below) = (format!("{path}::{name}"), folder_of(folder, &name));
            match &child.content {
                Some((_, items)) => {
                    self.add(&inner, file, &below, &gate, Rc::new(items.clone()), files)
                }
                None => {
                    self.load(&inner, &format!("{below}.rs"), &below, &gate, files);
                    self.load(&inner, &format!("{below}/mod.rs"), &below, &gate, files);
                }
            }
        }
        module.items = items;
        self.modules.insert(path.to_owned(), module);
    }

    /// All modules, by their paths.
    pub fn all(&self) -> impl Iterator<Item = (&str, &Module)> {
        self.modules
            .iter()
            .map(|(path, module)| (path.as_str(), module))
    }

    /// The paths by which others name what stands at a path, the first that they think of first.
    pub fn named(&self, definition: &str) -> &[Named] {
        self.named
            .get(definition)
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    /// All that others name, by where it stands.
    pub fn all_named(&self) -> impl Iterator<Item = (&str, &[Named])> {
        let named = self.named.iter();
        named.map(|(definition, named)| (definition.as_str(), named.as_slice()))
    }

    /// Whether others can name what is known by a path; anything of another crate they can.
    pub fn is_known(&self, path: &str) -> bool {
        match is_support(path) {
            true => self.named.contains_key(path),
            false => !path.starts_with("crate::") || self.known.contains(path),
        }
    }

    /// The paths by which others name the support code that they can name, by where it stands.
    pub fn support(&self) -> BTreeMap<String, String> {
        let named = self
            .named
            .iter()
            .filter(|(definition, _)| is_support(definition));
        let named = named.filter_map(|(definition, named)| Some((definition, named.first()?)));
        named
            .map(|(definition, named)| (definition.clone(), named.path.clone()))
            .collect()
    }

    /// The modules that stand in both, with the same items by the same names.
    pub fn shared<'a>(&'a self, other: &'a Self) -> BTreeSet<&'a str> {
        let both = self.modules.iter().filter(|(path, module)| {
            other.modules.get(*path).is_some_and(|same| {
                Rc::ptr_eq(&module.items, &same.items)
                    && module.gate == same.gate
                    && self.named_in(path).eq(other.named_in(path))
            })
        });
        both.map(|(path, _)| path.as_str()).collect()
    }

    fn named_in<'a>(&'a self, module: &str) -> impl Iterator<Item = (&'a String, &'a Vec<Named>)> {
        let prefix = format!("{module}::");
        let from = self.named.range(prefix.clone()..);
        from.take_while(move |(definition, _)| definition.starts_with(&prefix))
    }

    /// The path by which something is known: the one by which others name it, if they can. Support
    /// code is known by where it stands, which does not depend on the description.
    pub fn known_as(&self, definition: String) -> String {
        match self.named(&definition).first() {
            Some(named) if !is_support(&definition) => named.path.clone(),
            _ => definition,
        }
    }

    /// An alias and the module that it stands in, where others cannot name it. One with lifetimes is
    /// kept.
    pub fn alias(&self, path: &str) -> Option<(&str, &ItemType)> {
        let (module, name) = path.rsplit_once("::")?;
        let (module, here) = self.modules.get_key_value(module)?;
        let mut items = here.items.iter();
        let alias = items.find_map(|item| match item {
            Item::Type(alias) if alias.ident == name => Some(alias),
            _ => None,
        })?;
        let has_lifetimes = alias.generics.lifetimes().next().is_some();
        let is_named = self.named(path).iter().any(|named| named.path == path);
        (!has_lifetimes && !is_named).then_some((module, alias))
    }

    /// Where what a path names in a module stands. What the crate does not have keeps its path.
    pub fn definition(&self, module: &str, path: &[String]) -> String {
        match self.locate(module, path, MOST_STEPS) {
            Some(definition) => definition,
            None => match path {
                [only] => of_prelude(only).unwrap_or_else(|| only.clone()),
                path => path.join("::"),
            },
        }
    }

    fn locate(&self, module: &str, path: &[String], steps: usize) -> Option<String> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.descend("crate", rest, steps),
            "self" => self.descend(module, rest, steps),
            "super" => self.descend(module.rsplit_once("::")?.0, rest, steps),
            _ => self.descend_known(module, path, steps),
        }
    }

    /// Goes down from a module; what it does not have is taken to stand there.
    fn descend(&self, module: &str, path: &[String], steps: usize) -> Option<String> {
        match path {
            [] => Some(module.to_owned()),
            [first, rest @ ..] if first == "super" => {
                self.descend(module.rsplit_once("::")?.0, rest, steps)
            }
            path => self
                .descend_known(module, path, steps)
                .or_else(|| Some(format!("{module}::{}", path.join("::")))),
        }
    }

    fn descend_known(&self, module: &str, path: &[String], steps: usize) -> Option<String> {
        let steps = steps.checked_sub(1)?;
        let (first, rest) = path.split_first()?;
        let here = self.modules.get(module)?;
        let below = || format!("{module}::{first}");
        if here.children.contains(first) && !(rest.is_empty() && here.has_item(first)) {
            return self.descend(&below(), rest, steps);
        }
        if here.own.contains(first) {
            return Some([&[below()], rest].concat().join("::"));
        }
        if let Some(target) = here.imports.get(first) {
            let path = [target.as_slice(), rest].concat();
            return self
                .locate(module, &path, steps)
                .or_else(|| Some(path.join("::")));
        }
        here.globs.iter().find_map(|glob| {
            let target = self.locate(module, glob, steps)?;
            self.descend_known(&target, path, steps)
        })
    }

    /// Notes all that others can name in a module, by `prefix`.
    fn walk(&mut self, module: &str, prefix: &str, waits: &Gate, seen: &mut BTreeSet<String>) {
        if !seen.insert(format!("{module} {prefix}")) {
            return;
        }
        for exported in self.exports(module) {
            let gate = waits | &exported.gate;
            let path = match &exported.name {
                Some(name) => format!("{prefix}::{name}"),
                None => prefix.to_owned(),
            };
            if exported.name.is_some() {
                let named = Named {
                    path: path.clone(),
                    gate: gate.clone(),
                    file: exported.file,
                };
                let known = self.named.entry(exported.definition.clone());
                known.or_default().push(named);
            }
            if self.modules.contains_key(&exported.definition) {
                self.walk(&exported.definition, &path, &gate, seen);
            }
        }
    }

    fn exports(&self, module: &str) -> Vec<Export> {
        let Some(here) = self.modules.get(module) else {
            return Vec::new();
        };
        let mut exports = Vec::new();
        for item in here.items.iter() {
            let Some((visibility, attributes)) = head(item) else {
                continue;
            };
            let (Visibility::Public(_), false) = (visibility, is_hidden(attributes)) else {
                continue;
            };
            let Some(gate) = gate(attributes) else {
                continue;
            };
            let mut export = |name: Option<String>, definition: String| {
                exports.push(Export {
                    name,
                    definition,
                    gate: gate.clone(),
                    file: here.file.clone(),
                });
            };
            match (item, name_of(item)) {
                (Item::Use(import), _) => {
                    for leaf in leaves(&import.tree) {
                        export(leaf.name, self.definition(module, &leaf.path));
                    }
                }
                (_, Some(name)) => export(Some(name.clone()), format!("{module}::{name}")),
                _ => {}
            }
        }
        exports
    }
}

/// Something that others can name in a module.
struct Export {
    /// `None` for all that a module has.
    name: Option<String>,
    definition: String,
    gate: Gate,
    file: String,
}

/// Whether something is part of the support code, which is the same for all descriptions.
fn is_support(definition: &str) -> bool {
    definition.starts_with("crate::runtime::")
}

/// The folder of the files of a module.
fn folder_of(folder: &str, name: &str) -> String {
    format!("{folder}/{}", name.strip_prefix("r#").unwrap_or(name))
}
