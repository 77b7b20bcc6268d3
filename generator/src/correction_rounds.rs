//! Reads a description repeatedly: each error is corrected or skipped, and the description is read again.

use std::sync::Arc;

use crate::Options;
use crate::client_names;
use crate::lower::{self, OperationOptions};
use crate::lowered::{Api, Operation, TypeDefinition, TypeId};
use crate::options::{Features, PaginationRule, Redirects, Traits};
use crate::report::{Code, Report};
use crate::selection::Selection;
use crate::shared_parameters;
use crate::shared_types;
use crate::side::Side;
use crate::source::{
    self, Candidates, Correction, Document, Place, Source, Wanted, did_you_mean, nearest,
};
use crate::type_rules;

/// The maximum number of rounds of corrections. A correction may reveal other errors.
const MAX_ROUNDS: usize = 16;

/// The number of rounds after which the largest part around an error is corrected rather than the smallest, to limit the
/// time for large descriptions.
const ROUNDS_OF_SMALL_PARTS: usize = 3;

/// The APIs of the crates; `None` for a crate that is not wanted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Apis {
    server: Option<Arc<Api>>,
    client: Option<Arc<Api>>,
    /// The types alone.
    types: Option<Arc<Api>>,
}

impl Apis {
    pub(crate) fn of(&self, side: Side) -> Option<&Arc<Api>> {
        match side {
            Side::Server => self.server.as_ref(),
            Side::Client => self.client.as_ref(),
            Side::Types => self.types.as_ref(),
        }
    }

    /// The APIs of the crates that define types.
    fn defining_types(&mut self) -> impl Iterator<Item = (Side, &mut Arc<Api>)> {
        let all = match &mut self.types {
            Some(types) => [(Side::Types, Some(types)), (Side::Client, None)],
            None => [
                (Side::Server, self.server.as_mut()),
                (Side::Client, self.client.as_mut()),
            ],
        };
        all.into_iter().filter_map(|(side, api)| Some((side, api?)))
    }

    /// Defines inline types once that are identical. The APIs of the crates are often the same.
    fn alias_identical_types(&mut self) {
        let is_same = match (&self.server, &self.client) {
            (Some(server), Some(client)) => Arc::ptr_eq(server, client),
            _ => false,
        };
        if is_same {
            self.server = None;
        }
        for (_, api) in self.defining_types() {
            Arc::make_mut(api).alias_identical_types();
        }
        if is_same {
            self.server = self.client.clone();
        }
    }

    /// Makes the client accept `null` where its server means it, and the server if it has the same types.
    fn accept_undeclared_null(&mut self) {
        let server = self.server.as_mut().filter(|_| self.types.is_some());
        let accepting = [self.client.as_mut(), self.types.as_mut(), server];
        for api in accepting.into_iter().flatten() {
            if api.has_undeclared_null() {
                Arc::make_mut(api).accept_undeclared_null();
            }
        }
    }

    /// Makes the client validate requests. The server always does.
    fn check_requests(&mut self) {
        if let Some(api) = &mut self.client {
            Arc::make_mut(api).checks_requests = true;
        }
    }

    /// Reports the types that the crates cannot share, and what the server lacks by sharing them.
    fn verify_shared_types(&self, report: &mut Report) {
        if let (Some(types), Some(server)) = (&self.types, &self.server) {
            shared_types::verify(server, types, report);
            shared_types::note_defaults(types, report);
        }
    }

    /// Removes the features of tags from the server, whose trait has all operations.
    fn forget_tag_features(&mut self) {
        if let Some(api) = &mut self.server
            && !api.tag_features.is_empty()
        {
            Arc::make_mut(api).forget_tag_features();
        }
    }

    /// Makes the types of the client's own parameters independent of the features of tags, as these parameters are.
    fn keep_types_of_shared_parameters(&mut self) {
        let Some(client) = self.client.as_ref() else {
            return;
        };
        let shared = client.shared_parameters.iter();
        let types = shared.flat_map(|one| one.parameter.field.ty.named());
        let types: Vec<TypeId> = types.collect();
        for api in [&mut self.client, &mut self.types].into_iter().flatten() {
            if !types.is_empty() && !api.tag_features.is_empty() {
                Arc::make_mut(api).tag_features.always.extend(&types);
            }
        }
    }

    /// Gives the crates the types of the crate of types, if there is one.
    fn share_types(&mut self) {
        let Some(types) = &self.types else {
            return;
        };
        for api in [&mut self.client, &mut self.server].into_iter().flatten() {
            shared_types::share(Arc::make_mut(api), types);
        }
    }

    /// Makes redirections errors in what a crate calls: the operations, or the webhooks of a server.
    fn redirect_to_errors(&mut self, side: Side) {
        let (api, calls): (_, fn(&mut Api) -> &mut Vec<Operation>) = match side {
            Side::Client => (&mut self.client, |api| &mut api.operations),
            Side::Server => (&mut self.server, |api| &mut api.webhooks.operations),
            Side::Types => return,
        };
        let Some(api) = api else {
            return;
        };
        let mut all = api.operations.iter().chain(&api.webhooks.operations);
        if all.any(Operation::has_redirection_errors) {
            let calls = calls(Arc::make_mut(api)).iter_mut();
            calls.for_each(Operation::redirect_to_errors);
        }
    }

