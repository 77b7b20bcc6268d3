//! Changes between two versions of a description.

use std::fmt::{self, Display, Formatter};

use crate::public_api::{ChangeKind, ItemChange};
use openapi_crates::internals::Site;

/// The effect of a change on an audience.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The change is not breaking.
    #[default]
    Safe,
    /// The change is breaking for some, or its effect cannot be determined.
    Risky,
    /// The change is breaking.
    Breaking,
}

impl Verdict {
    /// Returns the name: `breaking`.
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

/// A dependent of a description.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// Running clients in any language.
    Wire,
    /// Code that uses the generated client.
    Client,
    /// Code that implements the generated server.
    Server,
}

impl Audience {
    /// All audiences.
    pub const ALL: [Self; 3] = [Self::Wire, Self::Client, Self::Server];

    /// Returns the name: `wire`.
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

/// A change of a description.
#[derive(Clone, Debug)]
pub struct Change {
    /// The kind of change: `request-parameter-removed`.
    pub rule: String,
    /// A description of the change.
    pub message: String,
    /// The verdict for running clients.
    pub(crate) wire: Verdict,
    /// The reason for the verdict, unless it is obvious.
    pub reason: Option<&'static str>,
    /// The affected operations: `GET /pets`.
    pub operations: Vec<String>,
    /// The location in the old description.
    pub(crate) old: Option<Site>,
    /// The location in the new description.
    pub(crate) new: Option<Site>,
    /// The changed items of the generated crates.
    pub items: Vec<Item>,
    /// The reason why the change was accepted.
    pub accepted: Option<String>,
    pub(crate) subject: Subject,
}

impl Change {
    /// Returns the verdict for an audience; that for code follows from the changed items.
    pub fn verdict(&self, audience: Audience) -> Verdict {
        if audience == Audience::Wire {
            return self.wire;
        }
        let items = self.items.iter().filter(|item| item.audience == audience);
        items.map(Item::verdict).max().unwrap_or_default()
    }

    /// Returns the worst verdict.
    pub fn worst(&self) -> Verdict {
        let all = Audience::ALL.map(|audience| self.verdict(audience));
        all.into_iter().max().unwrap_or_default()
    }
}

/// A changed public item of a generated crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The client or server audience.
    pub audience: Audience,
    /// The change.
    pub change: ItemChange,
}

impl Item {
    /// Returns the verdict for code that uses the item.
    fn verdict(&self) -> Verdict {
        match self.change.kind {
            _ if self.change.breaks => Verdict::Breaking,
            // Few crates use two types as one, or implement a trait for both.
            ChangeKind::Separated | ChangeKind::Unified => Verdict::Risky,
            // Most programs have the default features.
            ChangeKind::Gated => Verdict::Risky,
            _ => Verdict::Safe,
        }
    }
}

/// The wire names that a change is about, for the attribution of generated items.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Subject {
    pub component: Option<String>,
    /// The property, parameter, value or status.
    pub member: Option<String>,
}
