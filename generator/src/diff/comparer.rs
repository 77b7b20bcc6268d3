//! What is compared, what was found, and how it is told.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::at::At;
use super::change::{Audience, Change, Subject, Verdict, Verdicts};
use super::touched::Touched;
use crate::date::Date;
use crate::report::Site;
use crate::source::{Checked, Part, Place};

/// Who reads what is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Flow {
    /// The server: it must go on to take what it took.
    ToServer,
    /// The client: it must not be sent what it was not sent before.
    ToClient,
    /// Nobody: it is only ever sent the other way.
    Nobody,
}

/// What is called, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// The server, by the client.
    Operation,
    /// The client, by the server: a webhook or a callback.
    Hook,
}

impl Side {
    /// Who reads requests.
    pub fn requests(self) -> Flow {
        match self {
            Self::Operation => Flow::ToServer,
            Self::Hook => Flow::ToClient,
        }
    }

    /// Who reads responses.
    pub fn responses(self) -> Flow {
        match self {
            Self::Operation => Flow::ToClient,
            Self::Hook => Flow::ToServer,
        }
    }

    /// What the names of rules about requests begin with.
    pub fn request(self) -> &'static str {
        match self {
            Self::Operation => "request",
            Self::Hook => "webhook-request",
        }
    }

    /// What those about responses begin with.
    pub fn response(self) -> &'static str {
        match self {
            Self::Operation => "response",
            Self::Hook => "webhook-response",
        }
    }
}

/// What a change does to the set of what may be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Nothing.
    None,
    /// More may be sent.
    Widens,
    /// Less may be sent.
    Narrows,
    /// Other things may be sent.
    Incomparable,
    /// It cannot be decided.
    Unknown,
}

impl Effect {
    /// Whether a change with this effect breaks clients: a request may be widened, an answer
    /// narrowed.
    pub fn verdict(self, flow: Flow) -> Verdict {
        match (self, flow) {
            (Self::None, _)
            | (_, Flow::Nobody)
            | (Self::Widens, Flow::ToServer)
            | (Self::Narrows, Flow::ToClient) => Verdict::Safe,
            (Self::Unknown, _) => Verdict::Risky,
            _ => Verdict::Breaking,
        }
    }
}

/// What values are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// JSON, or what is like it.
    Json,
    /// XML, where a number is a text, too.
    Xml,
    /// Plain text, or a form of it.
    Text,
}

/// Where in an operation something stands.
#[derive(Clone, Debug)]
pub(super) struct Where {
    pub flow: Flow,
    /// What the names of rules begin with: `request`.
    pub side: &'static str,
    /// What they go on with: `body`.
    pub kind: &'static str,
    /// What it is, in words: ``the query parameter `limit` ``.
    pub what: String,
    /// The fields that lead from there to here: `/items/*/name`.
    pub path: String,
    /// The operation.
    pub operation: Rc<str>,
    /// What a field of the generated crates is called on the wire.
    pub member: Option<String>,
    /// What its values are written in.
    pub written: Written,
}

impl Where {
    /// What the names of rules begin with here.
    pub fn id(&self) -> String {
        let kind = match (self.path.is_empty(), self.kind) {
            (true, kind) => kind.to_owned(),
            (false, "body") => "property".to_owned(),
            (false, kind) => format!("{kind}-property"),
        };
        format!("{}-{kind}", self.side)
    }

    /// What it is, in words.
    pub fn words(&self) -> String {
        match self.path.as_str() {
            "" => self.what.clone(),
            path => format!("`{path}` in {}", self.what),
        }
    }

    /// A field of this.
    pub fn field(&self, name: &str) -> Self {
        Self {
            path: format!("{}/{name}", self.path),
            member: Some(name.to_owned()),
            ..self.clone()
        }
    }

    /// A field of this that is never sent here.
    pub fn unsent_field(&self, name: &str) -> Self {
        let kind = match self.flow {
            Flow::ToServer => "read-only",
            Flow::ToClient => "write-only",
            Flow::Nobody => self.kind,
        };
        Self {
            flow: Flow::Nobody,
            kind,
            ..self.field(name)
        }
    }

    /// What is in this and has no name of its own: an item, or another field.
    pub fn inside(&self, mark: &str) -> Self {
        Self {
            path: format!("{}/{mark}", self.path),
            ..self.clone()
        }
    }
}

/// What was compared already: the places in both descriptions, and who reads it.
pub(super) type Pair = (Vec<Place>, Vec<Place>, Flow, &'static str);

/// Compares two descriptions.
pub(super) struct Comparer<'a> {
    pub old: &'a Checked,
    pub new: &'a Checked,
    pub touched: Touched,
    /// What is being compared.
    pub side: Side,
    pub promise: Promise,
    pub changes: Vec<Change>,
    /// The changes that were found where the same schemas were compared before.
    pub known: HashMap<Pair, Rc<[usize]>>,
    /// What is being compared: whoever comes there again has come in a circle, and finds nothing new.
    pub active: HashSet<Pair>,
    /// The known changes that were found on the way.
    pub reached: Vec<usize>,
    /// How many trials are under way, whose changes are forgotten.
    pub trials: usize,
    /// The gravest that was found in trials.
    pub tried: HashMap<Pair, Option<Verdict>>,
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
    pub fn tell(&mut self, told: Told<'_>) -> usize {
        let mut verdicts = Verdicts::default();
        verdicts.raise(Audience::Wire, told.wire);
        let component = told.new.or(told.old).and_then(component_of);
        self.changes.push(Change {
            rule: told.rule,
            message: told.message,
            verdicts,
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
        self.changes.len() - 1
    }

    /// Notes a change of what is sent somewhere.
    pub fn tell_at(
        &mut self,
        at: &Where,
        what: &str,
        effect: Effect,
        message: impl Into<String>,
        places: (&Place, &Place),
    ) -> usize {
        self.tell_with(at, what, effect.verdict(at.flow), None, message, places)
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
    ) -> usize {
        let told = Told::new(format!("{}-{what}", at.id()), verdict, message);
        self.tell(Told {
            reason,
            member: at.member.clone(),
            ..told.between(old, new).of(&at.operation)
        })
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

    /// Whether a comparison finds what breaks or may break.
    fn is_trial_breaking(&mut self, compare: impl FnOnce(&mut Self)) -> bool {
        let mut is_breaking = false;
        self.is_trial_clean(|trial| {
            let before = trial.changes.len();
            compare(trial);
            let mut found = trial.changes.iter().skip(before);
            is_breaking = found.any(|one| one.verdicts.gravest() != Verdict::Safe);
        });
        is_breaking
    }

    /// Whether a comparison finds nothing, without noting what it finds.
    pub fn is_trial_clean(&mut self, compare: impl FnOnce(&mut Self)) -> bool {
        let before = self.changes.len();
        self.trials += 1;
        compare(self);
        self.trials -= 1;
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
    Site::node(place, part).in_files(document.origins())
}
