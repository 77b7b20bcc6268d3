//! Changes between two versions of a description, and whom they break.

use std::fmt::{self, Display, Formatter};

use crate::public_api::ItemChange;
use generator::internals::Site;

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

/// One change.
#[derive(Clone, Debug)]
pub struct Change {
    /// What it is an instance of: `request-parameter-removed`.
    pub rule: String,
    /// What changed, in words.
    pub message: String,
    /// What it does to clients that run.
    pub(super) wire: Verdict,
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

impl Change {
    /// What it does to somebody: of the source, that is what its items do.
    pub fn verdict(&self, audience: Audience) -> Verdict {
        let breaks = |item: &Item| item.audience == audience && item.change.breaks;
        match audience {
            Audience::Wire => self.wire,
            Audience::Client | Audience::Server if self.items.iter().any(breaks) => {
                Verdict::Breaking
            }
            Audience::Client | Audience::Server => Verdict::Safe,
        }
    }

    /// The gravest of what it does to all.
    pub fn gravest(&self) -> Verdict {
        let all = Audience::ALL.map(|audience| self.verdict(audience));
        all.into_iter().max().unwrap_or_default()
    }
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
