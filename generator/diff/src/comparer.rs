//! The state of a comparison, and how changes are reported.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::rc::Rc;

use indexmap::IndexMap;

use super::affected::Affected;
use super::change::{Change, Subject, Verdict};
pub(crate) use super::context::{Context, Effect, Encoding, Endpoint, Flow, Impact};
use super::memo::Memo;
use super::node::{Located, Node};
use super::speculation::Speculation;
use super::subtypes::Subtypes;
use openapi_crates::Date;
use openapi_crates::internals::{Checked, Site};
use openapi_crates::source::{Part, Place};

/// The identity of a change: its rule, message and locations.
type Identity = (String, String, [Place; 2]);

/// Compares two descriptions.
pub(crate) struct Comparer<'a> {
    pub old: &'a Checked,
    pub new: &'a Checked,
    pub affected: Affected,
    pub old_subtypes: Subtypes,
    pub new_subtypes: Subtypes,
    /// The kind of the current operation.
    pub endpoint: Endpoint,
    pub notice: Notice,
    pub changes: Vec<Change>,
    /// The indexes of changes: a schema that is used as JSON and as XML reports each change once.
    known: HashMap<Identity, usize>,
    /// The operations of each change, which may be many.
    concerned: HashSet<(usize, Rc<str>)>,
    pub memo: Memo,
    pub speculation: Speculation,
    /// The operations that are documented as unstable.
    pub unstable: HashSet<String>,
}

/// The required time between deprecation and sunset.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Notice {
    /// The day of the comparison.
    pub today: Option<Date>,
    /// The minimum number of days between that day and a new sunset.
    pub days: Option<i64>,
}

impl<'a> Comparer<'a> {
    pub fn new(old: &'a Checked, new: &'a Checked, notice: Notice) -> Self {
        let (old_subtypes, new_subtypes) = (Subtypes::find(old), Subtypes::find(new));
        Self {
            old,
            new,
            affected: Affected::find((old, &old_subtypes), (new, &new_subtypes)),
            old_subtypes,
            new_subtypes,
            endpoint: Endpoint::Operation,
            notice,
            changes: Vec::new(),
            known: HashMap::new(),
            concerned: HashSet::new(),
            memo: Memo::default(),
            speculation: Speculation::default(),
            unstable: HashSet::new(),
        }
    }

    /// Reports a change; the message is the subject of the context with a predicate.
    pub fn report(
        &mut self,
        at: &Context,
        what: &str,
        impact: impl Into<Impact>,
        predicate: impl AsRef<str>,
        old: impl Located,
        new: impl Located,
    ) {
        let rule = format!("{}-{what}", at.id());
        let message = format!("{} {}", at.subject(), predicate.as_ref());
        self.report_as(at, rule, impact, message, old, new);
    }

    /// Reports a change with its own rule and message.
    pub fn report_as(
        &mut self,
        at: &Context,
        rule: impl Into<String>,
        impact: impl Into<Impact>,
        message: impl Into<String>,
        old: impl Located,
        new: impl Located,
    ) {
        let (wire, reason) = impact.into().verdict(at.flow);
        let (old, new) = (old.place(), new.place());
        let change = Change {
            rule: rule.into(),
            message: message.into(),
            wire,
            reason,
            operations: Vec::new(),
            items: Vec::new(),
            accepted: None,
            old: Some(site(old, self.old)),
            new: Some(site(new, self.new)),
            subject: Subject {
                component: component_of(new).or_else(|| component_of(old)),
                member: at.member.clone(),
            },
        };
        if self.speculation.is_active() {
            self.changes.push(change);
            return;
        }
        let places = [old.clone(), new.clone()];
        let identity = (change.rule.clone(), change.message.clone(), places);
        let next = self.changes.len();
        let index = *self.known.entry(identity).or_insert(next);
        match self.changes.get_mut(index) {
            Some(known) => known.wire = known.wire.max(wire),
            None => self.changes.push(change),
        }
        if !at.operation.is_empty() {
            self.add_operation(&[index], &at.operation);
        }
        self.memo.found(index);
    }

