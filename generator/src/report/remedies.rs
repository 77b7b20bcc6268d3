//! What can be done about the errors of a report, and what was.

use super::diagnostic::Remedied;
use super::{Class, Code, Diagnostic, Report, Severity};
use crate::files::Side;
use crate::source::{Correction, Costs, Place};

/// An error that a correction may make up for.
pub(crate) struct Correctable<'r> {
    /// What it is about, in the document that all files were put into.
    pub(crate) place: &'r Place,
    /// The change that was said to make up for it.
    pub(crate) chosen: Option<Correction>,
    /// Whether it is made up for by a schema that allows more.
    pub(crate) loosens: bool,
}

impl Report {
    /// The errors that a correction may make up for, by their numbers.
    pub(crate) fn correctable(&self) -> impl Iterator<Item = (usize, Correctable<'_>)> {
        let errors = self.diagnostics.iter().enumerate();
        let errors = errors.filter(|(_, diagnostic)| {
            diagnostic.severity() == Severity::Error && diagnostic.code.is_corrected()
        });
        errors.filter_map(|(number, diagnostic)| {
            let chosen = diagnostic.correction.as_ref();
            let chosen = chosen.and_then(|(site, change)| {
                let place = site.put_at()?.clone();
                let change = change.clone();
                Some(Correction { place, change })
            });
            let correctable = Correctable {
                place: diagnostic.site.put_at()?,
                chosen,
                loosens: diagnostic.code.class() == Class::Untyped,
            };
            Some((number, correctable))
        })
    }

    /// The errors of these numbers, each made up for by a correction.
    pub(crate) fn into_corrected(self, corrections: &[(usize, Correction)]) -> Self {
        let mut corrections = corrections.iter().peekable();
        let diagnostics = self.diagnostics.into_iter().enumerate();
        let corrected = diagnostics.filter_map(|(number, diagnostic)| {
            let (_, correction) = corrections.next_if(|(of, _)| *of == number)?;
            Some(diagnostic.remedied_by(Remedied::Corrected(correction.clone())))
        });
        Self::of(corrected.collect::<Vec<_>>())
    }

    /// The errors that corrections make up for.
    pub(crate) fn repairs(&self) -> impl Iterator<Item = (&Diagnostic, &Correction)> {
        let diagnostics = self.diagnostics.iter();
        diagnostics.filter_map(|diagnostic| match &diagnostic.remedied {
            Some(Remedied::Corrected(correction)) => Some((diagnostic, correction)),
            _ => None,
        })
    }

    /// What was left out, in the document that all files were put into, each with the error that it was left out for.
    pub(crate) fn left_out(&self) -> impl Iterator<Item = (&Place, &Diagnostic)> {
        let left_out = self.diagnostics.iter();
        let left_out = left_out.filter(|diagnostic| diagnostic.code == Code::LeftOut);
        left_out.filter_map(|diagnostic| {
            let place = diagnostic.site.put_at()?;
            let related = diagnostic
                .related
                .first()
                .and_then(|(site, _)| site.put_at());
            let cause = related.unwrap_or(place);
            let mut skipped = self
                .diagnostics
                .iter()
                .filter(|diagnostic| matches!(diagnostic.remedied, Some(Remedied::Skipped(_))));
            let found = skipped.find(|skipped| skipped.needed_at() == Some(cause));
            Some((place, found.unwrap_or(diagnostic)))
        })
    }

    /// Where that stands, in the document that all files were put into, which a crate, or both, cannot have; `None` if
    /// there is an error of both that leaving something out does not make up for.
    pub(crate) fn skippable(&self, of: Option<Side>) -> Option<Vec<Place>> {
        let errors = self
            .errors()
            .filter(|diagnostic| diagnostic.code.side() == of);
        errors
            .map(|diagnostic| diagnostic.skippable_at().cloned())
            .collect()
    }

    /// The errors alone that concern a crate, or both, of which that was left out which needs what they are about.
    pub(crate) fn into_skipped(self, of: Option<Side>) -> Self {
        let diagnostics = self.diagnostics.into_iter();
        let errors = diagnostics.filter(|diagnostic| {
            diagnostic.severity() == Severity::Error && diagnostic.code.side() == of
        });
        Self::of(errors.map(|diagnostic| diagnostic.remedied_by(Remedied::Skipped(of))))
    }

    /// Whether there are errors that concern a crate.
    pub(crate) fn refuses(&self, side: Side) -> bool {
        let mut sides = self.errors().map(|diagnostic| diagnostic.code.side());
        sides.any(|only| only.is_none_or(|only| only == side))
    }

    /// Drops the errors that concern a crate alone.
    pub(crate) fn forget_errors_of(&mut self, side: Side) {
        self.keep(|diagnostic| {
            diagnostic.severity() != Severity::Error || diagnostic.code.side() != Some(side)
        });
    }

    /// Says of errors what they cost as they are, by what stands where they cannot be left out.
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
    fn remedied_by(self, remedied: Remedied) -> Self {
        Self {
            remedied: Some(remedied),
            ..self
        }
    }

    /// Where that stands which can be left out to make up for it.
    fn skippable_at(&self) -> Option<&Place> {
        self.needed_at()
            .filter(|_| self.class() == Class::Skippable)
    }
}
