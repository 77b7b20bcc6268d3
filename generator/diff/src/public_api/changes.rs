//! What differs between two surfaces, and whether it breaks those who depend on the crate.
//!
//! The judgement is that of the chapter on SemVer of the Cargo book, and of the compiler.

use std::collections::{BTreeMap, BTreeSet};

use super::gate::Gate;
use super::item::{Item, Key, Kind, Member, Space, Surface};
use super::judgement::breaks;
use super::spelling::replaced;
use super::words;

/// A difference between two versions of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemChange {
    /// The item as others write it, without the name of the crate: `Call<ListPets>::limit`.
    pub path: String,
    /// The file of the crate that it stands in, or stood in.
    pub file: String,
    /// What happened to it.
    pub kind: ChangeKind,
    /// The same in a sentence, without a full stop.
    pub text: String,
    /// Whether it breaks a crate that depends on this one.
    pub breaks: bool,
}

/// What happened to an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ChangeKind {
    /// It is gone, or has another name.
    Removed,
    /// It is new.
    Added,
    /// It is another.
    Changed,
    /// Others are advised against it, and warned when they use it.
    Deprecated,
    /// It stands for something else on the wire, and what uses it compiles as before.
    Reassigned,
}

/// What differs between two versions of a crate. What is part of something that came or went is
/// not told beside it.
pub fn changes(old: &Surface, new: &Surface) -> Vec<ItemChange> {
    let comparison = Comparison::new(old, new);
    let mut changes = comparison.removed();
    changes.extend(comparison.added());
    changes.extend(comparison.changed());
    changes.extend(comparison.features());
    changes.sort_by(|first, second| (&first.path, first.kind).cmp(&(&second.path, second.kind)));
    changes
}

struct Comparison<'a> {
    old: &'a Surface,
    new: &'a Surface,
    aliases_before: Aliases<'a>,
    aliases: Aliases<'a>,
    /// What is in both.
    kept: Vec<(&'a Key, &'a Item, &'a Item)>,
    removed: BTreeMap<&'a Key, &'a Item>,
    added: BTreeMap<&'a Key, &'a Item>,
    /// The types that are of another kind now.
    replaced: BTreeSet<&'a str>,
}

