//! Aliases in place of types: the errors of an operation become an alias if another operation has the same, and no longer are one if
//! that changes. Code that names the alias compiles as with a type of its own, so it is compared as if it were one.

use std::borrow::Cow;
use std::mem::discriminant;

use super::full_paths::replace_paths;
use super::item::{Item, Key, Kind, PublicApi, Space};

/// Replaces each alias of a struct or an enum by a copy of it, if the other version has a type of that kind in place of the alias.
pub fn expanded<'a>(api: &'a PublicApi, other: &PublicApi) -> Cow<'a, PublicApi> {
    let aliases = api.items.iter().filter_map(|(key, item)| {
        let Kind::Alias(target) = &item.declaration.kind else {
            return None;
        };
        let defined = api.items.get(&Key::new(target.as_str(), Space::Type))?;
        let replaced = other.items.get(key)?;
        is_same_kind(defined, replaced).then_some((key.path.as_str(), target.as_str()))
    });
    let aliases: Vec<(&str, &str)> = aliases.collect();
    if aliases.is_empty() {
        return Cow::Borrowed(api);
    }
    let mut copy = api.clone();
    for (alias, target) in aliases {
        for (key, item) in &api.items {
            if let Some(path) = renamed(&key.path, target, alias) {
                copy.items.insert(
                    Key::new(path, key.space),
                    renamed_item(item, target, alias, api),
                );
            }
        }
    }
    Cow::Owned(copy)
}

fn is_same_kind(defined: &Item, replaced: &Item) -> bool {
    let (defined, replaced) = (&defined.declaration.kind, &replaced.declaration.kind);
    let is_type = matches!(defined, Kind::Struct { .. } | Kind::Enum { .. });
    is_type && discriminant(defined) == discriminant(replaced)
}

/// The text with the name of the alias, if it names its type or a part of it.
fn renamed(text: &str, target: &str, alias: &str) -> Option<String> {
    let rename = |path: &str| {
        let part = path.strip_prefix(target)?;
        (part.is_empty() || part.starts_with("::")).then(|| format!("{alias}{part}"))
    };
    let renamed = replace_paths(text, rename);
    (renamed != text).then_some(renamed)
}

/// The same item of the alias, in its file.
fn renamed_item(item: &Item, target: &str, alias: &str, api: &PublicApi) -> Item {
    let spell = |text: &str| renamed(text, target, alias).unwrap_or_else(|| text.to_owned());
    let alias_item = api.items.get(&Key::new(alias, Space::Type));
    let parent = item.parent.as_ref();
    Item {
        file: alias_item.map_or_else(|| item.file.clone(), |alias| alias.file.clone()),
        parent: parent.map(|parent| Key::new(spell(&parent.path), parent.space)),
        features: item.features.clone(),
        deprecation: item.deprecation.clone(),
        declaration: item.declaration.respelled(&spell),
    }
}
