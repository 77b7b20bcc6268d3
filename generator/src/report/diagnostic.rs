//! One diagnostic: what is wrong or doubtful, where, and what to do about it.

use std::ops::Range;
use std::sync::Arc;

use serde_json::json;

use super::{Class, Code};
use crate::files::Side;
use crate::source::{Change, Correction, Origins, Part, Place};

/// How grave a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// What the output does not carry, though nothing is wrong: it is told on demand.
    Note,
    /// The description can be used, though perhaps not as it was meant.
    Warning,
    /// Nothing can be generated.
    Error,
}

impl Severity {
    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// What a diagnostic points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// The file, if it is another than that of the description.
    pub(super) file: Option<Arc<str>>,
    pub(super) spot: Spot,
    /// The node in the document that all files were put into, if it came from another file.
    pub(super) put: Option<Place>,
}

/// What it points at in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    Node(Place, Part),
    /// Bytes of the text, for what is found before there are nodes.
    Text(Range<usize>),
}

impl Site {
    pub(crate) fn node(place: &Place, part: Part) -> Self {
        Self {
            file: None,
            put: None,
            spot: Spot::Node(place.clone(), part),
        }
    }

    pub(super) fn text(range: Range<usize>) -> Self {
        Self {
            file: None,
            put: None,
            spot: Spot::Text(range),
        }
    }

    /// Where it is in its file, as a JSON pointer (RFC 6901).
    pub fn pointer(&self) -> Option<String> {
        match &self.spot {
            Spot::Node(place, _) => Some(place.pointer()),
            Spot::Text(_) => None,
        }
    }

    /// Where it is in the document that all files were put into.
    pub(super) fn put_at(&self) -> Option<&Place> {
        match (&self.put, &self.spot) {
            (Some(place), _) | (None, Spot::Node(place, _)) => Some(place),
            (None, Spot::Text(_)) => None,
        }
    }

    /// The same in the file that it was written in.
    pub(crate) fn in_files(mut self, origins: &Origins) -> Self {
        if let (None, Spot::Node(place, _)) = (&self.file, &mut self.spot)
            && let Some((file, origin)) = origins.of(place)
        {
            self.put = Some(std::mem::replace(place, origin));
            self.file = Some(file);
        }
        self
    }
}

/// How a diagnostic is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// As its code says.
    OfCode,
    /// It refuses the description as every warning does, by `--strict`.
    Refused,
    /// It is not let pass, by this option.
    Denied(String),
    /// It is let pass, and told on demand alone.
    Allowed,
}

/// What was done about an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Remedied {
    /// The description was corrected.
    Corrected(Correction),
    /// The operations that need what it is about were left out, of one crate if that is named.
    Skipped(Option<Side>),
}

/// One thing that is wrong or doubtful.
///
/// Made by [`Report::add`](super::Report::add), then completed by its methods:
///
/// ```
/// # use generator::{report::{Code, Report}, source::Place};
/// # let (mut report, place, first) = (Report::new(), Place::root(), Place::root());
/// report
///     .add(Code::RepeatedOperationId, &place, "the operationId `listPets` is used twice")
///     .related(&first, "first used here")
///     .help("give each operation an id of its own");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    pub(super) code: Code,
    /// What was done about it, so that it refuses nothing.
    pub(super) remedied: Option<Remedied>,
    /// The change that makes up for it, where that does not follow from its place.
    pub(super) correction: Option<(Site, Change)>,
    /// What it costs as it is.
    pub(super) cost: Option<String>,
    pub(super) standing: Standing,
    pub(super) site: Site,
    /// What needs it, if that is not everything that needs the place that it is about.
    pub(super) user: Option<Site>,
    pub(super) message: String,
    pub(super) label: Option<String>,
    pub(super) related: Vec<(Site, String)>,
    pub(super) help: Option<String>,
}

impl Diagnostic {
    pub(super) fn new(code: Code, site: Site, message: String) -> Self {
        Self {
            code,
            remedied: None,
            correction: None,
            cost: None,
            standing: Standing::OfCode,
            site,
            user: None,
            message,
            label: None,
            related: Vec::new(),
            help: None,
        }
    }

    /// Points at the key of the node rather than at its value.
    pub fn at_key(&mut self) -> &mut Self {
        self.at(Part::Key)
    }

    /// Points at a part of the node.
    pub fn at(&mut self, chosen: Part) -> &mut Self {
        if let Spot::Node(_, part) = &mut self.site.spot {
            *part = chosen;
        }
        self
    }

    /// A few words beside the underlined text.
    pub fn label(&mut self, label: impl Into<String>) -> &mut Self {
        self.label = Some(label.into());
        self
    }