impl<'a> Comparison<'a> {
    fn new(old: &'a Surface, new: &'a Surface) -> Self {
        let (aliases_before, aliases) = (Aliases::of(old), Aliases::of(new));
        let is_new = |(key, _): &(&Key, &Item)| !old.items.contains_key(key);
        let mut added: BTreeMap<&Key, &Item> = new.items.iter().filter(is_new).collect();
        let by_types = added.keys().map(|key| (aliases.key(key), *key));
        let by_types: BTreeMap<Key, &Key> = by_types.collect();
        let mut kept = Vec::new();
        let mut removed = BTreeMap::new();
        for (key, before) in &old.items {
            let same = || by_types.get(&aliases_before.key(key)).copied();
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
        let replaced = replaced.map(|(key, ..)| key.path.as_str());
        let replaced = replaced.collect();
        Self {
            old,
            new,
            aliases_before,
            aliases,
            kept,
            removed,
            added,
            replaced,
        }
    }

    fn removed(&self) -> Vec<ItemChange> {
        let is_gone = |path: &str| self.removed.contains_key(&Key::new(path, Space::Type));
        let alone = self
            .removed
            .iter()
            .filter(|(key, item)| !self.is_part(key, item, &is_gone));
        alone
            .map(|(key, item)| {
                change(
                    key,
                    item,
                    ChangeKind::Removed,
                    words::removed(key, item),
                    true,
                )
            })
            .collect()
    }

    fn added(&self) -> Vec<ItemChange> {
        let is_new = |path: &str| self.added.contains_key(&Key::new(path, Space::Type));
        let alone = self
            .added
            .iter()
            .filter(|(key, item)| !self.is_part(key, item, &is_new));
        let changes = alone.map(|(key, item)| {
            let breaks = self.is_missed(item);
            let text = words::added(key, item, breaks);
            change(key, item, ChangeKind::Added, text, breaks)
        });
        changes.collect()
    }

    /// Whether whoever depended on the crate lacks an item that is new.
    fn is_missed(&self, item: &Item) -> bool {
        let parent = item.parent.as_ref().and_then(|key| self.old.items.get(key));
        match (&item.kind, parent.map(|parent| &parent.kind)) {
            (Kind::Field(_), Some(Kind::Struct { is_open, .. })) => *is_open,
            (Kind::Variant { .. }, Some(Kind::Enum { is_closed, .. })) => *is_closed,
            (Kind::Member { is_provided, .. }, _) => !is_provided,
            _ => false,
        }
    }

    fn changed(&self) -> Vec<ItemChange> {
        let mut changes = Vec::new();
        for (key, before, item) in &self.kept {
            changes.extend(self.difference(key, before, item));
            changes.extend(self.gated(key, before, item));
            let kind = match (&before.deprecation, &item.deprecation) {
                (None, Some(_)) => ChangeKind::Deprecated,
                (Some(_), None) => ChangeKind::Changed,
                _ => continue,
            };
            let text = words::deprecated(key, item);
            changes.push(change(key, item, kind, text, false));
        }
        changes
    }

    /// What an item is now, if it is another.
    fn difference(&self, key: &Key, before: &Item, item: &Item) -> Option<ItemChange> {
        if before.kind == item.kind {
            return None;
        }
        let first = before
            .kind
            .map(&|text| self.aliases_before.spelled_out(text));
        let second = item.kind.map(&|text| self.aliases.spelled_out(text));
        if first == second {
            return None;
        }
        let breaks = breaks(&first, &second);
        let text = words::changed(key, &before.kind, &item.kind);
        let text = text.or_else(|| breaks.then(|| words::otherwise(key, item)))?;
        Some(change(key, item, ChangeKind::Changed, text, breaks))
    }

    /// What an item waits for now, unless what it is a part of tells.
    fn gated(&self, key: &Key, before: &Item, item: &Item) -> Option<ItemChange> {
        if before.gate == item.gate {
            return None;
        }
        let is_told = |path: &str| {
            let key = Key::new(path, Space::Type);
            let (before, now) = (self.old.items.get(&key), self.new.items.get(&key));
            before
                .zip(now)
                .is_some_and(|(before, now)| before.gate != now.gate)
        };
        if self.is_part(key, item, &is_told) {
            return None;
        }
        let default = || Gate::from(["default".to_owned()]);
        let on = self.new.switched_on(&(&before.gate | &default()));
        let breaks = !item.gate.is_subset(&on);
        let text = words::gated(key, before, item);
        Some(change(key, item, ChangeKind::Changed, text, breaks))
    }

    /// The features that are no longer on by default.
    fn features(&self) -> Vec<ItemChange> {
        let default = Gate::from(["default".to_owned()]);
        let before = self.old.switched_on(&default);
        let now = self.new.switched_on(&default);
        let lost = before
            .difference(&now)
            .filter(|name| self.new.features.contains_key(*name));
        let changes = lost.map(|name| ItemChange {
            path: name.clone(),
            file: "Cargo.toml".to_owned(),
            kind: ChangeKind::Changed,
            text: format!("the feature `{name}` is no longer on by default"),
            breaks: true,
        });
        changes.collect()
    }

    /// The path by which others name something.
    fn named<'p>(&'p self, path: &'p str) -> &'p str {
        let named = self.old.support.get(path);
        let named = named.or_else(|| self.new.support.get(path));
        named.map_or(path, String::as_str)
    }

    /// Whether an item is part of another, or there for another, that tells of it.
    fn is_part(&self, key: &Key, item: &Item, tells: &dyn Fn(&str) -> bool) -> bool {
        let tells = |path: &str| {
            let path = self.named(path);
            tells(path) || self.replaced.contains(path)
        };
        let of_parent = item
            .parent
            .as_ref()
            .is_some_and(|parent| tells(&parent.path));
        of_parent || mentioned(&key.path).any(|path| path != key.path && tells(path))
    }
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

/// Whether an item is of another kind, so that its parts cannot be compared.
fn is_replaced(before: &Item, item: &Item) -> bool {
    match (&before.kind, &item.kind) {
        (Kind::Member { member: first, .. }, Kind::Member { member: second, .. }) => {
            std::mem::discriminant::<Member>(first) != std::mem::discriminant(second)
        }
        (first, second) => std::mem::discriminant(first) != std::mem::discriminant(second),
    }
}

/// The paths of this crate in a text, each with those that it is below.
fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    let paths = text.split(|letter: char| !letter.is_alphanumeric() && !"_:#".contains(letter));
    let paths = paths.filter(|path| path.starts_with("crate::"));
    paths.flat_map(|path| {
        let ends = path.match_indices("::").map(|(end, _)| end).skip(1);
        ends.chain([path.len()]).filter_map(|end| path.get(..end))
    })
}

/// The other names of types, with the types themselves.
struct Aliases<'a>(BTreeMap<&'a str, String>);

impl<'a> Aliases<'a> {
    fn of(surface: &'a Surface) -> Self {
        let aliases = surface
            .items
            .iter()
            .filter_map(|(key, item)| match &item.kind {
                Kind::Alias { generics, ty } if generics.parameters.is_empty() => {
                    Some((key.path.as_str(), ty.as_str()))
                }
                _ => None,
            });
        let aliases: BTreeMap<&str, &str> = aliases.collect();
        let names = aliases.iter();
        Self(
            names
                .map(|(name, ty)| (*name, itself(ty, &aliases)))
                .collect(),
        )
    }

    /// The key of the same item by the types themselves.
    fn key(&self, key: &Key) -> Key {
        match key.path.contains(['<', ' ']) {
            true => Key::new(self.spelled_out(&key.path), key.space),
            false => key.clone(),
        }
    }

    /// A text with the types themselves in place of their other names. No alias leads to itself.
    fn spelled_out(&self, text: &str) -> String {
        replaced(text, |path| self.0.get(path).map(String::as_str))
    }
}

/// A type with no other names of types in it.
fn itself(ty: &str, aliases: &BTreeMap<&str, &str>) -> String {
    let mut ty = ty.to_owned();
    for _ in 0..aliases.len() {
        let next = replaced(&ty, |path| aliases.get(path).copied());
        if next == ty {
            break;
        }
        ty = next;
    }
    ty
}
