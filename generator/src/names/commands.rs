//! Names of commands and flags in kebab case.

use std::collections::{BTreeMap, BTreeSet};

use super::{MAX_SIMILAR, Name};

/// Converts a text to kebab case: `categoryId` becomes `category-id`.
pub fn kebab(text: &str) -> String {
    let name = Name::lower_in_ascii(text);
    name.plain().trim_end_matches('_').replace('_', "-")
}

/// Converts parts to upper snake case: `ADOPTION_API_KEY`.
pub fn shouted(parts: &[&str]) -> String {
    let parts: Vec<String> = parts.iter().map(|part| kebab(part)).collect();
    parts.join("-").replace('-', "_").to_ascii_uppercase()
}

/// Returns the names of the commands of a group, without the words of the group unless that makes
/// them ambiguous.
pub fn commands(names: &[&str], group: &str, reserved: &[&str]) -> Vec<String> {
    let whole: Vec<String> = names.iter().map(|name| kebab(name)).collect();
    let group = kebab(group);
    let short: Vec<String> = whole.iter().map(|name| without(name, &group)).collect();
    let mut wanted: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
    for (index, (whole, short)) in whole.iter().zip(&short).enumerate() {
        for name in [whole, short] {
            wanted.entry(name).or_default().insert(index);
        }
    }
    let is_alone = |name: &str| wanted.get(name).is_none_or(|wanting| wanting.len() == 1);
    let mut taken = Taken::reserved(reserved);
    whole
        .iter()
        .zip(&short)
        .map(|(whole, short)| match is_alone(short) {
            true => taken.take([short.clone(), whole.clone()]),
            false => taken.take([whole.clone()]),
        })
        .collect()
}

/// The names in use.
#[derive(Debug, Default)]
pub struct Taken(BTreeSet<String>);

impl Taken {
    pub fn reserved(names: &[&str]) -> Self {
        Self(names.iter().map(|name| (*name).to_owned()).collect())
    }

    /// Claims the first free name, or the last one with a number.
    pub fn take(&mut self, names: impl IntoIterator<Item = String>) -> String {
        let mut last = String::new();
        for name in names {
            if self.0.insert(name.clone()) {
                return name;
            }
            last = name;
        }
        let mut numbered = (2..=MAX_SIMILAR).map(|number| format!("{last}-{number}"));
        let free = numbered.find(|name| self.0.insert(name.clone()));
        free.unwrap_or(last)
    }
}

/// Words that must not end or start a name.
const LEADING_ON: &[&str] = &[
    "a", "and", "as", "at", "by", "for", "from", "in", "into", "of", "on", "or", "the", "to",
    "with",
];

/// Removes the words of the group from a name, unless they are all of it or follow a preposition.
fn without(name: &str, group: &str) -> String {
    let words: Vec<&str> = name.split('-').collect();
    let of_group: Vec<&str> = group.split('-').collect();
    let starts = words.windows(of_group.len()).enumerate();
    let is_group = |found: &[&str]| {
        found
            .iter()
            .zip(&of_group)
            .all(|(one, other)| is_same(one, other))
    };
    let is_free = |start: usize| {
        let before = start.checked_sub(1).and_then(|before| words.get(before));
        before.is_none_or(|before| !LEADING_ON.contains(before))
    };
    let found = starts
        .filter(|(_, found)| is_group(found))
        .map(|(start, _)| start)
        .find(|start| is_free(*start));
    let Some(start) = found else {
        return name.to_owned();
    };
    let end = start + of_group.len();
    let kept = words.iter().enumerate();
    let kept = kept.filter(|(index, _)| !(start..end).contains(index));
    let kept: Vec<&str> = kept.map(|(_, word)| *word).collect();
    let is_meaningful = kept
        .first()
        .is_some_and(|first| !LEADING_ON.contains(first));
    match is_meaningful {
        true => kept.join("-"),
        false => name.to_owned(),
    }
}

/// Returns `true` for the singular and the plural of a word.
fn is_same(one: &str, other: &str) -> bool {
    singular(one) == singular(other)
}

/// `pet` for `pets`.
pub fn singular(word: &str) -> String {
    let with_es = |stem: &&str| {
        ["ss", "x", "ch", "sh"]
            .iter()
            .any(|end| stem.ends_with(end))
    };
    if let Some(stem) = word.strip_suffix("ies").filter(|stem| stem.len() > 1) {
        return format!("{stem}y");
    }
    if let Some(stem) = word.strip_suffix("es").filter(with_es) {
        return stem.to_owned();
    }
    match word.strip_suffix('s') {
        Some(stem) if !stem.ends_with('s') && !stem.ends_with("tatu") => stem.to_owned(),
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_hyphens_between_them() {
        for (text, expected) in [
            ("categoryId", "category-id"),
            ("X-Request-ID", "x-request-id"),
            ("type", "type"),
            ("self", "self"),
            ("filter[name]", "filter-name"),
            ("größe", "grosse"),
        ] {
            assert_eq!(kebab(text), expected);
        }
        assert_eq!(shouted(&["adoption", "apiKey"]), "ADOPTION_API_KEY");
    }

    #[track_caller]
    fn check(group: &str, names: &[&str], expected: &[&str]) {
        assert_eq!(commands(names, group, &["help"]), expected);
    }

    #[test]
    fn commands_omit_the_name_of_their_group() {
        check(
            "pets",
            &["listPets", "createPet", "getPet"],
            &["list", "create", "get"],
        );
        check("Companies", &["getCompany"], &["get"]);
        check("pet", &["uploadPetPhoto"], &["upload-photo"]);
        check("disk-snapshots", &["disk_snapshot_create"], &["create"]);
        check("issues", &["issues/list-for-repo"], &["list-for-repo"]);
        check("users", &["listPetsByUser"], &["list-pets-by-user"]);
    }

    #[test]
    fn commands_keep_distinguishing_words() {
        check("pets", &["getPet", "getPets"], &["get-pet", "get-pets"]);
        check("pets", &["list", "listPets"], &["list", "list-pets"]);
        check("pets", &["pets", "helpPet"], &["pets", "help-pet"]);
        check("users", &["userForPet"], &["user-for-pet"]);
        check("", &["listPets"], &["list-pets"]);
    }

    #[test]
    fn names_are_unique() {
        let mut taken = Taken::reserved(&["json"]);
        let mut take = |names: &[&str]| taken.take(names.iter().map(|name| (*name).to_owned()));
        assert_eq!(take(&["json", "query-json"]), "query-json");
        assert_eq!(take(&["json", "query-json"]), "query-json-2");
        assert_eq!(take(&["name"]), "name");
    }
}
