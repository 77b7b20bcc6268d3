//! Changes between two versions of a description, and whom they break.

use std::fmt::{self, Display, Formatter};

use crate::report::Site;
use crate::surface::ItemChange;

/// Whether a change breaks somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// It does not.
    #[default]
    Safe,
    /// It depends on what they rely on, or cannot be decided.
    Risky,
    /// It does.
    Breaking,
}

impl Verdict {
    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Risky => "risky",
            Self::Breaking => "breaking",
        }
    }
}

impl Display for Verdict {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Who may be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// Clients that run, in whatever language: what goes over the wire.
    Wire,
    /// The source of crates built on the generated client.
    Client,
    /// The source of implementations of the generated server.
    Server,
}

impl Audience {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Wire, Self::Client, Self::Server];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Wire => "wire",
            Self::Client => "client",
            Self::Server => "server",
        }
    }
}

impl Display for Audience {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a change does to each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verdicts([Verdict; 3]);

impl Verdicts {
    /// What it does to one.
    pub fn of(self, audience: Audience) -> Verdict {
        let [wire, client, server] = self.0;
        match audience {
            Audience::Wire => wire,
            Audience::Client => client,
            Audience::Server => server,
        }
    }

    /// The gravest of this and another.
    pub(super) fn raise(&mut self, audience: Audience, verdict: Verdict) {
        let slot = match audience {
            Audience::Wire => 0,
            Audience::Client => 1,
            Audience::Server => 2,
        };
        if let Some(known) = self.0.get_mut(slot) {
            *known = verdict.max(*known);
        }
    }

    /// The gravest of all.
    pub fn gravest(self) -> Verdict {
        let [wire, client, server] = self.0;
        wire.max(client).max(server)
    }
}

/// One change.
#[derive(Clone, Debug)]
pub struct Change {
    /// What it is an instance of: `request-parameter-removed`.
    pub rule: String,
    /// What changed, in words.
    pub message: String,
    /// What it does to each.
    pub verdicts: Verdicts,
    /// Why it breaks, or does not, where that is not obvious.
    pub reason: Option<&'static str>,
    /// The operations that it is about: `GET /pets`; none of what belongs to none.
    pub operations: Vec<String>,
    /// Where it stands in the old description, or where it is missed there.
    pub(crate) old: Option<Site>,
    /// Where it stands in the new one, or where it is missed there.
    pub(crate) new: Option<Site>,
    /// What it changes in the generated crates.
    pub items: Vec<Item>,
    /// Why it was accepted, if it was.
    pub accepted: Option<String>,
    /// What of the generated crates it shows in.
    pub(super) subject: Subject,
}

/// A public item of a generated crate that changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Whose crate it is in: that of clients or of servers.
    pub audience: Audience,
    /// What changes.
    pub change: ItemChange,
}

/// What of the generated crates a change shows in: names on the wire.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Subject {
    /// The component that it stands in, if it stands in one.
    pub component: Option<String>,
    /// The field, the parameter, the value or the status that it is about.
    pub member: Option<String>,
}
