//! Findings: what is wrong or doubtful in a description, and where.
//!
//! Findings are collected and shown together, each with its place in the text, an excerpt, and
//! what to do about it. Nothing is generated while a report has errors.

mod account;
mod book;
mod code;
mod counts;
mod excerpt;
mod github;
mod json;
mod policy;
mod render;
mod text;

use std::ops::Range;
use std::sync::Arc;

pub use code::{Class, Code};
pub use policy::Policy;
pub use render::Style;

use crate::source::{Origins, Part, Place};

/// How grave a finding is.
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

/// What a finding points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    /// The file, if it is another than that of the description.
    file: Option<Arc<str>>,
    spot: Spot,
    /// The node in the document that all files were put into, if it came from another file.
    put: Option<Place>,
}

/// What it points at in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    Node(Place, Part),
    /// Bytes of the text, for what is found before there are nodes.
    Text(Range<usize>),
}

impl Site {
    fn node(place: &Place, part: Part) -> Self {
        Self {
            file: None,
            put: None,
            spot: Spot::Node(place.clone(), part),
        }
    }

    fn text(range: Range<usize>) -> Self {
        Self {
            file: None,
            put: None,
            spot: Spot::Text(range),
        }
    }
}

/// How a finding is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Standing {
    /// As its code says.
    OfCode,
    /// It refuses the description as every warning does, by `--strict`.
    Refused,
    /// It is not let pass, by this word of `--deny`.
    Denied(String),
    /// It is let pass, and told on demand alone.
    Allowed,
}

/// One thing that is wrong or doubtful.
///
/// Made by [`Report::add`], then completed by its methods:
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
pub struct Finding {
    code: Code,
    /// Whether what needs the place that it is about was left out, so that it refuses nothing.
    is_skipped: bool,
    standing: Standing,
    site: Site,
    /// What needs it, if that is not everything that needs the place that it is about.
    user: Option<Site>,
    message: String,
    label: Option<String>,
    related: Vec<(Site, String)>,
    help: Option<String>,
}

impl Finding {
    fn new(code: Code, site: Site, message: String) -> Self {
        Self {
            code,
            is_skipped: false,
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

    /// Where that stands which cannot do without what it is about: others can.
    pub(crate) fn used_at(&mut self, place: &Place) -> &mut Self {
        self.user = Some(Site::node(place, Part::Value));
        self
    }

    /// The node, in the document that all files were put into, that cannot do without what it is about.
    fn needed_at(&self) -> Option<&Place> {
        let site = self.user.as_ref().unwrap_or(&self.site);
        match (&site.put, &site.spot) {
            (Some(place), _) | (None, Spot::Node(place, _)) => Some(place),
            (None, Spot::Text(_)) => None,
        }
    }

    /// How grave it is.
    pub fn severity(&self) -> Severity {
        match self.standing {
            Standing::OfCode if self.is_skipped => Severity::Warning,
            Standing::OfCode => self.code.severity(),
            Standing::Refused | Standing::Denied(_) => Severity::Error,
            Standing::Allowed => Severity::Note,
        }
    }

    /// What became of that which it is about.
    pub fn class(&self) -> Class {
        match self.is_skipped {
            true => Class::Skipped,
            false => self.code.class(),
        }
    }

    /// Whether it says the same of the same place as another.
    fn is_like(&self, other: &Self) -> bool {
        let key = |finding: &Self| (finding.code, finding.class(), finding.severity());
        key(self) == key(other) && self.site == other.site && self.message == other.message
    }

    /// Why it is taken otherwise than its code alone says.
    fn note(&self) -> Option<String> {
        match &self.standing {
            Standing::Refused => Some("made an error by `--strict`".to_owned()),
            Standing::Denied(word) => Some(format!("made an error by `--deny {word}`")),
            Standing::OfCode | Standing::Allowed => {
                let is_skipped = self.is_skipped;
                is_skipped.then(|| "what needs it is left out".to_owned())
            }
        }
    }

    /// What is wrong, in one line.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The node that it is about; `None` for what was found before there were nodes.
    pub fn place(&self) -> Option<&Place> {
        match &self.site.spot {
            Spot::Node(place, _) => Some(place),
            Spot::Text(_) => None,
        }
    }
}

/// The findings of one description, in the order they were found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    findings: Vec<Finding>,
}

impl Report {
    /// A report without findings.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a finding about a node.
    pub fn add(&mut self, code: Code, place: &Place, message: impl Into<String>) -> &mut Finding {
        self.add_at(code, Site::node(place, Part::Value), message.into())
    }

    /// Adds a finding about bytes of the text.
    pub fn add_in_text(
        &mut self,
        code: Code,
        range: Range<usize>,
        message: impl Into<String>,
    ) -> &mut Finding {
        self.add_at(code, Site::text(range), message.into())
    }

    fn add_at(&mut self, code: Code, site: Site, message: String) -> &mut Finding {
        self.findings.push_mut(Finding::new(code, site, message))
    }

