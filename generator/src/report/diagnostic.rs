//! A diagnostic: what is wrong or suspicious, where, and what to do.

use std::ops::Range;
use std::sync::Arc;

use serde_json::json;

use super::{Class, Code};
use crate::side::Side;
use crate::source::{Change, Correction, Origins, Part, Place};

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Not an error of the description: something is not represented in the output. Shown on demand.
    Note,
    /// The description is usable, but perhaps not as intended.
    Warning,
    /// The description is rejected.
    Error,
}

impl Severity {
    /// The name in output.
    pub fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// The position of a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// The file, if it is not the description itself.
    pub(super) file: Option<Arc<str>>,
    pub(super) target: Target,
    /// The place in the bundled description, if it differs.
    pub(super) bundled: Option<Place>,
}

/// A node or a range of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Node(Place, Part),
    /// Bytes of the text, for errors before it is parsed.
    Text(Range<usize>),
}

impl Site {
    pub(crate) fn node(place: &Place, part: Part) -> Self {
        Self {
            file: None,
            bundled: None,
            target: Target::Node(place.clone(), part),
        }
    }

    pub(super) fn text(range: Range<usize>) -> Self {
        Self {
            file: None,
            bundled: None,
            target: Target::Text(range),
        }
    }

    /// The JSON Pointer (RFC 6901) in its file.
    pub fn pointer(&self) -> Option<String> {
        match &self.target {
            Target::Node(place, _) => Some(place.pointer()),
            Target::Text(_) => None,
        }
    }

    /// The node; `None` for an error before the text was parsed.
    pub(super) fn place(&self) -> Option<&Place> {
        match &self.target {
            Target::Node(place, _) => Some(place),
            Target::Text(_) => None,
        }
    }

    /// The place in the bundled description.
    pub(super) fn bundled_place(&self) -> Option<&Place> {
        match (&self.bundled, &self.target) {
            (Some(place), _) | (None, Target::Node(place, _)) => Some(place),
            (None, Target::Text(_)) => None,
        }
    }

    /// Moves the site to its original file.
    pub(crate) fn in_files(mut self, origins: &Origins) -> Self {
        if let (None, None, Target::Node(place, _)) = (&self.file, &self.bundled, &mut self.target)
            && let Some((file, origin)) = origins.of(place)
        {
            self.bundled = Some(std::mem::replace(place, origin));
            self.file = file;
        }
        self
    }
}

/// The severity that a policy gives to a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// The severity of its code.
    OfCode,
    /// An error by `--strict`.
    Strict,
    /// An error by this option.
    Denied(String),
    /// A note, by `--allow`.
    Allowed,
}

/// The resolution of an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Resolution {
    /// The description was corrected, at this position in its original file.
    Corrected(Correction, Site),
    /// The affected operations were skipped, in one crate if it is named.
    Skipped(Option<Side>),
}

impl Resolution {
    /// The position of the correction.
    pub(super) fn site_mut(&mut self) -> Option<&mut Site> {
        match self {
            Self::Corrected(_, site) => Some(site),
            Self::Skipped(_) => None,
        }
    }
}

/// A diagnostic.
///
/// Created by [`Report::add`](super::Report::add), and completed by its methods:
///
/// ```
/// # use openapi_crates::{report::{Code, Report}, source::Place};
/// # let (mut report, place, first) = (Report::new(), Place::root(), Place::root());
/// report
///     .add(Code::RepeatedOperationId, &place, "duplicate operationId `listPets`")
///     .related(&first, "first used here")
///     .help("rename one of them");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    pub(super) code: Code,
    /// The resolution, if it was an error.
    pub(super) resolution: Option<Resolution>,
    /// The correction that fixes it, if that does not follow from its place.
    pub(super) correction: Option<(Site, Change)>,
    /// A note about the affected operations.
    pub(super) cost: Option<String>,
    pub(super) standing: Standing,
    pub(super) site: Site,
    /// The only node that needs the place of the diagnostic, if others do not.
    pub(super) user: Option<Site>,
    pub(super) message: String,
    pub(super) label: Option<String>,
    pub(super) related: Vec<(Site, String)>,
    pub(super) help: Option<String>,
    pub(super) note: Option<String>,
}

impl Diagnostic {
    pub(super) fn new(code: Code, site: Site, message: String) -> Self {
        Self {
            code,
            resolution: None,
            correction: None,
            cost: None,
            standing: Standing::OfCode,
            site,
            user: None,
            message,
            label: None,
            related: Vec::new(),
            help: None,
            note: None,
        }
    }

    /// Points at the key of the node instead of its value.
    pub fn at_key(&mut self) -> &mut Self {
        self.at(Part::Key)
    }

    /// Points at a part of the node.
    pub fn at(&mut self, chosen: Part) -> &mut Self {
        if let Target::Node(_, part) = &mut self.site.target {
            *part = chosen;
        }
        self
    }

    /// Sets the label of the underlined text.
    pub fn label(&mut self, label: impl Into<String>) -> &mut Self {
        self.label = Some(label.into());
        self
    }

    /// Sets the label, if there is one.
    pub(crate) fn maybe_label(&mut self, label: Option<String>) -> &mut Self {
        self.label = label.or(self.label.take());
        self
    }

    /// Sets the help: the action to take, in the imperative.
    pub fn help(&mut self, help: impl Into<String>) -> &mut Self {
        self.help = Some(help.into());
        self
    }

