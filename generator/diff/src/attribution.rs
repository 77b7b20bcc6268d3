//! Which change of the description is behind which change of the generated crates.
//!
//! The items of the crates tell by the files that they stand in which operation or which schema they are
//! of, and by their names which field, value or status.

use std::collections::{BTreeMap, HashMap, HashSet};

use indexmap::IndexMap;

use super::change::{Audience, Change, Item, Subject, Verdict};
use crate::public_api::ItemChange;
use generator::internals::{Api, Status};

/// What the files of operations and types are called, in both versions.
#[derive(Debug, Default)]
pub(super) struct Files {
    operations: HashMap<String, Vec<String>>,
    components: HashMap<String, Vec<String>>,
}

impl Files {
    /// Adds those of one version.
    pub fn add(&mut self, api: &Api) {
        for operation in &api.operations {
            let key = format!("{} {}", operation.method.as_str(), operation.path);
            let known = self.operations.entry(key).or_default();
            known.push(plain(&operation.name.rust));
        }
        for definition in &api.types {
            let known = self
                .components
                .entry(definition.name.wire.clone())
                .or_default();
            known.push(plain(&definition.module.rust));
        }
    }
}

/// How well a change of an item goes with a change of the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// It has the name that the change is about.
    Name,
    /// It is of a file whose name begins as that of the operation or schema does.
    Kin,
    /// It is of the file of the operation or schema.
    Owner,
    /// It has the name, and is of such a file.
    NameOfKin,
    /// It has the name, and is of the file.
    NameOfOwner,
}

/// Gives the changes of items to the changes that are behind them; what is left becomes changes of
/// its own.
pub(super) fn attribute(changes: &mut Vec<Change>, items: Vec<Item>, files: &Files) {
    let mut behind = Behind::of(changes, files);
    let mut left: IndexMap<(Audience, String), Vec<Item>> = IndexMap::new();
    for item in items {
        let best = behind.best(&item.change);
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

/// The changes that items may show, by what these may be called.
struct Behind {
    names: Vec<Names>,
    /// The files of all operations and schemas.
    all: HashSet<String>,
    /// The changes that are about a name.
    by_member: HashMap<String, Vec<usize>>,
    /// Those of the operation or schema of a file, and whether the file is its own.
    by_file: HashMap<String, Vec<(usize, bool)>>,
}

impl Behind {
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

    /// The changes that a change of an item goes best with.
    fn best(&mut self, item: &ItemChange) -> Vec<usize> {
        let mut fits: BTreeMap<usize, Fit> = BTreeMap::new();
        for word in plain_words(&item.path) {
            let about = self.by_member.get(&word).into_iter().flatten();
            fits.extend(about.map(|index| (*index, Fit::Name)));
        }
        for (index, is_own) in self.of_file(&stem(&item.file)) {
            let fit = match (fits.contains_key(index), is_own) {
                (false, false) => Fit::Kin,
                (false, true) => Fit::Owner,
                (true, false) => Fit::NameOfKin,
                (true, true) => Fit::NameOfOwner,
            };
            fits.insert(*index, fit);
        }
        let best = fits.values().max().copied();
        let fitting = fits.into_iter().filter(|(_, fit)| Some(*fit) == best);
        let fitting: Vec<usize> = fitting.map(|(index, _)| index).collect();
        // Of several changes of one operation or schema, it is not known which is behind what names none of them.
        let is_named = best.is_some_and(|fit| !matches!(fit, Fit::Kin | Fit::Owner));
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

/// A change of a generated crate that no change of what is sent is behind, such as another name.
fn of_items(audience: Audience, items: Vec<Item>) -> Option<Change> {
    let mut breaking = items.iter().filter(|item| item.change.breaks);
    let gravest = breaking.next().or(items.first())?;
    let text = &gravest.change.text;
    let more = match items.len().saturating_sub(1) {
        0 => String::new(),
        1 => ", and 1 more".to_owned(),
        more => format!(", and {more} more"),
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

/// What the items that a change shows in may be called.
#[derive(Default)]
struct Names {
    /// The files that they stand in.
    owners: Vec<String>,
    /// They themselves.
    members: Vec<String>,
}

impl Names {
    /// Those of a change. What is about nothing that has a name shows in no item, nor does a rule for values.
    fn of(change: &Change, files: &Files) -> Self {
        let Some(member) = change
            .subject
            .member
            .as_deref()
            .filter(|_| shows_in_types(&change.rule))
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

    /// Whether a file is that of the operation or schema; `None` if it has nothing to do with it, as that of another has.
    fn own(&self, stem: &str, all: &HashSet<String>) -> Option<bool> {
        if self.owners.iter().any(|owner| owner == stem) {
            return Some(true);
        }
        let mut owners = self.owners.iter();
        let is_kin = owners.any(|owner| stem.starts_with(owner.as_str()));
        (is_kin && !all.contains(stem)).then_some(false)
    }
}

/// Whether a change may be one of a type. Rules for texts and lists are checked, and are part of none.
fn shows_in_types(rule: &str) -> bool {
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

/// The name of a file; that of its folder for `mod.rs`.
fn stem(file: &str) -> String {
    let path = file.strip_suffix("/mod.rs").unwrap_or(file);
    let name = path.rsplit('/').next().unwrap_or(path);
    plain(name.strip_suffix(".rs").unwrap_or(name))
}

fn plain_words(path: &str) -> Vec<String> {
    let words = path.split(|one: char| !one.is_alphanumeric() && one != '_' && one != '#');
    words.map(plain).filter(|word| !word.is_empty()).collect()
}

/// A name without what casing adds to it.
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
                text: format!("`{path}` is gone"),
                breaks: true,
            },
        }
    }

    /// The changes after they were given an item: whether each breaks clients that are built on the generated one.
    fn breaking(mut changes: Vec<Change>, item: Item) -> Vec<bool> {
        attribute(&mut changes, vec![item], &files());
        let verdicts = changes.iter().map(|one| one.verdict(Audience::Client));
        verdicts.map(|one| one == Verdict::Breaking).collect()
    }

    #[test]
    fn an_item_is_under_what_is_behind_it() {
        let of_field = change(Some("Pet"), Some("name"));
        let of_other = change(Some("PetStatus"), Some("name"));
        let gone = item("src/types/pet.rs", "Pet::name");
        assert_eq!(
            breaking(vec![of_field.clone(), of_other.clone()], gone),
            [true, false]
        );
        let of_value = item("src/types/pet_status.rs", "PetStatus::Sold");
        assert_eq!(breaking(vec![of_field, of_other], of_value), [false, true]);
    }

    #[test]
    fn an_item_is_never_under_what_shows_in_none() {
        let gone = item("src/operations/list_pets.rs", "ListPetsResponse::as_xml");
        assert_eq!(breaking(vec![change(None, None)], gone), [false, true]);
    }

    #[test]
    fn an_item_is_under_none_of_several_that_it_does_not_name() {
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
    fn what_shows_in_an_item_that_breaks_does() {
        let gone = item("src/operations/list_pets.rs", "ListPetsResponse::as_xml");
        assert_eq!(breaking(vec![change(None, Some("200"))], gone), [true]);
    }
}
