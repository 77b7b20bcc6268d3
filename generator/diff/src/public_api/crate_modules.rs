//! The modules of a crate: resolves names, and finds the public paths of items.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use syn::{Item, ItemType, Visibility};

use super::attributes::{FeatureSet, is_hidden, required_features};
use super::module::{Module, Parsed};
use super::names::{head, leaves, prelude_path};

/// The maximum length of a chain of re-exports; a longer one is a cycle.
const MAX_STEPS: usize = 32;

/// The modules of a crate by their paths: `crate`, `crate::types`, `crate::types::pet`.
pub struct Modules {
    modules: BTreeMap<String, Module>,
    /// The public paths of each definition, those with the fewest features and segments first.
    public: BTreeMap<String, Vec<PublicPath>>,
    /// The first public path of each definition.
    canonical: BTreeSet<String>,
}

/// A path of an item that other crates can use.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PublicPath {
    /// The path, starting with `crate`.
    pub path: String,
    /// The features that it requires.
    pub features: FeatureSet,
    /// The file that exports it.
    pub file: String,
}

impl Modules {
    /// Builds the modules of files by path, starting with `src/lib.rs`. Modules without a file are unknown.
    pub fn new(mut files: BTreeMap<String, Parsed>) -> Self {
        let mut modules = Self {
            modules: BTreeMap::new(),
            public: BTreeMap::new(),
            canonical: BTreeSet::new(),
        };
        modules.load("crate", "src/lib.rs", "src", &FeatureSet::new(), &mut files);
        modules.walk("crate", "crate", &FeatureSet::new(), &mut BTreeSet::new());
        for paths in modules.public.values_mut() {
            paths.sort_by_cached_key(|public| {
                let length = public.path.matches("::").count();
                (public.features.len(), length, public.clone())
            });
            paths.dedup_by(|second, first| second.path == first.path);
        }
        let canonical = modules.public.values().filter_map(|paths| paths.first());
        modules.canonical = canonical.map(|public| public.path.clone()).collect();
        modules
    }

    fn load(
        &mut self,
        path: &str,
        file: &str,
        folder: &str,
        features: &FeatureSet,
        files: &mut BTreeMap<String, Parsed>,
    ) {
        let Some(parsed) = files.remove(file) else {
            return;
        };
        if let Some(own) = &parsed.features {
            self.add(path, file, folder, &(features | own), parsed.items, files);
        }
    }

    fn add(
        &mut self,
        path: &str,
        file: &str,
        folder: &str,
        features: &FeatureSet,
        items: Rc<Vec<Item>>,
        files: &mut BTreeMap<String, Parsed>,
    ) {
        let mut module = Module::new(file, features);
        for item in items.iter() {
            module.add_names(item);
        }
        for item in items.iter() {
            let Item::Mod(child) = item else { continue };
            let name = child.ident.to_string();
            let Some(features) = required_features(&child.attrs).map(|own| features | &own) else {
                continue;
            };
            let (inner, below) = (format!("{path}::{name}"), folder_of(folder, &name));
            match &child.content {
                Some((_, items)) => self.add(
                    &inner,
                    file,
                    &below,
                    &features,
                    Rc::new(items.clone()),
                    files,
                ),
                None => {
                    self.load(&inner, &format!("{below}.rs"), &below, &features, files);
                    self.load(&inner, &format!("{below}/mod.rs"), &below, &features, files);
                }
            }
        }
        module.items = items;
        self.modules.insert(path.to_owned(), module);
    }

    /// Returns all modules by path.
    pub fn all(&self) -> impl Iterator<Item = (&str, &Module)> {
        self.modules
            .iter()
            .map(|(path, module)| (path.as_str(), module))
    }

    /// Returns the public paths of a definition.
    pub fn public_paths(&self, definition: &str) -> &[PublicPath] {
        self.public
            .get(definition)
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    /// Returns all public paths by definition.
    pub fn all_public(&self) -> impl Iterator<Item = (&str, &[PublicPath])> {
        let public = self.public.iter();
        public.map(|(definition, paths)| (definition.as_str(), paths.as_slice()))
    }

    /// `true` if a canonical path is public; paths of other crates are.
    pub fn is_public(&self, path: &str) -> bool {
        match is_of_library(path) {
            true => self.public.contains_key(path),
            false => !path.starts_with("crate::") || self.canonical.contains(path),
        }
    }

    /// Returns the canonical paths of the public items of the library by definition.
    pub fn support(&self) -> BTreeMap<String, String> {
        let support = self
            .all_public()
            .filter(|(definition, _)| is_of_library(definition));
        let paths = support.filter_map(|(definition, paths)| {
            Some((definition.to_owned(), paths.first()?.path.clone()))
        });
        paths.collect()
    }

    /// Returns the modules that are the same in another crate, with the same public paths, other than that of the errors of operations,
    /// to which aliases may refer in one of them.
    pub fn shared<'a>(&'a self, other: &'a Self) -> BTreeSet<&'a str> {
        let both = self.modules.iter().filter(|(path, module)| {
            !path.ends_with("::failures")
                && other.modules.get(*path).is_some_and(|same| {
                    Rc::ptr_eq(&module.items, &same.items)
                        && module.features == same.features
                        && self.public_in(path).eq(other.public_in(path))
                })
        });
        both.map(|(path, _)| path.as_str()).collect()
    }

    fn public_in<'a>(
        &'a self,
        module: &str,
    ) -> impl Iterator<Item = (&'a String, &'a Vec<PublicPath>)> {
        let prefix = format!("{module}::");
        let from = self.public.range(prefix.clone()..);
        from.take_while(move |(definition, _)| definition.starts_with(&prefix))
    }

