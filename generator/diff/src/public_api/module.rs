//! A module of a crate: its items, and the names that these give it.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use syn::{File, Item};

use super::gate::{Gate, gate};
use super::names::{leaves, name_of};

/// A file of Rust, which may be that of two versions.
#[derive(Clone)]
pub struct Parsed {
    /// What it waits for; `None` if it is never there.
    pub(super) gate: Option<Gate>,
    pub(super) items: Rc<Vec<Item>>,
}

impl Parsed {
    /// A file.
    pub fn new(file: File) -> Self {
        Self {
            gate: gate(&file.attrs),
            items: Rc::new(file.items),
        }
    }
}

/// A module.
pub struct Module {
    /// Its file.
    pub file: String,
    /// Its items.
    pub items: Rc<Vec<Item>>,
    /// What it waits for.
    pub gate: Gate,
    /// The names of its items.
    pub(super) own: BTreeSet<String>,
    /// The names of the modules in it.
    pub(super) children: BTreeSet<String>,
    /// What its imports lead to, by their names.
    pub(super) imports: BTreeMap<String, Vec<String>>,
    /// The paths of which it imports all.
    pub(super) globs: Vec<Vec<String>>,
}

impl Module {
    pub(super) fn new(file: &str, gate: &Gate) -> Self {
        Self {
            gate: gate.clone(),
            file: file.to_owned(),
            items: Rc::default(),
            own: BTreeSet::new(),
            children: BTreeSet::new(),
            imports: BTreeMap::new(),
            globs: Vec::new(),
        }
    }

    /// Notes the names that an item gives.
    pub(super) fn take_names(&mut self, item: &Item) {
        match item {
            Item::Mod(module) => {
                self.children.insert(module.ident.to_string());
            }
            Item::Use(import) if gate(&import.attrs).is_some() => {
                for leaf in leaves(&import.tree) {
                    match leaf.name {
                        Some(name) => {
                            self.imports.insert(name, leaf.path);
                        }
                        None => self.globs.push(leaf.path),
                    }
                }
            }
            item => self.own.extend(name_of(item)),
        }
    }

    /// Whether something besides a module has a name.
    pub(super) fn has_item(&self, name: &str) -> bool {
        self.own.contains(name) || self.imports.contains_key(name)
    }
}
