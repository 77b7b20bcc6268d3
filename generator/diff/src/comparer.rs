//! What is compared, what was found, and how it is told.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::at::At;
use super::change::{Change, Subject, Verdict};
use super::heirs::Heirs;
use super::memo::Memo;
pub(super) use super::sent::{Effect, Flow, Side, Where, Written};
use super::touched::Touched;
use super::trials::Trials;
use generator::Date;
use generator::internals::Checked;
use generator::internals::Site;
use generator::source::{Part, Place};

/// What tells a change from others: the rule, the message, and the places.
type Identity = (String, String, [Option<Place>; 2]);

/// Compares two descriptions.
pub(super) struct Comparer<'a> {
    pub old: &'a Checked,
    pub new: &'a Checked,
    pub touched: Touched,
    pub old_heirs: Heirs,
    pub new_heirs: Heirs,
    /// What is being compared.
    pub side: Side,
    pub promise: Promise,
    pub changes: Vec<Change>,
    /// The changes by what tells them from others: what is sent as JSON and as XML is told once.
    pub told: HashMap<Identity, usize>,
    /// The operations of each change: there may be very many.
    pub concerned: HashSet<(usize, Rc<str>)>,
    pub memo: Memo,
    pub trials: Trials,
    /// The operations of which callers were told that they may still change.
    pub unstable: HashSet<String>,
}

/// How long what is deprecated is to stay.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Promise {
    /// The day of the comparison.
    pub today: Option<Date>,
    /// The days between it and a sunset that is told then, if there must be some.
    pub days: Option<i64>,
}

/// A change that is told.
pub(super) struct Told<'a> {
    pub rule: String,
    pub message: String,
    pub old: Option<&'a Place>,
    pub new: Option<&'a Place>,
    pub wire: Verdict,
    pub reason: Option<&'static str>,
    pub operation: Option<Rc<str>>,
    pub member: Option<String>,
}

impl<'a> Told<'a> {
    pub fn new(rule: impl Into<String>, wire: Verdict, message: impl Into<String>) -> Self {
        Self {
            rule: rule.into(),
            message: message.into(),
            old: None,
            new: None,
            wire,
            reason: None,
            operation: None,
            member: None,
        }
    }

    pub fn between(self, old: &'a Place, new: &'a Place) -> Self {
        Self {
            old: Some(old),
            new: Some(new),
            ..self
        }
    }

    pub fn because(self, reason: &'static str) -> Self {
        Self {
            reason: Some(reason),
            ..self
        }
    }

    pub fn of(self, operation: &Rc<str>) -> Self {
        Self {
            operation: Some(Rc::clone(operation)),
            ..self
        }
    }

    pub fn about(self, member: impl Into<String>) -> Self {
        Self {
            member: Some(member.into()),
            ..self
        }
    }
}

impl<'a> Comparer<'a> {
    /// Notes a change.
    pub fn tell(&mut self, told: Told<'_>) {
        if self.trials.are_under_way() {
            self.push(told);
            return;
        }
        let places = [told.old.cloned(), told.new.cloned()];
        let identity = (told.rule.clone(), told.message.clone(), places);
        let index = match self.told.get(&identity).copied() {
            Some(known) => {
                self.tell_again(known, &told);
                known
            }
            None => {
                let index = self.changes.len();
                self.told.insert(identity, index);
                let operation = told.operation.clone();
                self.concerned
                    .extend(operation.map(|operation| (index, operation)));
                self.push(told);
                index
            }
        };
        self.memo.found(index);
    }

    fn push(&mut self, told: Told<'_>) {
        let of = |place: Option<&Place>| place.and_then(component_of);
        let component = of(told.new).or_else(|| of(told.old));
        self.changes.push(Change {
            rule: told.rule,
            message: told.message,
            wire: told.wire,
            reason: told.reason,
            operations: told.operation.iter().map(ToString::to_string).collect(),
            items: Vec::new(),
            accepted: None,
            old: told.old.map(|place| site(place, self.old)),
            new: told.new.map(|place| site(place, self.new)),
            subject: Subject {
                component,
                member: told.member,
            },
        });
    }

