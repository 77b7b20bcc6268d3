//! Reads the items of the modules of a crate.

use std::collections::BTreeSet;

use syn::{
    Attribute, Fields, Ident, Item as Source, ItemEnum, ItemStruct, ItemTrait, TraitItem,
    Visibility,
};

use super::features::Features;
use super::gate::{Gate, deprecation, gate, is_hidden};
use super::item::{Form, Item, Key, Kind, Member, Space, Surface};
use super::macros::Macros;
use super::modules::Modules;
use super::signature::{generics, names, signature};
use super::spelling::Spelling;

/// The items of modules, as far as others can name them, but for those of some modules.
pub fn read(modules: &Modules, features: Features, but: &BTreeSet<&str>) -> Surface {
    let mut reader = Reader {
        modules,
        macros: Macros::of(modules),
        surface: Surface::default(),
    };
    for (path, module) in modules.all() {
        let is_left_out = but.contains(path);
        let place = Place {
            module: path,
            gate: &module.gate,
            file: &module.file,
        };
        for item in module.items.iter() {
            // What stands for other types is needed to compare them.
            if !is_left_out || matches!(item, Source::Type(_)) {
                reader.item(place, item);
            }
        }
    }
    reader.surface.support = modules.support();
    reader.reexports();
    reader.features(features);
    reader.surface
}

pub(super) struct Reader<'a> {
    pub(super) modules: &'a Modules,
    macros: Macros,
    pub(super) surface: Surface,
}

/// Where an item stands.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) module: &'a str,
    pub(super) gate: &'a Gate,
    pub(super) file: &'a str,
}

/// An item that is being read.
pub(super) struct Draft<'a> {
    pub(super) place: Place<'a>,
    pub(super) key: Key,
    pub(super) gate: Gate,
    pub(super) parameters: BTreeSet<String>,
}

impl<'a> Draft<'a> {
    /// Something inside of it.
    pub(super) fn part(&self, name: &str, space: Space) -> Key {
        Key::new(format!("{}::{name}", self.key.path), space)
    }

    pub(super) fn spelling<'s>(&'s self, modules: &'s Modules) -> Spelling<'s> {
        Spelling {
            modules,
            module: self.place.module,
            parameters: &self.parameters,
        }
    }
}

