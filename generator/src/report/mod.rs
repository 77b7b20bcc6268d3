//! Diagnostics: what is wrong or doubtful in a description, and where.
//!
//! Diagnostics are collected and shown together, each with its place in the text, an excerpt, and
//! what to do about it. Nothing is generated while a report has errors.

mod account;
mod book;
mod brief;
mod code;
mod counts;
pub(crate) mod diagnostic;
mod excerpt;
pub(crate) mod github;
mod json;
mod policy;
mod quoted;
mod remedies;
mod render;
pub(crate) mod spot;
mod text;

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::sync::Arc;

pub use code::{Class, Code};
pub use diagnostic::{Diagnostic, Severity};
pub use policy::Policy;
pub(crate) use quoted::{listed, quoted};
pub use render::Style;
pub use spot::{Line, Spot as SourceLocation};

use crate::source::{Origins, Part, Place};
pub(crate) use diagnostic::Site;
use diagnostic::{Spot, Standing};

/// The diagnostics of one description, in the order they were found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    diagnostics: Vec<Diagnostic>,
    /// The numbers of those about a place: a description may have very many.
    at: HashMap<Place, Vec<usize>>,
}

impl Report {
    /// A report without diagnostics.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a diagnostic about a node.
    pub fn add(
        &mut self,
        code: Code,
        place: &Place,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        self.add_at(code, Site::node(place, Part::Value), message.into())
    }

    /// Adds a diagnostic about bytes of the text.
    pub fn add_in_text(
        &mut self,
        code: Code,
        range: Range<usize>,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        self.add_at(code, Site::text(range), message.into())
    }

    fn add_at(&mut self, code: Code, site: Site, message: String) -> &mut Diagnostic {
        self.push(Diagnostic::new(code, site, message))
    }

    fn push(&mut self, diagnostic: Diagnostic) -> &mut Diagnostic {
        if let Some(place) = diagnostic.place() {
            let at = self.at.entry(place.clone()).or_default();
            at.push(self.diagnostics.len());
        }
        self.diagnostics.push_mut(diagnostic)
    }

    fn of(diagnostics: impl IntoIterator<Item = Diagnostic>) -> Self {
        let mut report = Self::new();
        for diagnostic in diagnostics {
            report.push(diagnostic);
        }
        report
    }

    /// Adds all diagnostics of another report of the same description.
    pub(crate) fn append(&mut self, other: Self) {
        for diagnostic in other.diagnostics {
            self.push(diagnostic);
        }
    }

    /// Adds the diagnostics of another report that are not among those of this.
    #[doc(hidden)]
    pub fn append_new(&mut self, mut other: Self) {
        other.diagnostics.retain(|diagnostic| {
            let place = diagnostic.place();
            place.is_none_or(|place| !self.has(place, diagnostic.message()))
        });
        self.append(other);
    }

    /// These diagnostics but for those of a code that another report has already.
    pub(crate) fn without_known(self, code: Code, known: &Self) -> Self {
        let is_new = |diagnostic: &Diagnostic| {
            let place = diagnostic.place().filter(|_| diagnostic.code == code);
            place.is_none_or(|place| !known.has(place, diagnostic.message()))
        };
        Self::of(self.diagnostics.into_iter().filter(is_new))
    }

    /// The same diagnostics at other places.
    pub(crate) fn map_places(self, place_of: impl Fn(&Place) -> Place) -> Self {
        self.map_sites(|site| {
            if let Spot::Node(place, _) = &mut site.spot {
                *place = place_of(place);
            }
        })
    }

    /// The same diagnostics in the files that they are about.
    pub(crate) fn map_files(self, origins: &Origins) -> Self {
        self.map_sites(|site| *site = site.clone().in_files(origins))
    }

    /// The same diagnostics, which are about a file.
    pub(crate) fn in_file(self, file: &Arc<str>) -> Self {
        self.map_sites(|site| site.file = Some(Arc::clone(file)))
    }

    fn map_sites(mut self, change: impl Fn(&mut Site)) -> Self {
        for diagnostic in &mut self.diagnostics {
            let related = diagnostic.related.iter_mut().map(|(site, _)| site);
            let corrected = diagnostic.correction.iter_mut().map(|(site, _)| site);
            let own = diagnostic.user.iter_mut().chain(corrected);
            let own = own.chain([&mut diagnostic.site]);
            related.chain(own).for_each(&change);
        }
        Self::of(self.diagnostics)
    }

    fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        let diagnostics = self.diagnostics.iter();
        diagnostics.filter(|diagnostic| diagnostic.severity() == Severity::Error)
    }

    /// Drops the diagnostics that are not wanted, by the places that they are about and the files, if
    /// these are others than the description.
    pub(crate) fn retain(&mut self, is_wanted: impl Fn(Option<&Place>, Option<&str>) -> bool) {
        let diagnostics = std::mem::take(&mut self.diagnostics).into_iter();
        let wanted = diagnostics
            .filter(|diagnostic| is_wanted(diagnostic.place(), diagnostic.site.file.as_deref()));
        *self = Self::of(wanted);
    }

    /// Keeps the diagnostics that are wanted.
    #[doc(hidden)]
    pub fn keep(&mut self, is_wanted: impl Fn(&Diagnostic) -> bool) {
        let diagnostics = std::mem::take(&mut self.diagnostics).into_iter();
        *self = Self::of(diagnostics.filter(is_wanted));
    }

    /// Leaves so many diagnostics of each code, and says how many of which are left out.
    pub fn limit(&mut self, most: usize) -> BTreeMap<Code, usize> {
        let mut counts: BTreeMap<Code, usize> = BTreeMap::new();
        let diagnostics = std::mem::take(&mut self.diagnostics).into_iter();
        let kept = diagnostics.filter(|diagnostic| {
            let count = counts.entry(diagnostic.code).or_default();
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

    /// The diagnostics, in the order they were found.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// Whether this was found already.
    pub(crate) fn has(&self, place: &Place, message: &str) -> bool {
        let mut at = self.at.get(place).into_iter().flatten();
        at.any(|number| {
            let diagnostic = self.diagnostics.get(*number);
            diagnostic.is_some_and(|diagnostic| diagnostic.message() == message)
        })
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.diagnostics.is_empty()
    }

    /// Whether nothing may be generated.
    pub fn has_errors(&self) -> bool {
        self.errors().next().is_some()
    }

    /// Whether nothing may be generated for another reason than that some diagnostics are denied.
    pub fn is_refused(&self) -> bool {
        let mut errors = self.errors();
        errors.any(|diagnostic| !matches!(diagnostic.standing, Standing::Denied(_)))
    }
}