    /// Adds an operation to changes.
    pub fn add_operation(&mut self, changes: &[usize], operation: &Rc<str>) {
        for index in changes {
            if self.concerned.insert((*index, Rc::clone(operation)))
                && let Some(change) = self.changes.get_mut(*index)
            {
                change.operations.push(operation.to_string());
            }
        }
    }

    /// Reports a flag that was set or cleared, each with its rule, effect and predicate.
    pub fn flag(
        &mut self,
        at: &Context,
        (old, was): (impl Located, bool),
        (new, is): (impl Located, bool),
        [set, cleared]: [(&str, Effect, &str); 2],
    ) {
        if was != is {
            let (what, effect, predicate) = if is { set } else { cleared };
            self.report(at, what, effect, predicate, old, new);
        }
    }

    /// Reports that a value became required or optional.
    pub fn required(&mut self, at: &Context, old: (impl Located, bool), new: (impl Located, bool)) {
        let required = ("became-required", Effect::Narrows, "is now required");
        let optional = ("became-optional", Effect::Widens, "is now optional");
        self.flag(at, old, new, [required, optional]);
    }

    /// `true` if two nodes and everything that they refer to are equal.
    pub fn is_unchanged(&self, old: &Node<'_>, new: &Node<'_>) -> bool {
        self.affected.is_same(old.value, new.value)
    }

    /// Returns the effect of a change from some schemas to others.
    pub fn relation(&mut self, old: &[Node<'a>], new: &[Node<'a>], at: &Context) -> Effect {
        let mut keeps = |flow: Flow| {
            let at = Context { flow, ..at.clone() };
            !self.breaks(old, new, &at)
        };
        Effect::of_sets(keeps(Flow::ToServer), keeps(Flow::ToClient))
    }

    /// `true` if a value of the old schemas may be invalid for a reader of the new ones.
    pub fn breaks(&mut self, old: &[Node<'a>], new: &[Node<'a>], at: &Context) -> bool {
        let worst = self.speculate(|comparer| comparer.schema(old, new, at));
        worst.is_some_and(|worst| worst != Verdict::Safe)
    }

    /// `true` if two schemas allow the same values.
    pub fn is_same_schema(&mut self, old: &[Node<'a>], new: &[Node<'a>], at: &Context) -> bool {
        self.speculate(|comparer| comparer.schema(old, new, at))
            .is_none()
    }

    /// Runs a comparison without reporting its changes, and returns the worst verdict.
    pub fn speculate(&mut self, compare: impl FnOnce(&mut Self)) -> Option<Verdict> {
        let first = self.changes.len();
        self.speculation.enter();
        compare(self);
        self.speculation.leave();
        self.changes.drain(first..).map(|change| change.wire).max()
    }
}

/// Joins two maps: the old and the new value of each key, in the order of the old map, then of the new one.
pub(crate) fn joined<'m, K: Hash + Eq, V>(
    old: &'m IndexMap<K, V>,
    new: &'m IndexMap<K, V>,
) -> impl Iterator<Item = (&'m K, Option<&'m V>, Option<&'m V>)> {
    let kept = old
        .iter()
        .map(|(key, value)| (key, Some(value), new.get(key)));
    let added = new.iter().filter(|(key, _)| !old.contains_key(*key));
    kept.chain(added.map(|(key, value)| (key, None, Some(value))))
}

/// Returns the name of the component that contains a location.
fn component_of(place: &Place) -> Option<String> {
    match place.steps().as_slice() {
        ["components", _, name, ..] => Some((*name).to_owned()),
        _ => None,
    }
}

/// Returns the source of a location: the key of objects and arrays, otherwise the value.
fn site(place: &Place, document: &Checked) -> Site {
    let part = match document.at(place) {
        Some(value) if !value.is_object() && !value.is_array() => Part::Value,
        _ => Part::Key,
    };
    document.site(place, part)
}
