//! Diagnostics: what is wrong or suspicious in a description, where, and what to do.
//!
//! In: diagnostics with places. Out: reports as text, JSON, workflow commands, a SARIF log, or a document by classes.
//! Depends on `source` for positions in the text. Diagnostics are collected and shown together; nothing is generated while
//! a report has errors.

mod classes_json;
mod code;
mod counts;
pub(crate) mod diagnostic;
mod excerpt;
pub(crate) mod github;
mod json;
mod policy;
mod quote;
mod render;
mod resolution;
mod sarif;
mod short_text;
pub(crate) mod source_location;
mod source_map;
mod text;

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::sync::Arc;

pub use code::{Class, Code};
pub use diagnostic::{Diagnostic, Severity};
pub use policy::Policy;
pub(crate) use quote::{listed, listed_briefly, quoted};
pub use render::Style;
pub use source_location::{Line, SourceLocation};

use crate::source::{Origins, Part, Place};
pub(crate) use diagnostic::Site;
use diagnostic::{Resolution, Standing, Target};

/// The diagnostics of a description, in the order of their creation.
#[derive(Clone, Debug, Default)]
pub struct Report {
    diagnostics: Vec<Diagnostic>,
    /// The indices of the diagnostics of each place.
    at: HashMap<Place, Vec<usize>>,
}

impl Report {
    /// Creates an empty report.
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

    /// Adds the diagnostics of another report that this one does not have.
    #[doc(hidden)]
    pub fn append_new(&mut self, mut other: Self) {
        other.diagnostics.retain(|diagnostic| {
            let place = diagnostic.place();
            place.is_none_or(|place| !self.has(place, diagnostic.message()))
        });
        self.append(other);
    }

    /// Moves the diagnostics to other places, unless they are at their original ones.
    pub(crate) fn map_places(self, place_of: impl Fn(&Place) -> Place) -> Self {
        self.map_sites(|site| {
            if let (None, Target::Node(place, _)) = (&site.bundled, &mut site.target) {
                *place = place_of(place);
            }
        })
    }

    /// Moves the diagnostics to the files that their nodes come from.
    pub(crate) fn map_files(self, origins: &Origins) -> Self {
        self.map_sites(|site| *site = site.clone().in_files(origins))
    }

    /// Moves the diagnostics to the files that their nodes come from. `now` returns the places of these nodes in the bundled
    /// description.
    pub(crate) fn before_conversion(
        self,
        origins: &Origins,
        now: impl Fn(&Place) -> Place,
    ) -> Self {
        self.map_sites(|site| {
            let now = site.place().map(&now);
            *site = site.clone().in_files(origins);
            site.bundled = now;
        })
    }

    /// Moves the diagnostics to a file.
    pub(crate) fn in_file(self, file: &Arc<str>) -> Self {
        self.map_sites(|site| site.file = Some(Arc::clone(file)))
    }

    fn map_sites(mut self, change: impl Fn(&mut Site)) -> Self {
        for diagnostic in &mut self.diagnostics {
            let related = diagnostic.related.iter_mut().map(|(site, _)| site);
            let corrected = diagnostic.correction.iter_mut().map(|(site, _)| site);
            let own = diagnostic.user.iter_mut().chain(corrected);
            let own = own.chain([&mut diagnostic.site]);
            let resolved = diagnostic.resolution.iter_mut();
            let own = own.chain(resolved.filter_map(Resolution::site_mut));
            related.chain(own).for_each(&change);
        }
        Self::of(self.diagnostics)
    }

    fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        let diagnostics = self.diagnostics.iter();
        diagnostics.filter(|diagnostic| diagnostic.severity() == Severity::Error)
    }

    /// Replaces or removes diagnostics.
    pub(crate) fn replace(&mut self, change: impl FnMut(Diagnostic) -> Option<Diagnostic>) {
        let diagnostics = std::mem::take(&mut self.diagnostics).into_iter();
        *self = Self::of(diagnostics.filter_map(change));
    }

    /// Changes what diagnostics advise to do.
    pub(crate) fn map_helps(mut self, change: impl Fn(&str) -> Option<String>) -> Self {
        for diagnostic in &mut self.diagnostics {
            diagnostic.help = diagnostic.help.take().and_then(|help| change(&help));
        }
        self
    }

    /// Keeps the wanted diagnostics.
    #[doc(hidden)]
    pub fn keep(&mut self, is_wanted: impl Fn(&Diagnostic) -> bool) {
        let diagnostics = std::mem::take(&mut self.diagnostics).into_iter();
        *self = Self::of(diagnostics.filter(is_wanted));
    }

    /// Keeps a maximum number of diagnostics of each code, and returns the numbers of dropped ones.
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

    /// The diagnostics in the order of their creation.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// `true` if there is a diagnostic with this place and message.
    pub(crate) fn has(&self, place: &Place, message: &str) -> bool {
        let mut at = self.at.get(place).into_iter().flatten();
        at.any(|number| {
            let diagnostic = self.diagnostics.get(*number);
            diagnostic.is_some_and(|diagnostic| diagnostic.message() == message)
        })
    }

    /// `true` if there are no diagnostics.
    pub fn is_empty(&self) -> bool {
        self.diagnostics.is_empty()
    }

    /// `true` if there are errors, so that nothing may be generated.
    pub fn has_errors(&self) -> bool {
        self.errors().next().is_some()
    }

    /// `true` if there are errors other than denied diagnostics.
    pub fn is_refused(&self) -> bool {
        let mut errors = self.errors();
        errors.any(|diagnostic| !matches!(diagnostic.standing, Standing::Denied(_)))
    }
}
