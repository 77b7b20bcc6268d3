//! Findings: what is wrong or doubtful in a description, and where.
//!
//! Findings are collected and shown together, each with its place in the text, an excerpt, and
//! what to do about it. Nothing is generated while a report has errors.

mod account;
mod book;
mod brief;
mod code;
mod counts;
mod excerpt;
mod finding;
pub(crate) mod github;
mod json;
mod policy;
mod quoted;
mod remedies;
mod render;
mod spot;
mod text;

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::sync::Arc;

pub use code::{Class, Code};
pub use finding::{Finding, Severity};
pub use policy::Policy;
pub(crate) use quoted::{listed, quoted};
pub use render::Style;
pub(crate) use spot::spots;
pub use spot::{Line, Spot as FoundSpot};

use crate::source::{Origins, Part, Place};
pub(crate) use finding::Site;
use finding::{Spot, Standing};

/// The findings of one description, in the order they were found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    findings: Vec<Finding>,
    /// The numbers of those about a place: a description may have very many.
    at: HashMap<Place, Vec<usize>>,
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
        self.push(Finding::new(code, site, message))
    }

    fn push(&mut self, finding: Finding) -> &mut Finding {
        if let Some(place) = finding.place() {
            let at = self.at.entry(place.clone()).or_default();
            at.push(self.findings.len());
        }
        self.findings.push_mut(finding)
    }

    fn of(findings: impl IntoIterator<Item = Finding>) -> Self {
        let mut report = Self::new();
        for finding in findings {
            report.push(finding);
        }
        report
    }

    /// Adds all findings of another report of the same description.
    pub(crate) fn append(&mut self, other: Self) {
        for finding in other.findings {
            self.push(finding);
        }
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
    pub(crate) fn without_known(self, code: Code, known: &Self) -> Self {
        let is_new = |finding: &Finding| {
            let place = finding.place().filter(|_| finding.code == code);
            place.is_none_or(|place| !known.has(place, finding.message()))
        };
        Self::of(self.findings.into_iter().filter(is_new))
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
        self.map_sites(|site| *site = site.clone().in_files(origins))
    }

    /// The same findings, which are about a file.
    pub(crate) fn in_file(self, file: &Arc<str>) -> Self {
        self.map_sites(|site| site.file = Some(Arc::clone(file)))
    }

    fn map_sites(mut self, change: impl Fn(&mut Site)) -> Self {
        for finding in &mut self.findings {
            let related = finding.related.iter_mut().map(|(site, _)| site);
            let corrected = finding.correction.iter_mut().map(|(site, _)| site);
            let own = finding.user.iter_mut().chain(corrected);
            let own = own.chain([&mut finding.site]);
            related.chain(own).for_each(&change);
        }
        Self::of(self.findings)
    }

    fn errors(&self) -> impl Iterator<Item = &Finding> {
        let findings = self.findings.iter();
        findings.filter(|finding| finding.severity() == Severity::Error)
    }

    /// Drops the findings that are not wanted, by the places that they are about and the files, if
    /// these are others than the description.
    pub(crate) fn retain(&mut self, is_wanted: impl Fn(Option<&Place>, Option<&str>) -> bool) {
        let findings = std::mem::take(&mut self.findings).into_iter();
        let wanted =
            findings.filter(|finding| is_wanted(finding.place(), finding.site.file.as_deref()));
        *self = Self::of(wanted);
    }

    /// Keeps the findings that are wanted.
    pub(crate) fn keep(&mut self, is_wanted: impl Fn(&Finding) -> bool) {
        let findings = std::mem::take(&mut self.findings).into_iter();
        *self = Self::of(findings.filter(is_wanted));
    }

    /// Leaves so many findings of each code, and says how many of which are left out.
    pub fn limit(&mut self, most: usize) -> BTreeMap<Code, usize> {
        let mut counts: BTreeMap<Code, usize> = BTreeMap::new();
        let findings = std::mem::take(&mut self.findings).into_iter();
        let kept = findings.filter(|finding| {
            let count = counts.entry(finding.code).or_default();
            *count += 1;
            *count <= most
        });
        *self = Self::of(kept.collect::<Vec<_>>());
        counts.retain(|_, count| {
            *count = count.saturating_sub(most);
            *count > 0
        });
        counts
    }

    /// The findings, in the order they were found.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Whether this was found already.
    pub(crate) fn has(&self, place: &Place, message: &str) -> bool {
        let mut at = self.at.get(place).into_iter().flatten();
        at.any(|number| {
            let finding = self.findings.get(*number);
            finding.is_some_and(|finding| finding.message() == message)
        })
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