    /// Adds them only where there are some.
    pub(crate) fn maybe_label(&mut self, label: Option<String>) -> &mut Self {
        self.label = label.or(self.label.take());
        self
    }

    /// What to do about it.
    pub fn help(&mut self, help: impl Into<String>) -> &mut Self {
        self.help = Some(help.into());
        self
    }

    /// Adds help only where there is some, such as a near name.
    pub fn maybe_help(&mut self, help: Option<String>) -> &mut Self {
        self.help = help.or(self.help.take());
        self
    }

    /// Another place that has to do with it, shown by its key, with a few words beside it.
    pub fn related(&mut self, place: &Place, label: impl Into<String>) -> &mut Self {
        let site = Site::node(place, Part::Key);
        self.related.push((site, label.into()));
        self
    }

    /// What it is an instance of.
    pub fn code(&self) -> Code {
        self.code
    }

    /// Makes up for it by a change of a node, rather than by leaving out or loosening what it is about.
    pub(crate) fn corrected_by(&mut self, place: &Place, change: Change) -> &mut Self {
        self.correction = Some((Site::node(place, Part::Value), change));
        self
    }

    /// The same, only where there is such a node.
    pub(crate) fn maybe_corrected_by(
        &mut self,
        place: Option<&Place>,
        change: Change,
    ) -> &mut Self {
        match place {
            Some(place) => self.corrected_by(place, change),
            None => self,
        }
    }

    /// Makes up for it by reading a schema as that of any text.
    pub(crate) fn read_as_text(&mut self, schema: &Place) -> &mut Self {
        self.corrected_by(schema, Change::Set(json!({"type": "string"})))
    }

    /// Where that stands which cannot do without what it is about: others can.
    pub(crate) fn used_at(&mut self, place: &Place) -> &mut Self {
        self.user = Some(Site::node(place, Part::Value));
        self
    }

    /// The node, in the document that all files were put into, that cannot do without what it is about.
    pub(super) fn needed_at(&self) -> Option<&Place> {
        self.user.as_ref().unwrap_or(&self.site).put_at()
    }

    /// How grave it is.
    pub fn severity(&self) -> Severity {
        match self.standing {
            Standing::OfCode if self.remedied.is_some() => Severity::Warning,
            Standing::OfCode => self.code.severity(),
            Standing::Refused | Standing::Denied(_) => Severity::Error,
            Standing::Allowed => Severity::Note,
        }
    }

    /// What became of that which it is about.
    pub fn class(&self) -> Class {
        match &self.remedied {
            Some(Remedied::Skipped(_)) => Class::Skipped,
            Some(Remedied::Corrected(_)) => self.code.class(),
            None if self.code.is_corrected() => Class::Skippable,
            None => self.code.class(),
        }
    }

    /// Whether it says the same of the same place as another.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let key = |diagnostic: &Self| (diagnostic.code, diagnostic.class(), diagnostic.severity());
        key(self) == key(other)
            && self.site == other.site
            && self.message == other.message
            && self.remedied == other.remedied
    }

    /// Why it is taken otherwise than its code alone says.
    pub(super) fn note(&self) -> Option<String> {
        match &self.standing {
            Standing::Refused => Some("made an error by `--strict`".to_owned()),
            Standing::Denied(option) => Some(format!("made an error by `{option}`")),
            Standing::OfCode | Standing::Allowed => match &self.remedied {
                Some(Remedied::Corrected(correction)) => {
                    Some(correction.describe(self.place().unwrap_or(&correction.place)))
                }
                Some(Remedied::Skipped(side)) => Some(skipped(*side)),
                None => self.cost.clone(),
            },
        }
    }

    /// What is wrong, in one line.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What to do about it.
    pub(crate) fn advice(&self) -> Option<&str> {
        self.help.as_deref()
    }

    /// Whether operations were left out because of it.
    pub(super) fn leaves_out_operations(&self) -> bool {
        self.code == Code::LeftOut || matches!(self.remedied, Some(Remedied::Skipped(_)))
    }

    /// Whether what it is about stands in another file than the description.
    pub(crate) fn is_in_another_file(&self) -> bool {
        self.site.file.is_some()
    }

    /// The node that it is about; `None` for what was found before there were nodes.
    pub fn place(&self) -> Option<&Place> {
        match &self.site.spot {
            Spot::Node(place, _) => Some(place),
            Spot::Text(_) => None,
        }
    }
}

/// What was left out because of an error.
fn skipped(side: Option<Side>) -> String {
    let of = match side {
        None => "",
        Some(Side::Server) => " of the server",
        Some(Side::Client) => " of the client",
    };
    format!("what needs it is left out{of}")
}
