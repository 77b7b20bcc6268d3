//! Resolution of the errors of a report: possible and applied ones.

use super::diagnostic::Resolution;
use super::{Class, Code, Diagnostic, Report, Severity, Site};
use crate::side::Side;
use crate::source::{Correction, Costs, Origins, Part, Place};

/// An error that a correction may fix.
pub(crate) struct Correctable<'r> {
    /// The place in the bundled description.
    pub(crate) place: &'r Place,
    /// The correction that was proposed with the diagnostic.
    pub(crate) proposed: Option<Correction>,
    /// `true` if only corrections that loosen a schema fix it.
    pub(crate) loosens: bool,
}

/// The correction that was proposed with a diagnostic.
fn proposed(diagnostic: &Diagnostic) -> Option<Correction> {
    let (site, change) = diagnostic.correction.as_ref()?;
    Some(Correction {
        place: site.bundled_place()?.clone(),
        change: change.clone(),
    })
}

impl Report {
    /// The errors that a correction may fix, with their indices.
    pub(crate) fn correctable(&self) -> impl Iterator<Item = (usize, Correctable<'_>)> {
        let errors = self.diagnostics.iter().enumerate();
        let errors = errors.filter(|(_, diagnostic)| {
            diagnostic.severity() == Severity::Error && diagnostic.code.is_corrected()
        });
        errors.filter_map(|(index, diagnostic)| {
            let correctable = Correctable {
                place: diagnostic.site.bundled_place()?,
                proposed: proposed(diagnostic),
                loosens: diagnostic.code.class() == Class::Untyped,
            };
            Some((index, correctable))
        })
    }

    /// Returns the errors with some indices, resolved by corrections. `origins` are those of the bundled description.
    pub(crate) fn into_corrected(
        self,
        corrections: &[(usize, Correction)],
        origins: &Origins,
    ) -> Self {
        let mut corrections = corrections.iter().peekable();
        let diagnostics = self.diagnostics.into_iter().enumerate();
        let corrected = diagnostics.filter_map(|(index, diagnostic)| {
            let (_, correction) = corrections.next_if(|(of, _)| *of == index)?;
            let site = Site::node(&correction.place, Part::Value).in_files(origins);
            Some(diagnostic.resolved_by(Resolution::Corrected(correction.clone(), site)))
        });
        Self::of(corrected.collect::<Vec<_>>())
    }

    /// Resolves all errors by their proposed corrections, or else by others of their places.
    pub(crate) fn correct_errors(&mut self, correction: impl Fn(&Place) -> Correction) {
        for diagnostic in &mut self.diagnostics {
            let place = diagnostic.site.bundled_place();
            let is_whole = diagnostic.code.class() == Class::Error;
            if let (Severity::Error, Some(place), false) = (diagnostic.severity(), place, is_whole)
            {
                let correction = proposed(diagnostic).unwrap_or_else(|| correction(place));
                let site = Site::node(&correction.place, Part::Value);
                diagnostic.resolution = Some(Resolution::Corrected(correction, site));
            }
        }
    }

    /// The errors that were corrected, with corrections of the original files.
    pub(crate) fn repairs(&self) -> impl Iterator<Item = (&Diagnostic, Correction)> {
        let diagnostics = self.diagnostics.iter();
        diagnostics.filter_map(|diagnostic| match &diagnostic.resolution {
            Some(Resolution::Corrected(correction, site)) => {
                Some((diagnostic, correction.at(site.place()?)))
            }
            _ => None,
        })
    }

    /// The skipped operations and components, each with the error that caused it.
    pub(crate) fn left_out(&self) -> impl Iterator<Item = (&Place, &Diagnostic)> {
        let diagnostics = self.diagnostics.iter();
        let left_out = diagnostics.filter(|diagnostic| diagnostic.code == Code::LeftOut);
        left_out.filter_map(|diagnostic| {
            let place = diagnostic.site.bundled_place()?;
            let related = diagnostic.related.first();
            let related = related.and_then(|(site, _)| site.bundled_place());
            let cause = related.unwrap_or(place);
            let mut errors = self.diagnostics.iter();
            let error = errors.find(|error| {
                let is_skipped = matches!(error.resolution, Some(Resolution::Skipped(_)));
                is_skipped && error.needed_at() == Some(cause)
            });
            Some((diagnostic.place()?, error.unwrap_or(diagnostic)))
        })
    }

    /// The places in the bundled description that one crate, or both, cannot have; `None` if an error cannot be resolved
    /// by skipping.
    pub(crate) fn skippable(&self, of: Option<Side>) -> Option<Vec<Place>> {
        let errors = self.errors();
        let errors = errors.filter(|diagnostic| diagnostic.code.side() == of);
        let places = errors.map(|diagnostic| diagnostic.skippable_at().cloned());
        places.collect()
    }

    /// `true` if all errors of one crate, or both, have a code.
    pub(crate) fn errors_are(&self, code: Code, of: Option<Side>) -> bool {
        let mut errors = self.errors();
        errors.all(|one| one.code == code || one.code.side() != of)
    }

    /// Returns the errors of one crate, or both, resolved by skipping.
    pub(crate) fn into_skipped(self, of: Option<Side>) -> Self {
        let errors = self.diagnostics.into_iter().filter(|diagnostic| {
            diagnostic.severity() == Severity::Error && diagnostic.code.side() == of
        });
        Self::of(errors.map(|diagnostic| diagnostic.resolved_by(Resolution::Skipped(of))))
    }

    /// `true` if there are errors that concern a crate.
    pub(crate) fn rejects(&self, side: Side) -> bool {
        let mut sides = self.errors().map(|diagnostic| diagnostic.code.side());
        sides.any(|only| only.is_none_or(|only| only == side))
    }

    /// Drops the errors that concern only one crate.
    pub(crate) fn drop_errors_of(&mut self, side: Side) {
        self.keep(|diagnostic| {
            diagnostic.severity() != Severity::Error || diagnostic.code.side() != Some(side)
        });
    }

    /// Adds a note about the affected operations to errors.
    pub(crate) fn add_costs(&mut self, costs: &Costs) {
        for diagnostic in &mut self.diagnostics {
            if diagnostic.severity() == Severity::Error
                && let Some(place) = diagnostic.skippable_at()
            {
                diagnostic.cost = costs.of(place, diagnostic.code.side());
            }
        }
    }
}

impl Diagnostic {
    fn resolved_by(self, resolution: Resolution) -> Self {
        Self {
            resolution: Some(resolution),
            ..self
        }
    }

    /// The place that can be skipped to resolve an error.
    fn skippable_at(&self) -> Option<&Place> {
        let is_skippable = self.class() == Class::Skippable;
        self.needed_at().filter(|_| is_skippable)
    }
}