    /// Adds all findings of another report of the same description.
    pub(crate) fn append(&mut self, other: Self) {
        self.findings.extend(other.findings);
    }

    /// Adds the findings of another report that are not among those of this.
    pub(crate) fn append_new(&mut self, mut other: Self) {
        other.findings.retain(|finding| {
            let place = finding.place();
            place.is_none_or(|place| !self.has(place, finding.message()))
        });
        self.append(other);
    }

    /// These findings but for those of a code that another report has already.
    pub(crate) fn without_known(mut self, code: Code, known: &Self) -> Self {
        self.findings.retain(|finding| {
            let place = finding.place().filter(|_| finding.code == code);
            place.is_none_or(|place| !known.has(place, finding.message()))
        });
        self
    }

    /// The same findings at other places.
    pub(crate) fn map_places(self, place_of: impl Fn(&Place) -> Place) -> Self {
        self.map_sites(|site| {
            if let Spot::Node(place, _) = &mut site.spot {
                *place = place_of(place);
            }
        })
    }

    /// The same findings in the files that they are about.
    pub(crate) fn map_files(self, origins: &Origins) -> Self {
        self.map_sites(|site| {
            if let (None, Spot::Node(place, _)) = (&site.file, &mut site.spot)
                && let Some((file, origin)) = origins.of(place)
            {
                site.put = Some(std::mem::replace(place, origin));
                site.file = Some(file);
            }
        })
    }

    /// The same findings, which are about a file.
    pub(crate) fn in_file(self, file: &Arc<str>) -> Self {
        self.map_sites(|site| site.file = Some(Arc::clone(file)))
    }

    fn map_sites(mut self, change: impl Fn(&mut Site)) -> Self {
        for finding in &mut self.findings {
            let related = finding.related.iter_mut().map(|(site, _)| site);
            let own = finding.user.iter_mut().chain([&mut finding.site]);
            related.chain(own).for_each(&change);
        }
        self
    }

    /// Where that stands, in the document that all files were put into, which is refused though the rest can do
    /// without it; `None` if there is anything else that is refused.
    pub(crate) fn skippable(&self) -> Option<Vec<Place>> {
        let errors = self.errors();
        errors
            .map(|finding| {
                let is_skippable = finding.class() == Class::Skippable;
                finding.needed_at().filter(|_| is_skippable).cloned()
            })
            .collect()
    }

    /// The errors alone, of which that was left out which needs what they are about.
    pub(crate) fn into_skipped(mut self) -> Self {
        self.findings
            .retain(|finding| finding.severity() == Severity::Error);
        for finding in &mut self.findings {
            finding.is_skipped = true;
        }
        self
    }

    fn errors(&self) -> impl Iterator<Item = &Finding> {
        let findings = self.findings.iter();
        findings.filter(|finding| finding.severity() == Severity::Error)
    }

    /// Drops the findings that are not wanted, by the places that they are about and the files, if
    /// these are others than the description.
    pub(crate) fn retain(&mut self, is_wanted: impl Fn(Option<&Place>, Option<&str>) -> bool) {
        self.findings
            .retain(|finding| is_wanted(finding.place(), finding.site.file.as_deref()));
    }

    /// The findings, in the order they were found.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Whether this was found already.
    pub(crate) fn has(&self, place: &Place, message: &str) -> bool {
        let mut findings = self.findings.iter();
        findings.any(|one| one.place() == Some(place) && one.message() == message)
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.findings.is_empty()
    }

    /// Whether nothing may be generated.
    pub fn has_errors(&self) -> bool {
        self.errors().next().is_some()
    }

    /// Whether nothing may be generated for another reason than that some findings are denied.
    pub fn is_refused(&self) -> bool {
        let mut errors = self.errors();
        errors.any(|finding| !matches!(finding.standing, Standing::Denied(_)))
    }
}

/// Text of a description for use in a message: in backquotes, on one line, and not too long.
///
/// Control characters are escaped, and what is left out is shown by `…`.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 80;
    let mut shown: String = text.chars().take(LONGEST).flat_map(escaped).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    format!("`{shown}`")
}

fn escaped(character: char) -> impl Iterator<Item = char> {
    let escape = character.is_control() || is_direction_control(character);
    let escaped = escape.then(|| character.escape_default());
    let plain = (!escape).then_some(character);
    plain.into_iter().chain(escaped.into_iter().flatten())
}

/// Whether a character changes the direction that the text around it is shown in.
fn is_direction_control(character: char) -> bool {
    matches!(character, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_text_stays_on_its_line() {
        assert_eq!(quoted("a b"), "`a b`");
        assert_eq!(quoted("é\n\u{1b}\u{202e}"), "`é\\n\\u{1b}\\u{202e}`");
        assert_eq!(quoted(&"x".repeat(90)), format!("`{}…`", "x".repeat(80)));
    }
}