    /// Returns the path that identifies a definition: the first public one. An item of the library is identified
    /// by its own path, which does not depend on the description.
    pub fn canonical_path(&self, definition: String) -> String {
        match self.public_paths(&definition).first() {
            Some(public) if !is_of_library(&definition) => public.path.clone(),
            _ => definition,
        }
    }

    /// Returns a private type alias without lifetimes, and its module.
    pub fn alias(&self, path: &str) -> Option<(&str, &ItemType)> {
        let (module, name) = path.rsplit_once("::")?;
        let (module, here) = self.modules.get_key_value(module)?;
        let mut items = here.items.iter();
        let alias = items.find_map(|item| match item {
            Item::Type(alias) if alias.ident == name => Some(alias),
            _ => None,
        })?;
        let has_lifetimes = alias.generics.lifetimes().next().is_some();
        let is_public = self
            .public_paths(path)
            .iter()
            .any(|public| public.path == path);
        (!has_lifetimes && !is_public).then_some((module, alias))
    }

    /// Resolves a path in a module to its definition. Paths of other crates are kept.
    pub fn definition(&self, module: &str, path: &[String]) -> String {
        match self.locate(module, path, MAX_STEPS) {
            Some(definition) => definition,
            None => match path {
                [only] => prelude_path(only).unwrap_or_else(|| only.clone()),
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

    /// Resolves a path inside a module; unknown names are assumed to be defined there.
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
            let exporting = self.modules.get(&target)?;
            let is_visible = !exporting.private_imports.contains(first);
            is_visible.then(|| self.descend_known(&target, path, steps))?
        })
    }

    /// Collects the public paths of a module.
    fn walk(
        &mut self,
        module: &str,
        prefix: &str,
        features: &FeatureSet,
        seen: &mut BTreeSet<String>,
    ) {
        if !seen.insert(format!("{module} {prefix}")) {
            return;
        }
        for exported in self.exports(module) {
            let features = features | &exported.features;
            let path = match &exported.name {
                Some(name) => format!("{prefix}::{name}"),
                None => prefix.to_owned(),
            };
            if exported.name.is_some() {
                let public = PublicPath {
                    path: path.clone(),
                    features: features.clone(),
                    file: exported.file,
                };
                let paths = self.public.entry(exported.definition.clone());
                paths.or_default().push(public);
            }
            if self.modules.contains_key(&exported.definition) {
                self.walk(&exported.definition, &path, &features, seen);
            }
        }
    }

    fn exports(&self, module: &str) -> Vec<Export> {
        let Some(here) = self.modules.get(module) else {
            return Vec::new();
        };
        let mut exports = Vec::new();
        for item in here.items.iter() {
            let Some((visibility, attributes, name)) = head(item) else {
                continue;
            };
            // A hidden re-export is left out of the documentation, but programs use it.
            let is_internal = is_hidden(attributes) && !matches!(item, Item::Use(_));
            let (Visibility::Public(_), false) = (visibility, is_internal) else {
                continue;
            };
            let Some(features) = required_features(attributes) else {
                continue;
            };
            let mut export = |name: Option<String>, definition: String| {
                exports.push(Export {
                    name,
                    definition,
                    features: features.clone(),
                    file: here.file.clone(),
                });
            };
            match (item, name) {
                (Item::Use(import), _) => {
                    for leaf in leaves(&import.tree) {
                        export(leaf.name, self.definition(module, &leaf.path));
                    }
                }
                (_, Some(name)) => export(Some(name.to_string()), format!("{module}::{name}")),
                _ => {}
            }
        }
        exports
    }
}

/// A public name of a module.
struct Export {
    /// `None` for a glob.
    name: Option<String>,
    definition: String,
    features: FeatureSet,
    file: String,
}

/// `true` for the library, which is the same for all descriptions.
fn is_of_library(definition: &str) -> bool {
    definition.starts_with("crate::runtime::")
}

/// Returns the folder of the files of a module.
fn folder_of(folder: &str, name: &str) -> String {
    format!("{folder}/{}", name.strip_prefix("r#").unwrap_or(name))
}
