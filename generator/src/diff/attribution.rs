//! Which change of the description is behind which change of the generated crates.
//!
//! The items of the crates tell by the files that they stand in which operation or which schema they are
//! of, and by their names which field, value or status.

use std::collections::HashMap;

use super::change::{Audience, Change, Item, Subject, Verdict, Verdicts};
use crate::model::{Api, Status};

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
    /// It is of the same operation or schema.
    Owner,
    /// Both.
    Both,
}

/// Gives the changes of items to the changes that are behind them; what is left becomes changes of
/// its own.
pub(super) fn attribute(changes: &mut Vec<Change>, items: Vec<Item>, files: &Files) {
    let names: Vec<Names> = changes
        .iter()
        .map(|change| Names::of(change, files))
        .collect();
    let mut left: Vec<Item> = Vec::new();
    for item in items {
        let stem = stem(&item.change.file);
        let words = plain_words(&item.change.path);
        let fits: Vec<Option<Fit>> = names.iter().map(|names| names.fit(&stem, &words)).collect();
        let Some(best) = fits.iter().flatten().max().copied() else {
            left.push(item);
            continue;
        };
        for (change, fit) in changes.iter_mut().zip(fits) {
            if fit == Some(best) {
                take(change, item.clone());
            }
        }
    }
    for (audience, file) in owners(&left) {
        let of_file = left
            .iter()
            .filter(|item| (item.audience, &item.change.file) == (audience, &file));
        changes.push(of_items(audience, of_file.cloned().collect()));
    }
}

fn take(change: &mut Change, item: Item) {
    let verdict = if item.change.breaks {
        Verdict::Breaking
    } else {
        Verdict::Safe
    };
    change.verdicts.raise(item.audience, verdict);
    change.items.push(item);
}

/// The files of items, each once.
fn owners(items: &[Item]) -> Vec<(Audience, String)> {
    let mut owners = Vec::new();
    for item in items {
        let owner = (item.audience, item.change.file.clone());
        if !owners.contains(&owner) {
            owners.push(owner);
        }
    }
    owners
}

/// A change of a generated crate that no change of what is sent is behind, such as another name.
fn of_items(audience: Audience, items: Vec<Item>) -> Change {
    let gravest = items
        .iter()
        .find(|item| item.change.breaks)
        .or(items.first());
    let text = gravest
        .map(|item| item.change.text.clone())
        .unwrap_or_default();
    let more = match items.len().saturating_sub(1) {
        0 => String::new(),
        1 => ", and 1 more".to_owned(),
        more => format!(", and {more} more"),
    };
    let mut change = Change {
        rule: format!("generated-{audience}-changed"),
        message: format!("in the generated {audience}, {text}{more}"),
        verdicts: Verdicts::default(),
        reason: None,
        operations: Vec::new(),
        items: Vec::new(),
        accepted: None,
        old: None,
        new: None,
        subject: Subject::default(),
    };
    for item in items {
        take(&mut change, item);
    }
    change
}

/// What the items that a change shows in may be called.
struct Names {
    owners: Vec<String>,
    members: Vec<String>,
}

impl Names {
    fn of(change: &Change, files: &Files) -> Self {
        let component = change.subject.component.iter();
        let component = component.filter_map(|name| files.components.get(name));
        let operations = change.operations.iter();
        let operations = operations.filter_map(|name| files.operations.get(name));
        let owners = component.chain(operations).flatten().cloned().collect();
        let member = change.subject.member.as_deref().unwrap_or_default();
        let code = member.parse().ok().and_then(Status::new);
        let reason = code.and_then(Status::reason).map(plain);
        let members = [plain(member)].into_iter().chain(reason);
        Self {
            owners,
            members: members.filter(|name| !name.is_empty()).collect(),
        }
    }

    fn fit(&self, stem: &str, words: &[String]) -> Option<Fit> {
        let has_owner = self
            .owners
            .iter()
            .any(|owner| stem.starts_with(owner.as_str()));
        let has_name = self.members.iter().any(|member| words.contains(member));
        match (has_owner, has_name) {
            (true, true) => Some(Fit::Both),
            (true, false) => Some(Fit::Owner),
            (false, true) => Some(Fit::Name),
            (false, false) => None,
        }
    }
}

fn stem(file: &str) -> String {
    let name = file.rsplit('/').next().unwrap_or(file);
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
