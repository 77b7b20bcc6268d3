//! What is sent: who reads it, what may be sent of it, and where in an operation it stands.

use std::rc::Rc;

use super::change::Verdict;

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
    Webhook,
}

impl Side {
    /// Who reads requests.
    pub fn requests(self) -> Flow {
        match self {
            Self::Operation => Flow::ToServer,
            Self::Webhook => Flow::ToClient,
        }
    }

    /// Who reads responses.
    pub fn responses(self) -> Flow {
        match self {
            Self::Operation => Flow::ToClient,
            Self::Webhook => Flow::ToServer,
        }
    }

    /// What the names of rules about requests begin with.
    pub fn request(self) -> &'static str {
        match self {
            Self::Operation => "request",
            Self::Webhook => "webhook-request",
        }
    }

    /// What those about responses begin with.
    pub fn response(self) -> &'static str {
        match self {
            Self::Operation => "response",
            Self::Webhook => "webhook-response",
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
    /// What two changes do together.
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::None, effect) | (effect, Self::None) => effect,
            (Self::Unknown, _) | (_, Self::Unknown) => Self::Unknown,
            (one, other) if one == other => one,
            _ => Self::Incomparable,
        }
    }

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// What nobody sends.
    pub fn nowhere() -> Self {
        Self {
            flow: Flow::Nobody,
            side: "api",
            kind: "schema",
            what: String::new(),
            path: String::new(),
            operation: Rc::from(""),
            member: None,
            written: Written::Json,
        }
    }

    /// What the names of rules begin with here.
    pub fn id(&self) -> String {
        let kind = match (self.path.is_empty(), self.kind) {
            (true, kind) => kind.to_owned(),
            (false, "body") => "property".to_owned(),
            (false, kind) => format!("{kind}-property"),
        };
        format!("{}-{kind}", self.side)
    }

    /// What its values are written in here: the items and fields of a text are texts, and what is inside of those is
    /// JSON.
    pub fn written_here(&self) -> Written {
        match (self.written, self.path.matches('/').count()) {
            (Written::Text, 0 | 1) => Written::Text,
            (Written::Text, _) => Written::Json,
            (written, _) => written,
        }
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
