//! Attributes changed items of the generated crates to changes of the description: the file of an item is named after
//! its operation or schema, and its path contains the name of the property, value or status.

use std::collections::{BTreeMap, HashMap, HashSet};

use indexmap::IndexMap;

use crate::change::{Audience, Change, Item, Subject, Verdict};
use crate::public_api::ItemChange;
use openapi_crates::internals::{Api, Status};

/// The files of operations and types in both versions.
#[derive(Debug, Default)]
pub(crate) struct Files {
    operations: HashMap<String, Vec<String>>,
    components: HashMap<String, Vec<String>>,
}

impl Files {
    /// Adds the files of one version.
    pub fn add(&mut self, api: &Api) {
        for operation in &api.operations {
            let key = format!("{} {}", operation.method.as_str(), operation.path);
            let known = self.operations.entry(key).or_default();
            known.push(plain(&operation.name.rust));
        }
        for definition in &api.types {
            let name = definition.name.wire.clone();
            let known = self.components.entry(name).or_default();
            known.push(stem(&api.path_of(definition)));
        }
    }
}

/// The match between the change of an item and a change of the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// The name of the item.
    Name,
    /// The prefix of the file name.
    Prefix,
    /// The file of the operation or schema.
    File,
    /// The name and the prefix of the file name.
    NameAndPrefix,
    /// The name and the file.
    NameAndFile,
}

/// Attributes items to changes; the remaining items of each file become a change of their own.
pub(crate) fn attribute(changes: &mut Vec<Change>, items: Vec<Item>, files: &Files) {
    let mut candidates = Candidates::of(changes, files);
    let mut left: IndexMap<(Audience, String), Vec<Item>> = IndexMap::new();
    for item in items {
        let best = candidates.best(&item.change);
        if best.is_empty() {
            let owner = (item.audience, item.change.file.clone());
            left.entry(owner).or_default().push(item);
            continue;
        }
        for index in best {
            if let Some(change) = changes.get_mut(index) {
                change.items.push(item.clone());
            }
        }
    }
    changes.extend(
        left.into_iter()
            .filter_map(|((audience, _), items)| of_items(audience, items)),
    );
}

/// The changes that items may be attributed to.
struct Candidates {
    names: Vec<Names>,
    /// The files of all operations and schemas.
    all: HashSet<String>,
    /// The changes of each name.
    by_member: HashMap<String, Vec<usize>>,
    /// The changes of the operation or schema of each file, with `true` if the file is its own.
    by_file: HashMap<String, Vec<(usize, bool)>>,
}

impl Candidates {
    fn of(changes: &[Change], files: &Files) -> Self {
        let names: Vec<Names> = changes
            .iter()
            .map(|change| Names::of(change, files))
            .collect();
        let mut by_member: HashMap<String, Vec<usize>> = HashMap::new();
        for (index, one) in names.iter().enumerate() {
            for member in &one.members {
                by_member.entry(member.clone()).or_default().push(index);
            }
        }
        let all = files.operations.values().chain(files.components.values());
        Self {
            names,
            all: all.flatten().cloned().collect(),
            by_member,
            by_file: HashMap::new(),
        }
    }

    /// Returns the changes that match an item best.
    fn best(&mut self, item: &ItemChange) -> Vec<usize> {
        let mut fits: BTreeMap<usize, Fit> = BTreeMap::new();
        for word in plain_words(&item.path) {
            let about = self.by_member.get(&word).into_iter().flatten();
            fits.extend(about.map(|index| (*index, Fit::Name)));
        }
        for (index, is_exact) in self.of_file(&stem(&item.file)) {
            let fit = match (fits.contains_key(index), is_exact) {
                (false, false) => Fit::Prefix,
                (false, true) => Fit::File,
                (true, false) => Fit::NameAndPrefix,
                (true, true) => Fit::NameAndFile,
            };
            fits.insert(*index, fit);
        }
        let best = fits.values().max().copied();
        let fitting = fits.into_iter().filter(|(_, fit)| Some(*fit) == best);
        let fitting: Vec<usize> = fitting.map(|(index, _)| index).collect();
        // Without a name, the item could belong to any of several changes of the operation or schema.
        let is_named = best.is_some_and(|fit| !matches!(fit, Fit::Prefix | Fit::File));
        match fitting.len() {
            0 | 1 => fitting,
            _ if is_named => fitting,
            _ => Vec::new(),
        }
    }

    fn of_file(&mut self, stem: &str) -> &[(usize, bool)] {
        let (names, known) = (&self.names, &self.all);
        let find = || {
            let all = names.iter().enumerate();
            all.filter_map(|(index, one)| Some((index, one.own(stem, known)?)))
                .collect()
        };
        self.by_file.entry(stem.to_owned()).or_insert_with(find)
    }
}

/// Returns a change of generated items that is not caused by a change of the wire format, such as a new name.
fn of_items(audience: Audience, items: Vec<Item>) -> Option<Change> {
    let mut breaking = items.iter().filter(|item| item.change.breaks);
    let worst = breaking.next().or(items.first())?;
    let text = &worst.change.text;
    let more = match items.len().saturating_sub(1) {
        0 => String::new(),
        1 => ", and 1 more change".to_owned(),
        more => format!(", and {more} more changes"),
    };
    Some(Change {
        rule: format!("generated-{audience}-changed"),
        message: format!("in the generated {audience}, {text}{more}"),
        wire: Verdict::Safe,
        reason: None,
        operations: Vec::new(),
        items,
        accepted: None,
        old: None,
        new: None,
        subject: Subject::default(),
    })
}