    fn tell_again(&mut self, index: usize, told: &Told<'_>) {
        if let Some(change) = self.changes.get_mut(index) {
            change.wire = change.wire.max(told.wire);
        }
        if let Some(operation) = &told.operation {
            self.also_of(&[index], operation);
        }
    }

    /// Notes that changes concern another operation, too.
    pub fn also_of(&mut self, changes: &[usize], operation: &Rc<str>) {
        for index in changes {
            if self.concerned.insert((*index, Rc::clone(operation)))
                && let Some(change) = self.changes.get_mut(*index)
            {
                change.operations.push(operation.to_string());
            }
        }
    }

    /// Notes a change of what is sent somewhere.
    pub fn tell_at(
        &mut self,
        at: &Where,
        what: &str,
        effect: Effect,
        message: impl Into<String>,
        places: (&Place, &Place),
    ) {
        self.tell_with(at, what, effect.verdict(at.flow), None, message, places);
    }

    /// The same, with a verdict and its reason.
    pub fn tell_with(
        &mut self,
        at: &Where,
        what: &str,
        verdict: Verdict,
        reason: Option<&'static str>,
        message: impl Into<String>,
        (old, new): (&Place, &Place),
    ) {
        let told = Told::new(format!("{}-{what}", at.id()), verdict, message);
        self.tell(Told {
            reason,
            member: at.member.clone(),
            ..told.between(old, new).of(&at.operation)
        });
    }

    /// Whether something says the same in both descriptions, word for word.
    pub fn is_untouched(&self, old: &At<'_>, new: &At<'_>) -> bool {
        self.touched.is_same(old.value, new.value)
    }

    /// What may be sent by some schemas to what may be sent by others.
    pub fn relation(&mut self, old: &[At<'a>], new: &[At<'a>], at: &Where) -> Effect {
        let mut breaks = |flow: Flow| {
            let at = Where { flow, ..at.clone() };
            self.is_trial_breaking(|trial| trial.schema(old, new, &at))
        };
        match (breaks(Flow::ToServer), breaks(Flow::ToClient)) {
            (false, false) => Effect::None,
            (false, true) => Effect::Widens,
            (true, false) => Effect::Narrows,
            (true, true) => Effect::Incomparable,
        }
    }

    /// Whether what holds to the old schemas may not hold to the new ones, for whoever reads it there.
    pub fn breaks(&mut self, old: &[At<'a>], new: &[At<'a>], at: &Where) -> bool {
        self.is_trial_breaking(|trial| trial.schema(old, new, at))
    }

    /// Whether a comparison finds what breaks or may break.
    fn is_trial_breaking(&mut self, compare: impl FnOnce(&mut Self)) -> bool {
        let mut is_breaking = false;
        self.is_trial_clean(|trial| {
            let before = trial.changes.len();
            compare(trial);
            let mut found = trial.changes.iter().skip(before);
            is_breaking = found.any(|one| one.wire != Verdict::Safe);
        });
        is_breaking
    }

    /// Whether a comparison finds nothing, without noting what it finds.
    pub fn is_trial_clean(&mut self, compare: impl FnOnce(&mut Self)) -> bool {
        let before = self.changes.len();
        self.trials.enter();
        compare(self);
        self.trials.leave();
        let is_clean = self.changes.len() == before;
        self.changes.truncate(before);
        is_clean
    }
}

/// The name of the component that a place lies in.
fn component_of(place: &Place) -> Option<String> {
    match place.steps().as_slice() {
        ["components", _, name, ..] => Some((*name).to_owned()),
        _ => None,
    }
}

/// Where a place was written: the key of what has one.
fn site(place: &Place, document: &Checked) -> Site {
    let part = match document.at(place) {
        Some(value) if !value.is_object() && !value.is_array() => Part::Value,
        _ => Part::Key,
    };
    document.site(place, part)
}
