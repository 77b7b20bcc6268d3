//! Reads a description as often as its errors need: each is made up for by the remedy of its code, if it has one, and
//! the description is read again with that.

use std::sync::Arc;

use crate::Options;
use crate::files::Side;
use crate::lower;
use crate::model::Api;
use crate::report::{Code, Report};
use crate::source::{self, Correction, Document, Source, Wanted};

/// How often a description is read to correct its errors. What is corrected may have hidden other errors, and what
/// an error is in is corrected where the error itself cannot be.
const MOST_ROUNDS: usize = 16;

/// After so many rounds, the largest part around an error is corrected rather than the smallest: each round takes as long
/// as the description is large.
const ROUNDS_OF_SMALL_PARTS: usize = 3;

/// What the crates are made of; `None` for a crate that is not wanted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Apis {
    pub(crate) server: Option<Arc<Api>>,
    pub(crate) client: Option<Arc<Api>>,
}

impl Apis {
    pub(crate) fn of(&self, side: Side) -> Option<&Arc<Api>> {
        match side {
            Side::Server => self.server.as_ref(),
            Side::Client => self.client.as_ref(),
        }
    }

    /// That of either crate; with operations that only the client can have, if it has one.
    pub(crate) fn any(&self) -> Option<&Arc<Api>> {
        self.client.as_ref().or(self.server.as_ref())
    }
}

/// A description that was read until nothing was left to correct.
pub(crate) struct Corrected {
    pub(crate) report: Report,
    /// `None` when the report has errors.
    pub(crate) apis: Option<Apis>,
}

/// Reads a description until nothing is left to correct, or to leave out where that is allowed.
pub(crate) fn read(source: &Source, options: &Options) -> Corrected {
    let wanted = Wanted {
        crates: options.crates.clone(),
        operations: options.operations.clone(),
        parts: options.parts.clone(),
        today: options.today,
        ..Wanted::default()
    };
    Reading::new(&source.kept(), options, wanted).finish()
}

struct Reading<'a> {
    source: &'a Source,
    options: &'a Options,
    wanted: Wanted,
    /// The errors that were made up for.
    remedied: Report,
    /// What was read last, and what is wrong with that.
    report: Report,
    api: Option<Arc<Api>>,
}

impl<'a> Reading<'a> {
    fn new(source: &'a Source, options: &'a Options, wanted: Wanted) -> Self {
        Self {
            source,
            options,
            wanted,
            remedied: Report::new(),
            report: Report::new(),
            api: None,
        }
    }

    fn finish(mut self) -> Corrected {
        let mut apis = Apis::default();
        self.read_corrected();
        while self.skip(None) {
            self.read_corrected();
        }
        if self.options.is_wanted(Side::Client) {
            apis.client = self.api_of(Side::Client);
        }
        let mut report = std::mem::take(&mut self.report);
        if self.options.is_wanted(Side::Server) {
            self.report = report;
            while self.skip(Some(Side::Server)) {
                self.read_corrected();
            }
            apis.server = self.api_of(Side::Server);
            report = self.report;
        } else {
            report.forget_errors_of(Side::Server);
        }
        report.append_new(self.remedied);
        if report.has_errors() {
            report.add_costs(&source::Costs::new(self.source, &self.wanted));
        }
        let is_refused = report.has_errors();
        Corrected {
            apis: (!is_refused).then_some(apis),
            report,
        }
    }

    fn api_of(&self, side: Side) -> Option<Arc<Api>> {
        self.api.clone().filter(|_| !self.report.refuses(side))
    }

    /// Reads the description, and corrects its errors as far as they can be.
    fn read_corrected(&mut self) {
        for round in 0..MOST_ROUNDS {
            self.read();
            let corrections = self.corrections(round < ROUNDS_OF_SMALL_PARTS);
            if corrections.is_empty() {
                return;
            }
            let report = std::mem::take(&mut self.report);
            self.remedied.append(report.into_corrected(&corrections));
            for (_, correction) in corrections {
                if !self.wanted.corrections.contains(&correction) {
                    self.wanted.corrections.push(correction);
                }
            }
        }
        self.read();
    }

    fn read(&mut self) {
        let mut report = Report::new();
        let document = source::read(self.source, &self.wanted, &mut report);
        let api = document.map(|document| Api {
            checks_requests: self.options.client_checks,
            ..lowered(&document, self.options, &mut report)
        });
        self.api = api.map(Arc::new);
        self.report = report;
    }

    /// A correction for each error that has one which was not tried yet, by the number of the error.
    fn corrections(&self, are_small: bool) -> Vec<(usize, Correction)> {
        let mut errors = self.report.correctable().peekable();
        if errors.peek().is_none() {
            return Vec::new();
        }
        let Some(remedies) = source::Remedies::new(self.source, &self.wanted) else {
            return Vec::new();
        };
        let chosen = errors.filter_map(|(number, error)| {
            let by_place = || remedies.of(error.place, error.loosens);
            let candidates = error.chosen.into_iter().chain(by_place());
            let mut new = candidates.filter(|one| !self.wanted.corrections.contains(one));
            let chosen = match are_small {
                true => new.next(),
                false => new.last(),
            };
            Some((number, chosen?))
        });
        chosen.collect()
    }

    /// Leaves out what needs what a crate, or both, cannot have; whether there is more of that than before.
    fn skip(&mut self, of: Option<Side>) -> bool {
        if !self.options.skips {
            return false;
        }
        let Some(places) = self.report.skippable(of) else {
            return false;
        };
        let known = self.wanted.skipped.len();
        for place in places {
            if !self.wanted.skipped.contains(&place) {
                self.wanted.skipped.push(place);
            }
        }
        if self.wanted.skipped.len() == known {
            return false;
        }
        let report = std::mem::take(&mut self.report);
        self.remedied.append(report.into_skipped(of));
        true
    }
}

fn lowered(document: &Document, options: &Options, report: &mut Report) -> Api {
    let mut found = Report::new();
    let mut api = lower::lower(document, &options.types, options.stubs, &mut found);
    api.command_line = lower::command_line(&api, document, &options.program_name());
    let found = found.map_places(|place| document.shown(place));
    let found = found.map_files(document.origins());
    // The check of references reports some of these.
    report.append(found.without_known(Code::OnlyItself, report));
    api
}