impl Reader<'_> {
    fn item(&mut self, place: Place<'_>, item: &Source) {
        match item {
            Source::Struct(item) => self.structure(place, item),
            Source::Enum(item) => self.enumeration(place, item),
            Source::Trait(item) => self.interface(place, item),
            Source::Impl(item) => self.implementation(place, item),
            Source::Macro(item) => {
                for item in self.macros.expand(self.modules, place.module, item) {
                    self.item(place, &item);
                }
            }
            Source::Fn(item) => self.value(place, &item.sig.ident, &item.attrs, |spelling| {
                Kind::Function(signature(spelling, &item.sig))
            }),
            Source::Const(item) => self.value(place, &item.ident, &item.attrs, |spelling| {
                Kind::Constant(spelling.full(&item.ty))
            }),
            Source::Static(item) => self.value(place, &item.ident, &item.attrs, |spelling| {
                Kind::Constant(spelling.full(&item.ty))
            }),
            Source::Type(item) => {
                let name = item.ident.to_string();
                self.plain(
                    place,
                    &name,
                    Space::Type,
                    &item.attrs,
                    &item.generics,
                    |spelling| Kind::Alias {
                        generics: generics(spelling, &item.generics),
                        ty: spelling.full(&item.ty),
                    },
                );
            }
            Source::Mod(item) => {
                let name = item.ident.to_string();
                let none = syn::Generics::default();
                self.plain(place, &name, Space::Type, &item.attrs, &none, |_| {
                    Kind::Module
                });
            }
            _ => {}
        }
    }

    /// A function or a constant.
    fn value(
        &mut self,
        place: Place<'_>,
        name: &Ident,
        attributes: &[Attribute],
        kind: impl FnOnce(&Spelling<'_>) -> Kind,
    ) {
        let (name, none) = (name.to_string(), syn::Generics::default());
        self.plain(place, &name, Space::Value, attributes, &none, kind);
    }

    /// An item without parts.
    fn plain(
        &mut self,
        place: Place<'_>,
        name: &str,
        space: Space,
        attributes: &[Attribute],
        generics: &syn::Generics,
        kind: impl FnOnce(&Spelling<'_>) -> Kind,
    ) {
        if let Some(draft) = self.draft(place, name, space, attributes, generics) {
            let kind = kind(&draft.spelling(self.modules));
            self.add(&draft, None, attributes, kind);
        }
    }

    /// An item of a module, if others can name it.
    fn draft<'p>(
        &self,
        place: Place<'p>,
        name: &str,
        space: Space,
        attributes: &[Attribute],
        generics: &syn::Generics,
    ) -> Option<Draft<'p>> {
        let own = gate(attributes).filter(|_| !is_hidden(attributes))?;
        let named = self.modules.named(&format!("{}::{name}", place.module));
        let named = named.first()?;
        Some(Draft {
            place,
            key: Key::new(&named.path, space),
            gate: &(&own | &named.gate) | place.gate,
            parameters: names(generics),
        })
    }

    /// Adds an item, which may be there for another.
    pub(super) fn add(
        &mut self,
        draft: &Draft<'_>,
        parent: Option<&Key>,
        attributes: &[Attribute],
        kind: Kind,
    ) {
        let item = Item {
            file: draft.place.file.to_owned(),
            parent: parent.cloned(),
            gate: draft.gate.clone(),
            deprecation: deprecation(attributes),
            kind,
        };
        self.surface.items.insert(draft.key.clone(), item);
    }

    /// Adds a part of an item, unless it is left out.
    pub(super) fn add_part(
        &mut self,
        draft: &Draft<'_>,
        owner: &Key,
        key: Key,
        attributes: &[Attribute],
        kind: Kind,
    ) {
        let Some(gate) = gate(attributes).filter(|_| !is_hidden(attributes)) else {
            return;
        };
        let item = Item {
            file: draft.place.file.to_owned(),
            parent: Some(owner.clone()),
            gate: &draft.gate | &gate,
            deprecation: deprecation(attributes),
            kind,
        };
        self.surface.items.insert(key, item);
    }

    fn structure(&mut self, place: Place<'_>, item: &ItemStruct) {
        let name = item.ident.to_string();
        let draft = self.draft(place, &name, Space::Type, &item.attrs, &item.generics);
        let Some(draft) = draft else { return };
        let spelling = draft.spelling(self.modules);
        let all_public = item.fields.iter().all(|field| is_public(&field.vis));
        let kind = Kind::Struct {
            generics: generics(&spelling, &item.generics),
            form: form(&item.fields),
            is_open: all_public && !is_open_ended(&item.attrs),
        };
        self.add(&draft, None, &item.attrs, kind);
        let fields = item.fields.iter().enumerate();
        for (index, field) in fields.filter(|(_, field)| is_public(&field.vis)) {
            let name = field.ident.as_ref().map(ToString::to_string);
            let key = draft.part(&name.unwrap_or_else(|| index.to_string()), Space::Field);
            let kind = Kind::Field(draft.spelling(self.modules).full(&field.ty));
            self.add_part(&draft, &draft.key, key, &field.attrs, kind);
        }
        self.derived(&draft, &name, &item.attrs, &item.generics);
    }

    fn enumeration(&mut self, place: Place<'_>, item: &ItemEnum) {
        let name = item.ident.to_string();
        let draft = self.draft(place, &name, Space::Type, &item.attrs, &item.generics);
        let Some(draft) = draft else { return };
        let kind = Kind::Enum {
            generics: generics(&draft.spelling(self.modules), &item.generics),
            is_closed: !is_open_ended(&item.attrs),
        };
        self.add(&draft, None, &item.attrs, kind);
        for variant in &item.variants {
            let key = draft.part(&variant.ident.to_string(), Space::Type);
            let spelling = draft.spelling(self.modules);
            let fields = variant.fields.iter().map(|field| {
                let name = field.ident.as_ref().map(ToString::to_string);
                (name, spelling.full(&field.ty))
            });
            let kind = Kind::Variant {
                form: form(&variant.fields),
                fields: fields.collect(),
            };
            self.add_part(&draft, &draft.key, key, &variant.attrs, kind);
        }
        self.derived(&draft, &name, &item.attrs, &item.generics);
    }

    fn interface(&mut self, place: Place<'_>, item: &ItemTrait) {
        let name = item.ident.to_string();
        let draft = self.draft(place, &name, Space::Type, &item.attrs, &item.generics);
        let Some(draft) = draft else { return };
        let spelling = draft.spelling(self.modules);
        let supertraits = item.supertraits.iter().map(|one| spelling.full(one));
        let kind = Kind::Trait {
            supertraits: supertraits.collect(),
            generics: generics(&spelling, &item.generics),
        };
        self.add(&draft, None, &item.attrs, kind);
        for member in &item.items {
            let spelling = draft.spelling(self.modules);
            let (name, space, attributes, member, is_provided) = match member {
                TraitItem::Fn(item) => (
                    &item.sig.ident,
                    Space::Value,
                    &item.attrs,
                    Member::Function(signature(&spelling, &item.sig)),
                    item.default.is_some(),
                ),
                TraitItem::Type(item) => (
                    &item.ident,
                    Space::Type,
                    &item.attrs,
                    Member::Type(item.bounds.iter().map(|one| spelling.full(one)).collect()),
                    item.default.is_some(),
                ),
                TraitItem::Const(item) => (
                    &item.ident,
                    Space::Value,
                    &item.attrs,
                    Member::Constant(spelling.full(&item.ty)),
                    item.default.is_some(),
                ),
                _ => continue,
            };
            let key = draft.part(&name.to_string(), space);
            let kind = Kind::Member {
                member,
                is_provided,
            };
            self.add_part(&draft, &draft.key, key, attributes, kind);
        }
    }

    /// The second names of what has several, and the names of what is of other crates.
    fn reexports(&mut self) {
        for (definition, named) in self.modules.all_named() {
            let (target, others) = match named.split_first() {
                Some((first, others)) if definition.starts_with("crate") => (&*first.path, others),
                _ => (definition, named),
            };
            for named in others {
                let item = Item {
                    file: named.file.clone(),
                    parent: None,
                    gate: named.gate.clone(),
                    deprecation: None,
                    kind: Kind::Reexport(target.to_owned()),
                };
                self.surface
                    .items
                    .insert(Key::new(&named.path, Space::Type), item);
            }
        }
    }

    fn features(&mut self, features: Features) {
        for name in features.keys() {
            let item = Item {
                file: "Cargo.toml".to_owned(),
                parent: None,
                gate: Gate::new(),
                deprecation: None,
                kind: Kind::Feature,
            };
            let key = Key::new(name, Space::Feature);
            self.surface.items.insert(key, item);
        }
        self.surface.features = features;
    }
}

pub(super) fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn is_open_ended(attributes: &[Attribute]) -> bool {
    let mut attributes = attributes.iter();
    attributes.any(|one| one.path().is_ident("non_exhaustive"))
}

fn form(fields: &Fields) -> Form {
    match fields {
        Fields::Named(_) => Form::Named,
        Fields::Unnamed(_) => Form::Tuple,
        Fields::Unit => Form::Unit,
    }
}
