//! Security: requirements of operations and webhooks, and security schemes.
//!
//! In: two operations, or both roots. Out: changes, reported to the [`Comparer`].

mod identity;
mod schemes;
mod webhooks;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Map;

use crate::change::Verdict;
use crate::comparer::Comparer;
use crate::node::{Located, Node};
use crate::operation::Operation;
use openapi_crates::source::Place;

const ANONYMOUS: &str = "callers with this credential are now anonymous";

/// The scopes of each required scheme, which is identified by its properties instead of its name.
type Schemes = BTreeMap<String, BTreeSet<String>>;

/// One of several alternative security requirements.
#[derive(PartialEq)]
struct Requirement {
    schemes: Schemes,
    place: Place,
    /// The names of the schemes, for messages.
    names: String,
}

/// The security requirements of an operation.
struct Requirements {
    alternatives: Vec<Requirement>,
    place: Place,
    is_global: bool,
}

impl Requirement {
    /// `true` if credentials for the other requirement are enough for this one.
    fn is_weaker_than(&self, other: &Self) -> bool {
        self.schemes.iter().all(|(scheme, scopes)| {
            let granted = other.schemes.get(scheme);
            granted.is_some_and(|granted| scopes.is_subset(granted))
        })
    }
}

impl Requirements {
    /// `true` if no credential is required.
    fn is_open(&self) -> bool {
        let mut alternatives = self.alternatives.iter();
        self.alternatives.is_empty() || alternatives.any(|one| one.schemes.is_empty())
    }

    /// Returns the alternatives that others do not contain.
    fn missing_in(&self, others: &Self) -> Vec<&Requirement> {
        let is_there = |one: &Requirement| {
            others
                .alternatives
                .iter()
                .any(|other| other.schemes == one.schemes)
        };
        self.alternatives
            .iter()
            .filter(|one| !is_there(one))
            .collect()
    }
}

impl Located for Requirement {
    fn place(&self) -> &Place {
        &self.place
    }
}

impl Located for Requirements {
    fn place(&self) -> &Place {
        &self.place
    }
}

impl<'a> Comparer<'a> {
    pub fn security(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let (before, after) = (self.requirements(old), self.requirements(new));
        let prefix = match before.is_global && after.is_global {
            true => "api-global-security",
            false => "api-security",
        };
        let (change, verdict, predicate) = match (before.is_open(), after.is_open()) {
            (true, true) => return self.alternatives(&before, &after, prefix, new),
            (false, false) => return self.alternatives(&before, &after, prefix, new),
            (true, false) => ("required", Verdict::Breaking, "now requires a credential"),
            (false, true) => ("opened", Verdict::Safe, "no longer requires a credential"),
        };
        let at = self.operation_context(new);
        let message = format!("{} {predicate}", at.what);
        self.report_as(
            &at,
            format!("{prefix}-{change}"),
            verdict,
            message,
            before,
            after,
        );
    }

    fn alternatives(
        &mut self,
        before: &Requirements,
        after: &Requirements,
        prefix: &str,
        new: &Operation<'a>,
    ) {
        let at = self.operation_context(new);
        let mut added = after.missing_in(before);
        let mut removed = before.missing_in(after);
        removed.retain(|was| {
            let mut same = added.iter();
            let same = same.position(|is| is.schemes.keys().eq(was.schemes.keys()));
            same.map(|index| self.scopes(was, added.remove(index), prefix, new))
                .is_none()
        });
        for was in removed {
            let mut weaker = after
                .alternatives
                .iter()
                .filter(|is| is.is_weaker_than(was));
            let impact = match (weaker.next(), weaker.next()) {
                (Some(only), None) if only.schemes.is_empty() => (Verdict::Risky, Some(ANONYMOUS)),
                (Some(_), _) => (Verdict::Safe, None),
                (None, _) => (Verdict::Breaking, None),
            };
            let message = format!("{} no longer accepts {}", at.what, was.names);
            self.report_as(
                &at,
                format!("{prefix}-removed"),
                impact,
                message,
                was,
                after,
            );
        }
        for is in added {
            let message = format!("{} now accepts {}", at.what, is.names);
            self.report_as(
                &at,
                format!("{prefix}-added"),
                Verdict::Safe,
                message,
                before,
                is,
            );
        }
    }

    fn scopes(&mut self, was: &Requirement, is: &Requirement, prefix: &str, new: &Operation<'a>) {
        let at = self.operation_context(new);
        for (scheme, before) in &was.schemes {
            let after = is.schemes.get(scheme).cloned().unwrap_or_default();
            let added = after.difference(before);
            let added = added.map(|scope| ("added", Verdict::Breaking, "now", scope));
            let removed = before.difference(&after);
            let removed = removed.map(|scope| ("removed", Verdict::Safe, "no longer", scope));
            for (change, verdict, when, scope) in added.chain(removed) {
                let message = format!(
                    "{} with {} {when} requires the scope `{scope}`",
                    at.what, was.names
                );
                let rule = format!("{prefix}-scope-{change}");
                self.report_as(&at, rule, verdict, message, was, is);
            }
        }
    }

    fn requirements(&self, operation: &Operation<'a>) -> Requirements {
        let root = operation.node.document_root();
        let own = operation.node.get("security");
        let is_global = own.is_none();
        let list = own.or_else(|| root.get("security"));
        let place = list.as_ref().unwrap_or(&operation.node).place.clone();
        let all: Vec<Node<'a>> = list.iter().flat_map(Node::items).collect();
        // A single empty requirement is the same as none.
        let is_alone = all.len() == 1;
        let all = all.into_iter();
        let all = all.filter(|one| !(is_alone && one.object().is_some_and(Map::is_empty)));
        let alternatives = all.map(|one| {
            let names: Vec<String> = one.members().map(|(name, _)| format!("`{name}`")).collect();
            let names = match names.as_slice() {
                [] => "requests without credentials".to_owned(),
                names => names.join(" with "),
            };
            let schemes = one.members().map(|(name, scopes)| {
                let scopes = scopes.items();
                let scopes = scopes.filter_map(|scope| scope.value.as_str().map(str::to_owned));
                (self.scheme_identity(&root, name), scopes.collect())
            });
            Requirement {
                schemes: schemes.collect(),
                place: one.place.clone(),
                names,
            }
        });
        Requirements {
            alternatives: alternatives.collect(),
            place,
            is_global,
        }
    }
}