/// The names of the items that a change may affect.
#[derive(Default)]
struct Names {
    /// The names of files.
    owners: Vec<String>,
    /// The names of items.
    members: Vec<String>,
}

impl Names {
    /// Returns the names of a change; none if it is not about anything with a name, or about a constraint.
    fn of(change: &Change, files: &Files) -> Self {
        let Some(member) = change
            .subject
            .member
            .as_deref()
            .filter(|_| affects_types(&change.rule))
        else {
            return Self::default();
        };
        let component = change.subject.component.iter();
        let component = component.filter_map(|name| files.components.get(name));
        let operations = change.operations.iter();
        let operations = operations.filter_map(|name| files.operations.get(name));
        let code = member.parse().ok().and_then(Status::new);
        let reason = code.and_then(Status::reason).map(plain);
        let members = [plain(member)].into_iter().chain(reason);
        Self {
            owners: component.chain(operations).flatten().cloned().collect(),
            members: members.filter(|name| !name.is_empty()).collect(),
        }
    }

    /// `Some(true)` for the file of the operation or schema, `Some(false)` for a file with the same prefix that belongs to no
    /// other one.
    fn own(&self, stem: &str, all: &HashSet<String>) -> Option<bool> {
        if self.owners.iter().any(|owner| owner == stem) {
            return Some(true);
        }
        let mut owners = self.owners.iter();
        let has_prefix = owners.any(|owner| stem.starts_with(owner.as_str()));
        (has_prefix && !all.contains(stem)).then_some(false)
    }
}

/// `false` for constraints that are validated, and not part of a type.
fn affects_types(rule: &str) -> bool {
    let checked = [
        "max-length",
        "min-length",
        "pattern",
        "max-items",
        "min-items",
        "unique-items",
    ];
    !checked.iter().any(|word| rule.contains(word))
}

/// Returns the name of a file, or of its folder for `mod.rs`. The file of a tag's trait may have the name of a schema.
fn stem(file: &str) -> String {
    if file.starts_with("src/api/") {
        return "api".to_owned();
    }
    let path = file.strip_suffix("/mod.rs").unwrap_or(file);
    let name = path.rsplit('/').next().unwrap_or(path);
    plain(name.strip_suffix(".rs").unwrap_or(name))
}

fn plain_words(path: &str) -> Vec<String> {
    let words = path.split(|one: char| !one.is_alphanumeric() && one != '_' && one != '#');
    words.map(plain).filter(|word| !word.is_empty()).collect()
}

/// Returns the letters and digits of a name in lower case.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|one| one.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::public_api::ChangeKind;

    fn files() -> Files {
        let known = |key: &str, name: &str| (key.to_owned(), vec![name.to_owned()]);
        Files {
            operations: [known("GET /pets", "listpets")].into(),
            components: [known("Pet", "pet"), known("PetStatus", "petstatus")].into(),
        }
    }

    fn change(component: Option<&str>, member: Option<&str>) -> Change {
        Change {
            rule: "rule".to_owned(),
            message: "it changed".to_owned(),
            wire: Verdict::Safe,
            reason: None,
            operations: vec!["GET /pets".to_owned()],
            items: Vec::new(),
            accepted: None,
            old: None,
            new: None,
            subject: Subject {
                component: component.map(str::to_owned),
                member: member.map(str::to_owned),
            },
        }
    }

    fn item(file: &str, path: &str) -> Item {
        Item {
            audience: Audience::Client,
            change: ItemChange {
                path: path.to_owned(),
                file: file.to_owned(),
                kind: ChangeKind::Removed,
                text: format!("`{path}` was removed"),
                breaks: true,
            },
        }
    }

    /// Attributes an item, and returns for each change whether it breaks client code.
    fn breaking(mut changes: Vec<Change>, item: Item) -> Vec<bool> {
        attribute(&mut changes, vec![item], &files());
        let verdicts = changes.iter().map(|one| one.verdict(Audience::Client));
        verdicts.map(|one| one == Verdict::Breaking).collect()
    }

    #[test]
    fn items_are_attributed_by_file_and_name() {
        let of_field = change(Some("Pet"), Some("name"));
        let of_other = change(Some("PetStatus"), Some("name"));
        let removed = item("src/types/pet.rs", "Pet::name");
        assert_eq!(
            breaking(vec![of_field.clone(), of_other.clone()], removed),
            [true, false]
        );
        let of_value = item("src/types/pet_status.rs", "PetStatus::Sold");
        assert_eq!(breaking(vec![of_field, of_other], of_value), [false, true]);
    }

    #[test]
    fn items_are_never_attributed_to_changes_without_a_name() {
        let removed = item("src/operations/list_pets.rs", "ListPetsResponse::as_xml");
        assert_eq!(breaking(vec![change(None, None)], removed), [false, true]);
    }

    #[test]
    fn ambiguous_items_are_not_attributed() {
        let of_file = || item("src/operations/list_pets.rs", "Client::list_pets");
        let changes = vec![change(None, Some("limit")), change(None, Some("offset"))];
        assert_eq!(breaking(changes, of_file()), [false, false, true]);
        let checked = Change {
            rule: "request-parameter-max-length-set".to_owned(),
            ..change(None, Some("name"))
        };
        assert_eq!(breaking(vec![checked], of_file()), [false, true]);
        let other = item("src/types/pet_status.rs", "PetStatus");
        assert_eq!(
            breaking(vec![change(Some("Pet"), Some("kind"))], other),
            [false, true]
        );
    }

    #[test]
    fn statuses_match_the_names_of_methods() {
        let removed = item("src/operations/list_pets.rs", "ListPetsResponse::as_xml");
        assert_eq!(breaking(vec![change(None, Some("200"))], removed), [true]);
    }
}