    /// Sets the help, if there is one.
    pub fn maybe_help(&mut self, help: Option<String>) -> &mut Self {
        self.help = help.or(self.help.take());
        self
    }

    /// Sets the note: the effect, or the reason.
    pub fn note(&mut self, note: impl Into<String>) -> &mut Self {
        self.note = Some(note.into());
        self
    }

    /// Sets the note, if there is one.
    pub fn maybe_note(&mut self, note: Option<String>) -> &mut Self {
        self.note = note.or(self.note.take());
        self
    }

    /// Adds a related place with a label, which points at its key.
    pub fn related(&mut self, place: &Place, label: impl Into<String>) -> &mut Self {
        self.related_part(place, Part::Key, label)
    }

    /// Adds a part of another node to which the problem is related.
    pub(crate) fn related_part(
        &mut self,
        place: &Place,
        part: Part,
        label: impl Into<String>,
    ) -> &mut Self {
        self.related.push((Site::node(place, part), label.into()));
        self
    }

    /// The code.
    pub fn code(&self) -> Code {
        self.code
    }

    /// Proposes a correction, instead of removing or loosening the node of the diagnostic.
    pub(crate) fn corrected_by(&mut self, place: &Place, change: Change) -> &mut Self {
        self.correction = Some((Site::node(place, Part::Value), change));
        self
    }

    /// Proposes a correction, if there is such a node.
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

    /// Proposes to read a schema as one of any string.
    pub(crate) fn read_as_text(&mut self, schema: &Place) -> &mut Self {
        self.corrected_by(schema, Change::Set(json!({"type": "string"})))
    }

    /// Sets the only node that needs the place of the diagnostic.
    pub(crate) fn used_at(&mut self, place: &Place) -> &mut Self {
        self.user = Some(Site::node(place, Part::Value));
        self
    }

    /// The node in the bundled description that needs the place of the diagnostic.
    pub(super) fn needed_at(&self) -> Option<&Place> {
        self.user.as_ref().unwrap_or(&self.site).bundled_place()
    }

    /// The severity, with the effects of a policy.
    pub fn severity(&self) -> Severity {
        match self.standing {
            Standing::OfCode if self.resolution.is_some() => Severity::Warning,
            Standing::OfCode => self.code.severity(),
            Standing::Strict | Standing::Denied(_) => Severity::Error,
            Standing::Allowed => Severity::Note,
        }
    }

    /// The class, with the effects of corrections.
    pub fn class(&self) -> Class {
        match &self.resolution {
            Some(Resolution::Skipped(_)) => Class::Skipped,
            Some(Resolution::Corrected(..)) => self.code.class(),
            None if self.code.is_corrected() => Class::Skippable,
            None => self.code.class(),
        }
    }

    /// The place in the bundled description.
    pub(crate) fn bundled_place(&self) -> Option<&Place> {
        self.site.bundled_place()
    }

    /// `true` if it has the same message and position as another.
    pub(super) fn is_duplicate(&self, other: &Self) -> bool {
        let key = |diagnostic: &Self| (diagnostic.code, diagnostic.class(), diagnostic.severity());
        key(self) == key(other)
            && self.site == other.site
            && self.message == other.message
            && self.resolution == other.resolution
    }

    /// The message with its label, help and notes, each on a line.
    pub(super) fn full_text(&self) -> String {
        let label = self.label.iter().map(|label| format!(": {label}"));
        let help = self.help.iter().map(|help| format!("\nhelp: {help}"));
        let notes = self.notes().map(|note| format!("\nnote: {note}"));
        let more: String = label.chain(help).chain(notes).collect();
        format!("{}{more}", self.message)
    }

    /// The notes: its own, and one that explains its severity, its resolution or its cost.
    pub(super) fn notes(&self) -> impl Iterator<Item = String> {
        let own = self.note.clone();
        own.into_iter().chain(self.derived_note())
    }

    fn derived_note(&self) -> Option<String> {
        match &self.standing {
            Standing::Strict => Some("error because of `--strict`".to_owned()),
            Standing::Denied(option) => Some(format!("error because of `{option}`")),
            Standing::OfCode | Standing::Allowed => match &self.resolution {
                Some(Resolution::Corrected(correction, site)) => {
                    let correction = correction.at(site.place().unwrap_or(&correction.place));
                    Some(correction.describe(self.place().unwrap_or(&correction.place)))
                }
                Some(Resolution::Skipped(side)) => Some(skipped(*side)),
                None => self.cost.clone(),
            },
        }
    }

    /// The message.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The help.
    pub(crate) fn advice(&self) -> Option<&str> {
        self.help.as_deref()
    }

    /// `true` if it caused or reports a skipped operation.
    pub(super) fn skips_operations(&self) -> bool {
        self.code == Code::LeftOut || matches!(self.resolution, Some(Resolution::Skipped(_)))
    }

    /// The file, if it is not the description itself.
    pub(crate) fn file(&self) -> Option<&str> {
        self.site.file.as_deref()
    }

    /// The node; `None` for an error before the text was parsed.
    pub fn place(&self) -> Option<&Place> {
        self.site.place()
    }
}

fn skipped(side: Option<Side>) -> String {
    let of = match side {
        None => "",
        Some(Side::Server) => " in the server",
        Some(Side::Client) => " in the client",
        Some(Side::Types) => " in the crate of types",
    };
    format!("operations that need it are skipped{of}")
}
