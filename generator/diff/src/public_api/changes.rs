//! Compares two public APIs.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;

use super::attributes::FeatureSet;
use super::compatibility::is_breaking;
use super::describe_change as describe;
use super::expanded_aliases::expanded;
use super::full_paths::replace_paths;
use super::item::{Item, Key, Kind, PublicApi, Space};

/// A change of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemChange {
    /// The path in the form that other crates use, without the name of the crate: `Call<ListPets>::limit`.
    pub path: String,
    /// The file of the crate that contains the item.
    pub file: String,
    /// The kind of change.
    pub kind: ChangeKind,
    /// A description of the change.
    pub text: String,
    /// `true` if crates that use the item may not compile any more.
    pub breaks: bool,
}

/// The kind of the change of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ChangeKind {
    /// The item was removed or renamed.
    Removed,
    /// The item was added.
    Added,
    /// The declaration changed.
    Changed,
    /// The item requires another feature, which programs without the default features must enable.
    Gated,
    /// The item is now deprecated.
    Deprecated,
    /// The item has another meaning on the wire, and its uses compile as before.
    Reassigned,
    /// The type is no longer the same as that of another identical schema.
    Separated,
    /// The type is now the same as that of another identical schema.
    Unified,
}

/// Compares two versions of a crate. The parts of added and removed items are omitted, and so are names of the
/// library that the crate exports or no longer exports: the items that use them change as well.
pub fn changes(old: &PublicApi, new: &PublicApi) -> Vec<ItemChange> {
    let (old, new) = (expanded(old, new), expanded(new, old));
    let comparison = Comparison::new(&old, &new);
    let mut changes = comparison.removed();
    changes.extend(comparison.added());
    changes.extend(comparison.changed());
    changes.extend(comparison.features());
    changes.sort_by(|first, second| (&first.path, first.kind).cmp(&(&second.path, second.kind)));
    changes
}

struct Comparison<'a> {
    old: &'a PublicApi,
    new: &'a PublicApi,
    old_aliases: Aliases<'a>,
    new_aliases: Aliases<'a>,
    /// The items of both versions.
    kept: Vec<(&'a Key, &'a Item, &'a Item)>,
    removed: BTreeMap<&'a Key, &'a Item>,
    added: BTreeMap<&'a Key, &'a Item>,
    /// The paths of items of another kind, whose parts cannot be compared.
    replaced: BTreeSet<&'a str>,
}

impl<'a> Comparison<'a> {
    fn new(old: &'a PublicApi, new: &'a PublicApi) -> Self {
        let (old_aliases, new_aliases) = (Aliases::of(old), Aliases::of(new));
        let is_new = |(key, _): &(&Key, &Item)| !old.items.contains_key(key);
        let mut added: BTreeMap<&Key, &Item> = new.items.iter().filter(is_new).collect();
        let by_types = added.keys().map(|key| (new_aliases.resolve_key(key), *key));
        let by_types: BTreeMap<Key, &Key> = by_types.collect();
        let mut kept = Vec::new();
        let mut removed = BTreeMap::new();
        for (key, before) in &old.items {
            let same = || by_types.get(&old_aliases.resolve_key(key)).copied();
            let now = new.items.get(key);
            match now.or_else(|| same().and_then(|same| added.remove(same))) {
                Some(item) => kept.push((key, before, item)),
                None => {
                    removed.insert(key, before);
                }
            }
        }
        let replaced = kept
            .iter()
            .filter(|(_, before, item)| is_replaced(before, item));
        Self {
            replaced: replaced.map(|(key, ..)| key.path.as_str()).collect(),
            old,
            new,
            old_aliases,
            new_aliases,
            kept,
            removed,
            added,
        }
    }

    fn removed(&self) -> Vec<ItemChange> {
        let is_removed = |path: &str| self.removed.contains_key(&Key::new(path, Space::Type));
        let whole = self.removed.iter();
        let whole = whole.filter(|(key, item)| {
            !self.is_part(key, item, &is_removed) && !is_of_library(self.old, key, item)
        });
        let changes = whole.map(|(key, item)| {
            change(
                key,
                item,
                ChangeKind::Removed,
                describe::removed(key, item),
                true,
            )
        });
        changes.collect()
    }

    fn added(&self) -> Vec<ItemChange> {
        let is_added = |path: &str| self.added.contains_key(&Key::new(path, Space::Type));
        let whole = self.added.iter();
        let whole = whole.filter(|(key, item)| {
            !self.is_part(key, item, &is_added) && !is_of_library(self.new, key, item)
        });
        let changes = whole.map(|(key, item)| {
            let breaks = self.is_required(item);
            change(
                key,
                item,
                ChangeKind::Added,
                describe::added(key, item, breaks),
                breaks,
            )
        });
        changes.collect()
    }

    /// `true` if existing code lacks a new item.
    fn is_required(&self, item: &Item) -> bool {
        let parent = item.parent.as_ref().and_then(|key| self.old.items.get(key));
        let parent = parent.map(|parent| &parent.declaration.kind);
        match (&item.declaration.kind, parent) {
            (Kind::Field(_), Some(Kind::Struct { is_open, .. })) => *is_open,
            (Kind::Variant { .. }, Some(Kind::Enum { is_closed, .. })) => *is_closed,
            _ => item.declaration.is_provided == Some(false),
        }
    }

    fn changed(&self) -> Vec<ItemChange> {
        let mut changes = Vec::new();
        for (key, before, item) in &self.kept {
            changes.extend(self.changed_kind(key, before, item));
            changes.extend(self.changed_features(key, before, item));
            let kind = match (&before.deprecation, &item.deprecation) {
                (None, Some(_)) => ChangeKind::Deprecated,
                (Some(_), None) => ChangeKind::Changed,
                _ => continue,
            };
            changes.push(change(
                key,
                item,
                kind,
                describe::deprecated(key, item),
                false,
            ));
        }
        changes
    }

