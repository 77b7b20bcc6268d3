//! The context of a comparison: where a value occurs in an operation, and who reads it.

use std::rc::Rc;

use super::change::Verdict;

/// The reader of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Flow {
    /// The server, which must continue to accept every value.
    ToServer,
    /// The client, which must not receive new values.
    ToClient,
    /// The value is sent in the other direction only.
    NotSent,
}

/// The kind of operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Endpoint {
    /// An operation of the server, called by the client.
    Operation,
    /// A webhook or callback: an operation of the client, called by the server.
    Webhook,
}

impl Endpoint {
    /// Returns the reader of requests.
    pub fn requests(self) -> Flow {
        match self {
            Self::Operation => Flow::ToServer,
            Self::Webhook => Flow::ToClient,
        }
    }

    /// Returns the reader of responses.
    pub fn responses(self) -> Flow {
        match self {
            Self::Operation => Flow::ToClient,
            Self::Webhook => Flow::ToServer,
        }
    }

    /// Returns the prefix of rules about requests.
    pub fn request(self) -> &'static str {
        match self {
            Self::Operation => "request",
            Self::Webhook => "webhook-request",
        }
    }

    /// Returns the prefix of rules about responses.
    pub fn response(self) -> &'static str {
        match self {
            Self::Operation => "response",
            Self::Webhook => "webhook-response",
        }
    }
}

/// The effect of a change on the set of valid values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    None,
    /// More values are valid.
    Widens,
    /// Fewer values are valid.
    Narrows,
    /// Some values become valid, others invalid.
    Incomparable,
    /// The effect cannot be determined.
    Unknown,
}

impl Effect {
    /// Combines two effects.
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::None, effect) | (effect, Self::None) => effect,
            (Self::Unknown, _) | (_, Self::Unknown) => Self::Unknown,
            (one, other) if one == other => one,
            _ => Self::Incomparable,
        }
    }

    /// Returns the effect of a new set of values, given whether it contains the old one and vice versa.
    pub fn of_sets(new_contains_old: bool, old_contains_new: bool) -> Self {
        match (new_contains_old, old_contains_new) {
            (true, true) => Self::None,
            (true, false) => Self::Widens,
            (false, true) => Self::Narrows,
            (false, false) => Self::Incomparable,
        }
    }

    /// Returns the verdict on running clients: requests may be widened, responses narrowed.
    pub fn verdict(self, flow: Flow) -> Verdict {
        match (self, flow) {
            (Self::None, _)
            | (_, Flow::NotSent)
            | (Self::Widens, Flow::ToServer)
            | (Self::Narrows, Flow::ToClient) => Verdict::Safe,
            (Self::Unknown, _) => Verdict::Risky,
            _ => Verdict::Breaking,
        }
    }
}

/// The verdict of a change with its reason, or the effect that both follow from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Impact {
    Effect(Effect),
    Verdict(Verdict, Option<&'static str>),
}

impl Impact {
    /// Returns the verdict and its reason.
    pub fn verdict(self, flow: Flow) -> (Verdict, Option<&'static str>) {
        match self {
            Self::Effect(effect) => (effect.verdict(flow), None),
            Self::Verdict(verdict, reason) => (verdict, reason),
        }
    }
}

impl From<Effect> for Impact {
    fn from(effect: Effect) -> Self {
        Self::Effect(effect)
    }
}

impl From<Verdict> for Impact {
    fn from(verdict: Verdict) -> Self {
        Self::Verdict(verdict, None)
    }
}

impl From<(Verdict, &'static str)> for Impact {
    fn from((verdict, reason): (Verdict, &'static str)) -> Self {
        Self::Verdict(verdict, Some(reason))
    }
}

impl From<(Verdict, Option<&'static str>)> for Impact {
    fn from((verdict, reason): (Verdict, Option<&'static str>)) -> Self {
        Self::Verdict(verdict, reason)
    }
}

/// The serialization of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Encoding {
    /// JSON or a similar format.
    Json,
    /// XML, which does not distinguish numbers from strings.
    Xml,
    /// Plain text or a form.
    Text,
}

/// The location of a value in an operation.
#[derive(Clone, Debug)]
pub(crate) struct Context {
    pub flow: Flow,
    /// The prefix of rules: `request`.
    pub side: &'static str,
    /// The second part of rules: `body`.
    pub kind: &'static str,
    /// The description of the whole value: ``the query parameter `limit` ``.
    pub what: String,
    /// The path of properties inside the value: `/items/*/name`.
    pub path: String,
    /// The operation, such as `GET /pets`; empty outside of operations.
    pub operation: Rc<str>,
    /// The wire name of the generated item that changes with the value.
    pub member: Option<String>,
    pub encoding: Encoding,
}

impl Context {
    /// A value that is not part of an operation.
    pub fn global(what: impl Into<String>) -> Self {
        Self {
            flow: Flow::NotSent,
            side: "api",
            kind: "schema",
            what: what.into(),
            path: String::new(),
            operation: Rc::from(""),
            member: None,
            encoding: Encoding::Json,
        }
    }

    #[must_use]
    pub fn with_member(&self, member: impl Into<String>) -> Self {
        Self {
            member: Some(member.into()),
            ..self.clone()
        }
    }

    #[must_use]
    pub fn without_member(&self) -> Self {
        Self {
            member: None,
            ..self.clone()
        }
    }

    /// Returns the prefix of rules.
    pub fn id(&self) -> String {
        let kind = match (self.path.is_empty(), self.kind) {
            (true, kind) => kind.to_owned(),
            (false, "body") => "property".to_owned(),
            (false, kind) => format!("{kind}-property"),
        };
        format!("{}-{kind}", self.side)
    }

    /// Returns the encoding at the current path: the items and properties of text are text, values inside of them JSON.
    pub fn current_encoding(&self) -> Encoding {
        match (self.encoding, self.path.matches('/').count()) {
            (Encoding::Text, 0 | 1) => Encoding::Text,
            (Encoding::Text, _) => Encoding::Json,
            (encoding, _) => encoding,
        }
    }

    /// Returns the subject of messages.
    pub fn subject(&self) -> String {
        match self.path.as_str() {
            "" => self.what.clone(),
            path => format!("`{path}` in {}", self.what),
        }
    }

    /// Returns the context of a property.
    pub fn property(&self, name: &str) -> Self {
        self.inside(name).with_member(name)
    }

    /// Returns the context of a property that is sent in the other direction only.
    pub fn unsent_property(&self, name: &str) -> Self {
        let kind = match self.flow {
            Flow::ToServer => "read-only",
            Flow::ToClient => "write-only",
            Flow::NotSent => self.kind,
        };
        Self {
            flow: Flow::NotSent,
            kind,
            ..self.property(name)
        }
    }

    /// Returns the context of an unnamed part, such as the items of an array.
    pub fn inside(&self, step: &str) -> Self {
        Self {
            path: format!("{}/{step}", self.path),
            ..self.clone()
        }
    }
}
