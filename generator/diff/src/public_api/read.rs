//! Reads the public items of the modules of a crate.

use std::collections::BTreeSet;

use syn::{
    Attribute, Fields, Ident, Item as Source, ItemEnum, ItemStruct, ItemTrait, TraitItem,
    Visibility,
};

use super::attributes::{FeatureSet, deprecation, is_hidden, required_features};
use super::crate_modules::Modules;
use super::features::Features;
use super::full_paths::Scope;
use super::item::{Declaration, Form, Item, Key, Kind, PublicApi, Space};
use super::macros::Macros;
use super::signature::{generics, names, signature};

/// Reads the public items of modules; those of the omitted modules are limited to type aliases, which are needed to
/// compare types.
pub fn read(modules: &Modules, features: Features, omitted: &BTreeSet<&str>) -> PublicApi {
    let mut reader = Reader {
        modules,
        macros: Macros::of(modules),
        api: PublicApi::default(),
    };
    for (path, module) in modules.all() {
        let place = Place {
            module: path,
            features: &module.features,
            file: &module.file,
        };
        for item in module.items.iter() {
            if !omitted.contains(path) || matches!(item, Source::Type(_)) {
                reader.item(place, item);
            }
        }
    }
    reader.api.support = modules.support();
    reader.reexports();
    reader.features(features);
    reader.api
}

pub(super) struct Reader<'a> {
    pub(super) modules: &'a Modules,
    macros: Macros,
    pub(super) api: PublicApi,
}

/// The module of an item.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) module: &'a str,
    pub(super) features: &'a FeatureSet,
    pub(super) file: &'a str,
}

/// An item that is being read.
pub(super) struct Draft<'a> {
    pub(super) place: Place<'a>,
    pub(super) key: Key,
    pub(super) features: FeatureSet,
    pub(super) parameters: BTreeSet<String>,
}

impl<'a> Draft<'a> {
    pub(super) fn part(&self, name: &str, space: Space) -> Key {
        Key::new(format!("{}::{name}", self.key.path), space)
    }

    pub(super) fn scope<'s>(&'s self, modules: &'s Modules) -> Scope<'s> {
        Scope {
            modules,
            module: self.place.module,
            parameters: &self.parameters,
        }
    }
}

