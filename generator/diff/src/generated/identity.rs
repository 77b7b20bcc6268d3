//! Types that are the same type in one version only, because their schemas are identical there.

use std::collections::{BTreeMap, HashMap};

use crate::public_api::{ChangeKind, ItemChange};
use openapi_crates::internals::{Api, TypeDefinition};

/// Returns the types that are separate now, or the same type now.
pub(super) fn changed(old: &Api, new: &Api) -> Vec<ItemChange> {
    let (before, after) = (Kept::of(old), Kept::of(new));
    let mut changes: Vec<ItemChange> = before
        .lost_in(&after)
        .map(|(one, kept)| {
            let text = format!(
                "the type `{one}` is no longer the same as `{kept}`; code that uses one as the other does not compile"
            );
            change(one, &after, ChangeKind::Separated, text)
        })
        .collect();
    changes.extend(after.lost_in(&before).map(|(one, kept)| {
        let text = format!(
            "the type `{one}` is now the same as `{kept}`; code that implements a trait for both does not compile"
        );
        change(one, &after, ChangeKind::Unified, text)
    }));
    changes
}

fn change(name: &str, new: &Kept<'_>, kind: ChangeKind, text: String) -> ItemChange {
    ItemChange {
        path: name.to_owned(),
        file: new.files.get(name).cloned().unwrap_or_default(),
        kind,
        text,
        breaks: false,
    }
}

/// The definitions of identical types.
struct Kept<'a> {
    /// The type that keeps the definition, for each other one.
    kept: BTreeMap<&'a str, &'a str>,
    /// The files of all types.
    files: HashMap<&'a str, String>,
}

impl<'a> Kept<'a> {
    fn of(api: &'a Api) -> Self {
        let name = |definition: &'a TypeDefinition| definition.name.plain();
        let types = api.types.iter();
        let mut kept = BTreeMap::new();
        for group in api.identical_types() {
            let mut names = group.into_iter().map(|id| name(api.type_of(id)));
            if let Some(first) = names.next() {
                kept.extend(names.map(|other| (other, first)));
            }
        }
        Self {
            kept,
            files: types.map(|one| (name(one), api.path_of(one))).collect(),
        }
    }

    /// The type that a type is.
    fn type_of(&self, name: &'a str) -> &'a str {
        self.kept.get(name).copied().unwrap_or(name)
    }

    /// Returns the pairs of types that are the same here and differ in another version, which has both.
    fn lost_in<'k>(&'k self, other: &'k Self) -> impl Iterator<Item = (&'a str, &'a str)> + 'k
    where
        'a: 'k,
    {
        let pairs = self.kept.iter().map(|(one, kept)| (*one, *kept));
        pairs.filter(move |(one, kept)| {
            let is_known = [one, kept]
                .into_iter()
                .all(|name| other.files.contains_key(name));
            is_known && other.type_of(one) != other.type_of(kept)
        })
    }
}