    /// Removes the ambiguous parameters of the requests that a crate receives: operations, or the webhooks of a client.
    fn forget_unread_parameters(&mut self, side: Side) {
        let (api, received): (_, fn(&mut Api) -> &mut Vec<Operation>) = match side {
            Side::Server => (&mut self.server, |api| &mut api.operations),
            Side::Client => (&mut self.client, |api| &mut api.webhooks.operations),
            Side::Types => return,
        };
        let Some(api) = api else {
            return;
        };
        let mut all = api.operations.iter().chain(&api.webhooks.operations);
        if all.any(|one| one.parameters.iter().any(|one| one.is_only_sent)) {
            for operation in received(Arc::make_mut(api)) {
                operation.parameters.retain(|one| !one.is_only_sent);
            }
        }
    }

    /// Removes the schemes that no operation requires from the server.
    fn forget_sent_credentials(&mut self) {
        if let Some(api) = &mut self.server
            && api.always_sent.is_some()
        {
            Arc::make_mut(api).forget_always_sent();
        }
    }

    /// The API of the client, which may have more operations, or of the server.
    pub(crate) fn any(&self) -> Option<&Arc<Api>> {
        let with_operations = self.client.as_ref().or(self.server.as_ref());
        with_operations.or(self.types.as_ref())
    }
}

/// A description with all corrections.
pub(crate) struct Corrected {
    pub(crate) report: Report,
    /// `None` if the report has errors.
    pub(crate) apis: Option<Apis>,
}

/// Reads a description, and corrects or skips errors as far as possible.
pub(crate) fn read(source: &Source, options: &Options) -> Corrected {
    let paginated = options.pagination.iter().map(PaginationRule::selector);
    let wanted = Wanted {
        crates: options.accepted_crates(),
        schema_extensions: type_rules::extensions(&options.type_rules),
        local_times: options.types.local_times().to_vec(),
        operations: options.operations.clone(),
        parts: options.parts.clone(),
        paginated: Selection::of(paginated),
        today: options.today,
        embedded: options.embed_description,
        ..Wanted::default()
    };
    let reading = Reading {
        source: &source.cached(),
        options,
        wanted,
        codes: None,
        resolved: Report::new(),
        report: Report::new(),
        api: None,
    };
    reading.finish()
}

/// Corrects errors with these codes in a whole description; if the options allow it, skips the operations that need what
/// cannot be corrected.
///
/// Returns the corrections and skipped places, and the resolved errors.
pub fn resolve(source: &Source, options: Option<&Options>, codes: &[Code]) -> (Wanted, Report) {
    let skips = options.is_some_and(|options| options.skips);
    let options = Options::new("generated").skips(skips);
    let mut reading = Reading {
        source: &source.cached(),
        options: &options,
        wanted: Wanted::default(),
        codes: Some(codes),
        resolved: Report::new(),
        report: Report::new(),
        api: None,
    };
    reading.read_corrected();
    while reading.skip(None) {
        reading.read_corrected();
    }
    (reading.wanted, reading.resolved)
}

struct Reading<'a> {
    source: &'a Source,
    options: &'a Options,
    wanted: Wanted,
    /// The codes of the errors to resolve; `None` for all.
    codes: Option<&'a [Code]>,
    /// The errors that were corrected or skipped.
    resolved: Report,
    /// The remaining diagnostics.
    report: Report,
    api: Option<Arc<Api>>,
}

