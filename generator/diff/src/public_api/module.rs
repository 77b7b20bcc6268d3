//! A module of a crate, with its names.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use syn::{File, Item, Visibility};

use super::attributes::{FeatureSet, required_features};
use super::names::{leaves, name_of};

/// A parsed file, which two versions may share.
#[derive(Clone)]
pub struct Parsed {
    /// The features that it requires; `None` if it is never compiled.
    pub(super) features: Option<FeatureSet>,
    pub(super) items: Rc<Vec<Item>>,
}

impl Parsed {
    pub fn new(file: File) -> Self {
        Self {
            features: required_features(&file.attrs),
            items: Rc::new(file.items),
        }
    }
}

pub struct Module {
    pub file: String,
    pub items: Rc<Vec<Item>>,
    /// The features that it requires.
    pub features: FeatureSet,
    /// The names of its items.
    pub(super) own: BTreeSet<String>,
    /// The names of its modules.
    pub(super) children: BTreeSet<String>,
    /// The paths of its imports by name.
    pub(super) imports: BTreeMap<String, Vec<String>>,
    /// The names of imports that other modules cannot use.
    pub(super) private_imports: BTreeSet<String>,
    /// The paths of its glob imports.
    pub(super) globs: Vec<Vec<String>>,
}

impl Module {
    pub(super) fn new(file: &str, features: &FeatureSet) -> Self {
        Self {
            features: features.clone(),
            file: file.to_owned(),
            items: Rc::default(),
            own: BTreeSet::new(),
            children: BTreeSet::new(),
            imports: BTreeMap::new(),
            private_imports: BTreeSet::new(),
            globs: Vec::new(),
        }
    }

    /// Adds the names of an item.
    pub(super) fn add_names(&mut self, item: &Item) {
        match item {
            Item::Mod(module) => {
                self.children.insert(module.ident.to_string());
            }
            Item::Use(import) if required_features(&import.attrs).is_some() => {
                for leaf in leaves(&import.tree) {
                    match leaf.name {
                        Some(name) => {
                            if matches!(import.vis, Visibility::Inherited) {
                                self.private_imports.insert(name.clone());
                            }
                            self.imports.insert(name, leaf.path);
                        }
                        None => self.globs.push(leaf.path),
                    }
                }
            }
            item => self.own.extend(name_of(item)),
        }
    }

    /// `true` if the module has an item or import of a name, apart from modules.
    pub(super) fn has_item(&self, name: &str) -> bool {
        self.own.contains(name) || self.imports.contains_key(name)
    }
}