    fn changed_kind(&self, key: &Key, before: &Item, item: &Item) -> Option<ItemChange> {
        let (before, now) = (&before.declaration, &item.declaration);
        if before == now {
            return None;
        }
        let old = before.respelled(&|text| self.old_aliases.resolve(text));
        let new = now.respelled(&|text| self.new_aliases.resolve(text));
        if old == new {
            return None;
        }
        let breaks = is_breaking(&old, &new);
        let text = describe::changed(key, before, now);
        let text = text.or_else(|| breaks.then(|| describe::changed_declaration(key, item)))?;
        Some(change(key, item, ChangeKind::Changed, text, breaks))
    }

    /// Compares the required features, unless those of a containing item changed as well.
    fn changed_features(&self, key: &Key, before: &Item, item: &Item) -> Option<ItemChange> {
        if before.features == item.features {
            return None;
        }
        let is_reported = |path: &str| {
            let key = Key::new(path, Space::Type);
            let items = self.old.items.get(&key).zip(self.new.items.get(&key));
            items.is_some_and(|(before, item)| before.features != item.features)
        };
        if self.is_part(key, item, &is_reported) {
            return None;
        }
        let is_enabled = |by: &FeatureSet| item.features.is_subset(&self.new.enabled(by));
        let kind = match is_enabled(&before.features) {
            true => ChangeKind::Changed,
            false => ChangeKind::Gated,
        };
        let breaks = !is_enabled(&(&before.features | &default_features()));
        let text = describe::required_features(key, before, item);
        Some(change(key, item, kind, text, breaks))
    }

    /// Returns the features that are no longer enabled by default.
    fn features(&self) -> Vec<ItemChange> {
        let [before, after] = [self.old, self.new].map(|api| api.enabled(&default_features()));
        let lost = before.difference(&after);
        let lost = lost.filter(|name| self.new.features.contains_key(*name));
        let changes = lost.map(|name| ItemChange {
            path: name.clone(),
            file: "Cargo.toml".to_owned(),
            kind: ChangeKind::Changed,
            text: format!("the feature `{name}` is no longer enabled by default"),
            breaks: true,
        });
        changes.collect()
    }

    /// `true` if an item is part of a reported item, or an implementation for one.
    fn is_part(&self, key: &Key, item: &Item, is_reported: &dyn Fn(&str) -> bool) -> bool {
        let is_reported = |path: &str| {
            let public = self
                .old
                .support
                .get(path)
                .or_else(|| self.new.support.get(path));
            let path = public.map_or(path, String::as_str);
            is_reported(path) || self.replaced.contains(path)
        };
        let parent = item.parent.as_ref();
        parent.is_some_and(|parent| is_reported(&parent.path))
            || mentioned(&key.path).any(|path| path != key.path && is_reported(path))
    }
}

/// `true` for items of the library, which are the same for all descriptions, and exported if an item uses them.
fn is_of_library(api: &PublicApi, key: &Key, item: &Item) -> bool {
    let path = match &item.declaration.kind {
        Kind::Reexport(target) => target,
        _ => &key.path,
    };
    api.support.values().any(|public| public == path)
}

fn default_features() -> FeatureSet {
    FeatureSet::from(["default".to_owned()])
}

fn change(key: &Key, item: &Item, kind: ChangeKind, text: String, breaks: bool) -> ItemChange {
    ItemChange {
        path: key.shown(),
        file: item.file.clone(),
        kind,
        text,
        breaks,
    }
}

/// `true` if an item is of another kind than before.
fn is_replaced(before: &Item, item: &Item) -> bool {
    discriminant(&before.declaration.kind) != discriminant(&item.declaration.kind)
}

/// Returns the paths of this crate in a text, and their prefixes.
fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    let paths = text.split(|letter: char| !letter.is_alphanumeric() && !"_:#".contains(letter));
    let paths = paths.filter(|path| path.starts_with("crate::"));
    paths.flat_map(|path| {
        let ends = path.match_indices("::").map(|(end, _)| end).skip(1);
        ends.chain([path.len()]).filter_map(|end| path.get(..end))
    })
}

/// The types of type aliases, without aliases in them.
struct Aliases<'a>(BTreeMap<&'a str, String>);

impl<'a> Aliases<'a> {
    fn of(api: &'a PublicApi) -> Self {
        let aliases = api
            .items
            .iter()
            .filter_map(|(key, item)| match &item.declaration.kind {
                Kind::Alias(ty) if item.declaration.generics.parameters.is_empty() => {
                    Some((key.path.as_str(), ty.as_str()))
                }
                _ => None,
            });
        let aliases: BTreeMap<&str, &str> = aliases.collect();
        let resolve = |ty: &str| {
            let mut ty = ty.to_owned();
            // No alias is recursive.
            for _ in 0..aliases.len() {
                let next = replace_paths(&ty, |path| aliases.get(path).copied());
                if next == ty {
                    break;
                }
                ty = next;
            }
            ty
        };
        Self(
            aliases
                .iter()
                .map(|(name, ty)| (*name, resolve(ty)))
                .collect(),
        )
    }

    fn resolve_key(&self, key: &Key) -> Key {
        match key.path.contains(['<', ' ']) {
            true => Key::new(self.resolve(&key.path), key.space),
            false => key.clone(),
        }
    }

    /// Replaces aliases in a text by their types.
    fn resolve(&self, text: &str) -> String {
        replace_paths(text, |path| self.0.get(path).map(String::as_str))
    }
}