impl Reading<'_> {
    fn finish(mut self) -> Corrected {
        let mut apis = Apis::default();
        self.read_corrected();
        while self.skip(None) {
            self.read_corrected();
        }
        if self.options.is_wanted(Side::Client) {
            apis.client = self.api_of(Side::Client);
            if self.options.client_checks {
                apis.check_requests();
            }
            apis.forget_unread_parameters(Side::Client);
            self.be_careful(&mut apis);
            if self.options.redirects == Redirects::Errors {
                apis.redirect_to_errors(Side::Client);
            }
        }
        if self.options.is_wanted(Side::Types) {
            let api = self.api_of(Side::Types);
            apis.types = api.map(|api| Arc::new(api.types_alone()));
        }
        let mut report = std::mem::take(&mut self.report);
        if self.options.is_wanted(Side::Server) {
            self.report = report;
            while self.skip(Some(Side::Server)) {
                self.read_corrected();
            }
            apis.server = self.api_of(Side::Server);
            apis.redirect_to_errors(Side::Server);
            apis.forget_sent_credentials();
            apis.forget_tag_features();
            apis.forget_unread_parameters(Side::Server);
            report = self.report;
        } else {
            report.drop_errors_of(Side::Server);
        }
        apis.accept_undeclared_null();
        apis.verify_shared_types(&mut report);
        for (side, api) in apis.defining_types() {
            type_rules::apply(api, side, &self.options.type_rules, &mut report);
        }
        report.append_new(self.resolved);
        if !self.options.separate_types {
            apis.alias_identical_types();
        }
        apis.share_types();
        if let Some(client) = &mut apis.client {
            client_names::rename_schemes(client);
            shared_parameters::apply(client, &self.options.shared_parameters, &mut report);
            apis.keep_types_of_shared_parameters();
        }
        if report.has_errors() {
            report.add_costs(&source::Costs::new(self.source, &self.wanted));
        }
        let is_rejected = report.has_errors();
        Corrected {
            apis: (!is_rejected).then_some(apis),
            report,
        }
    }

    /// Makes response properties optional in the client, if that is wanted.
    fn be_careful(&mut self, apis: &mut Apis) {
        let schemas = &self.options.client_careful;
        let Some(api) = apis.client.as_mut().filter(|_| !schemas.is_empty()) else {
            return;
        };
        let api = Arc::make_mut(api);
        for name in api.be_careful(schemas) {
            let known: Vec<String> = api.types.iter().flat_map(TypeDefinition::paths).collect();
            let known = known
                .iter()
                .map(String::as_str)
                .filter(|known| *known != name);
            let near = nearest(&name, known);
            let help = match near {
                Some(near) => did_you_mean(near),
                None => "name a schema of responses, or use `--client-careful` for all".to_owned(),
            };
            let message = format!(
                "`--client-careful={name}` names no object schema that only responses have, and no property of one",
            );
            self.report
                .add(Code::UnknownCarefulSchema, &Place::root(), message)
                .help(help);
        }
    }

    fn api_of(&self, side: Side) -> Option<Arc<Api>> {
        self.api.clone().filter(|_| !self.report.rejects(side))
    }

    /// Reads the description, and corrects errors until none can be corrected.
    fn read_corrected(&mut self) {
        for round in 0..MAX_ROUNDS {
            self.read();
            let Some(candidates) = self.candidates() else {
                return;
            };
            let corrections = self.corrections(&candidates, round < ROUNDS_OF_SMALL_PARTS);
            if corrections.is_empty() {
                return;
            }
            let report = std::mem::take(&mut self.report);
            let corrected = report.into_corrected(&corrections, candidates.origins());
            self.resolved.append(corrected);
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
            description_json: document.embedded().map(str::to_owned),
            ..lowered(&document, self.options, &mut report)
        });
        let api = api.map(|mut api| {
            if self.options.is_wanted(Side::Types) {
                api.move_types_to(&self.options.types_package());
            }
            Arc::new(api)
        });
        self.api = api;
        if let Some(codes) = self.codes {
            report.keep(|diagnostic| codes.contains(&diagnostic.code()));
        }
        self.report = report;
    }

    /// The possible corrections; `None` without an error to correct.
    fn candidates(&self) -> Option<Candidates> {
        self.report.correctable().next()?;
        Candidates::new(self.source, &self.wanted)
    }

    /// Chooses a new correction for each error, with the index of the error.
    fn corrections(&self, candidates: &Candidates, are_small: bool) -> Vec<(usize, Correction)> {
        let errors = self.report.correctable();
        let chosen = errors.filter_map(|(index, error)| {
            let by_place = || candidates.of(error.place, error.loosens);
            let all = error.proposed.into_iter().chain(by_place());
            let mut new = all.filter(|one| !self.wanted.corrections.contains(one));
            let chosen = match are_small {
                true => new.next(),
                false => new.last(),
            };
            Some((index, chosen?))
        });
        chosen.collect()
    }

    /// Skips what needs the places of errors that concern one crate, or both; `false` if there is nothing new to skip.
    fn skip(&mut self, of: Option<Side>) -> bool {
        // A path that differs in its fragment is one of the client alone.
        let is_skipped = of.is_some() && self.report.errors_are(Code::OnlyFragmentDiffers, of);
        if !self.options.skips && !is_skipped {
            return false;
        }
        let Some(mut places) = self.report.skippable(of) else {
            return false;
        };
        places.retain(|place| !self.wanted.skipped.contains(place));
        if places.is_empty() {
            return false;
        }
        for place in places {
            if !self.wanted.skipped.contains(&place) {
                self.wanted.skipped.push(place);
            }
        }
        let report = std::mem::take(&mut self.report);
        self.resolved.append(report.into_skipped(of));
        true
    }
}

fn lowered(document: &Document, options: &Options, report: &mut Report) -> Api {
    let mut found = Report::new();
    let operations = OperationOptions {
        stubs: options.stubs,
        names: options.names,
        names_from_titles: options.names_from_titles,
        tag_traits: options.traits == Traits::Tag,
        tag_features: options.features == Features::Tag,
        credentials: options.credentials,
        redirects: options.redirects,
        pagination: &options.pagination,
        chosen_names: Some(&options.chosen_names),
    };
    let mut api = lower::lower(document, &options.types, operations, &mut found);
    api.command_line = lower::command_line(&api, document, &options.program_name());
    let found = found.map_places(|place| document.source_place(place));
    let found = document.reworded(found.map_files(document.origins()));
    // Circular references were reported before.
    report.append_new(found);
    api
}