impl Reader<'_> {
    fn item(&mut self, place: Place<'_>, item: &Source) {
        let none = syn::Generics::default();
        let (name, attributes, parameters, space) = match item {
            Source::Struct(item) => return self.structure(place, item),
            Source::Enum(item) => return self.enumeration(place, item),
            Source::Trait(item) => return self.interface(place, item),
            Source::Impl(item) => return self.implementation(place, item),
            Source::Macro(call) => {
                let items = self.macros.expand(self.modules, place.module, call);
                return items.iter().for_each(|item| self.item(place, item));
            }
            Source::Fn(item) => (&item.sig.ident, &item.attrs, &none, Space::Value),
            Source::Const(item) => (&item.ident, &item.attrs, &none, Space::Value),
            Source::Static(item) => (&item.ident, &item.attrs, &none, Space::Value),
            Source::Type(item) => (&item.ident, &item.attrs, &item.generics, Space::Type),
            Source::Mod(item) => (&item.ident, &item.attrs, &none, Space::Type),
            _ => return,
        };
        let Some(draft) = self.draft(place, name, space, attributes, parameters) else {
            return;
        };
        let scope = draft.scope(self.modules);
        let declaration = match item {
            Source::Fn(item) => signature(&scope, &item.sig).into(),
            Source::Const(item) => Kind::Constant(scope.full(&item.ty)).into(),
            Source::Static(item) => Kind::Constant(scope.full(&item.ty)).into(),
            Source::Type(item) => (
                Kind::Alias(scope.full(&item.ty)),
                generics(&scope, parameters),
            )
                .into(),
            _ => Declaration::from(Kind::Module),
        };
        self.add(&draft, None, attributes, declaration);
    }

    /// Begins an item of a module if it is public.
    fn draft<'p>(
        &self,
        place: Place<'p>,
        name: &Ident,
        space: Space,
        attributes: &[Attribute],
        generics: &syn::Generics,
    ) -> Option<Draft<'p>> {
        let own = required_features(attributes).filter(|_| !is_hidden(attributes))?;
        let paths = self
            .modules
            .public_paths(&format!("{}::{name}", place.module));
        let public = paths.first()?;
        Some(Draft {
            place,
            key: Key::new(&public.path, space),
            features: &(&own | &public.features) | place.features,
            parameters: names(generics),
        })
    }

    pub(super) fn add(
        &mut self,
        draft: &Draft<'_>,
        parent: Option<&Key>,
        attributes: &[Attribute],
        declaration: impl Into<Declaration>,
    ) {
        let item = Item {
            file: draft.place.file.to_owned(),
            parent: parent.cloned(),
            features: draft.features.clone(),
            deprecation: deprecation(attributes),
            declaration: declaration.into(),
        };
        self.api.items.insert(draft.key.clone(), item);
    }

    /// Adds a part of an item, unless it is hidden.
    pub(super) fn add_part(
        &mut self,
        draft: &Draft<'_>,
        parent: &Key,
        key: Key,
        attributes: &[Attribute],
        declaration: impl Into<Declaration>,
    ) {
        let own = required_features(attributes).filter(|_| !is_hidden(attributes));
        if let Some(own) = own {
            let part = Draft {
                key,
                features: &draft.features | &own,
                parameters: BTreeSet::new(),
                ..*draft
            };
            self.add(&part, Some(parent), attributes, declaration);
        }
    }

    fn structure(&mut self, place: Place<'_>, item: &ItemStruct) {
        let draft = self.draft(place, &item.ident, Space::Type, &item.attrs, &item.generics);
        let Some(draft) = draft else { return };
        let scope = draft.scope(self.modules);
        let are_public = item.fields.iter().all(|field| is_public(&field.vis));
        let kind = Kind::Struct {
            form: form(&item.fields),
            is_open: are_public && !is_non_exhaustive(&item.attrs),
        };
        let generics = generics(&scope, &item.generics);
        self.add(&draft, None, &item.attrs, (kind, generics));
        let fields = item.fields.iter().enumerate();
        for (index, field) in fields.filter(|(_, field)| is_public(&field.vis)) {
            let name = field.ident.as_ref().map(ToString::to_string);
            let key = draft.part(&name.unwrap_or_else(|| index.to_string()), Space::Field);
            let kind = Kind::Field(draft.scope(self.modules).full(&field.ty));
            self.add_part(&draft, &draft.key, key, &field.attrs, kind);
        }
        self.derives(&draft, &item.ident, &item.attrs, &item.generics);
    }

    fn enumeration(&mut self, place: Place<'_>, item: &ItemEnum) {
        let draft = self.draft(place, &item.ident, Space::Type, &item.attrs, &item.generics);
        let Some(draft) = draft else { return };
        let kind = Kind::Enum {
            is_closed: !is_non_exhaustive(&item.attrs),
        };
        let generics = generics(&draft.scope(self.modules), &item.generics);
        self.add(&draft, None, &item.attrs, (kind, generics));
        for variant in &item.variants {
            let key = draft.part(&variant.ident.to_string(), Space::Type);
            let scope = draft.scope(self.modules);
            let fields = variant.fields.iter().map(|field| {
                let name = field.ident.as_ref().map(ToString::to_string);
                (name, scope.full(&field.ty))
            });
            let kind = Kind::Variant {
                form: form(&variant.fields),
                fields: fields.collect(),
            };
            self.add_part(&draft, &draft.key, key, &variant.attrs, kind);
        }
        self.derives(&draft, &item.ident, &item.attrs, &item.generics);
    }

    fn interface(&mut self, place: Place<'_>, item: &ItemTrait) {
        let draft = self.draft(place, &item.ident, Space::Type, &item.attrs, &item.generics);
        let Some(draft) = draft else { return };
        let scope = draft.scope(self.modules);
        let supertraits = item.supertraits.iter().map(|one| scope.full(one));
        let kind = Kind::Trait {
            supertraits: supertraits.collect(),
        };
        let generics = generics(&scope, &item.generics);
        self.add(&draft, None, &item.attrs, (kind, generics));
        for member in &item.items {
            let scope = draft.scope(self.modules);
            let (name, space, attributes, declaration, has_default) = match member {
                TraitItem::Fn(item) => (
                    &item.sig.ident,
                    Space::Value,
                    &item.attrs,
                    signature(&scope, &item.sig).into(),
                    item.default.is_some(),
                ),
                TraitItem::Type(item) => {
                    let bounds = item.bounds.iter().map(|one| scope.full(one));
                    let kind = Kind::AssociatedType(bounds.collect());
                    (
                        &item.ident,
                        Space::Type,
                        &item.attrs,
                        kind.into(),
                        item.default.is_some(),
                    )
                }
                TraitItem::Const(item) => {
                    let kind = Kind::Constant(scope.full(&item.ty));
                    (
                        &item.ident,
                        Space::Value,
                        &item.attrs,
                        kind.into(),
                        item.default.is_some(),
                    )
                }
                _ => continue,
            };
            let key = draft.part(&name.to_string(), space);
            let declaration = Declaration {
                is_provided: Some(has_default),
                ..declaration
            };
            self.add_part(&draft, &draft.key, key, attributes, declaration);
        }
    }

    /// Adds the further paths of items, and the re-exports of other crates.
    fn reexports(&mut self) {
        for (definition, paths) in self.modules.all_public() {
            let (target, others) = match paths.split_first() {
                Some((first, others)) if definition.starts_with("crate") => (&*first.path, others),
                _ => (definition, paths),
            };
            for path in others {
                let kind = Kind::Reexport(target.to_owned());
                let key = Key::new(&path.path, Space::Type);
                self.add_alone(key, &path.file, path.features.clone(), kind);
            }
        }
    }

    fn features(&mut self, features: Features) {
        for name in features.keys() {
            let key = Key::new(name, Space::Feature);
            self.add_alone(key, "Cargo.toml", FeatureSet::new(), Kind::Feature);
        }
        self.api.features = features;
    }

    fn add_alone(&mut self, key: Key, file: &str, features: FeatureSet, kind: Kind) {
        let item = Item {
            file: file.to_owned(),
            parent: None,
            features,
            deprecation: None,
            declaration: kind.into(),
        };
        self.api.items.insert(key, item);
    }
}

pub(super) fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn is_non_exhaustive(attributes: &[Attribute]) -> bool {
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
