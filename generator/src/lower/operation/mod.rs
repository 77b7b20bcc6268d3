//! Operations of paths and of webhooks.
//!
//! In: the operations of the document. Out: [`Operation`]s with their names, parameters, bodies, responses and security
//! requirements. Depends on all other rooms of operations; schemas do not depend on it.

mod body_flags;
mod body_limit;
mod command_line;
mod deprecation;
pub mod generated_ids;
mod negotiation;
mod operation_index;
mod pagination;
mod tag_features;
mod tags;

pub use command_line::command_line;
pub use operation_index::{Found, find_in};
pub(crate) use pagination::PaginationProposal;

use openapiv3::Operation as Source;

use crate::lower::name_order::{restored, sorted};
use crate::lower::schema::size_limits::pairs;
use crate::lower::server::AllServers;
use crate::lower::{Lowering, webhook};
use crate::lowered::{CommonHeader, Operation, Security, Stability};
use crate::names::{self, Name, Scope, Taken};
use crate::options::OperationNames;
use crate::report::{Code, quoted};
use crate::source::Place;
use deprecation::name_replacements;

/// The size of an operation in fields, for the size limit.
const FIELDS_OF_AN_OPERATION: usize = 10;

/// The context that operations share.
pub struct Shared<'a> {
    pub servers: &'a AllServers,
    pub security: &'a Security,
    pub common: &'a [CommonHeader],
}

impl<'a> Lowering<'a> {
    /// Lowers the operations of paths, in declaration order.
    pub fn operations(&mut self, found: &[Found<'a>], shared: &Shared<'_>) -> Vec<Operation> {
        let mut scope = Scope::with_reserved(names::OF_OPERATIONS.iter().copied());
        let mut operations = self.lower_operations(found, shared, &mut scope);
        if found.is_empty() && !self.has_webhooks() {
            let place = Place::root().key("paths");
            self.diagnose(Code::NoOperations, &place, "description without operations")
                .note("only types are generated");
        }
        self.report_long_ids(found);
        self.name_media_types(&mut operations, &mut scope);
        self.shared_paths = self.distinguish(&operations, shared.servers);
        self.report_ambiguous_templates(&operations, shared.servers);
        name_replacements(&mut operations, shared.servers);
        operations
    }

    /// Lowers operations, in their order.
    pub fn lower_operations(
        &mut self,
        found: &[Found<'a>],
        shared: &Shared<'_>,
        scope: &mut Scope,
    ) -> Vec<Operation> {
        let (with_id, without): (Vec<_>, Vec<_>) = sorted(found, |found| found.rank())
            .into_iter()
            .partition(|(_, found)| found.id.is_some());
        let mut operations = Vec::new();
        // Declared names take precedence over generated ones.
        for (index, found) in with_id.into_iter().chain(without) {
            if let Some(operation) = self.operation(found, shared, scope) {
                operations.push((index, operation));
            }
        }
        restored(operations)
    }

    fn operation(
        &mut self,
        found: &Found<'a>,
        shared: &Shared<'_>,
        scope: &mut Scope,
    ) -> Option<Operation> {
        let (source, place) = (found.operation, &found.place);
        self.grow(
            FIELDS_OF_AN_OPERATION + pairs(found.path.split('/').count()),
            place,
        )?;
        let (name, stem) = self.claim_operation_names(found, scope)?;
        self.operation_places
            .insert(stem.rust.clone(), place.clone());
        let security = self.operation_security(source, shared.security, place);
        let body_limit = self.body_limit(source, found.webhook.is_some(), place);
        let parameters = self.parameters(found, &security, stem.plain());
        let (servers, (segments, path_parameters, fixed_query)) = match found.webhook {
            Some(_) => {
                self.warn_of_path_parameters(&parameters, place);
                (None, Default::default())
            }
            None => {
                let servers = shared.servers.of(found);
                let base_path = shared.servers.base_path(servers).fixed();
                let path = self.path(base_path, found.path, &parameters);
                (servers, path)
            }
        };
        Some(Operation {
            webhook: found.webhook.clone(),
            method: found.method.clone(),
            path: found.path.to_owned(),
            segments,
            fixed_query,
            servers,
            summary: source.summary.clone(),
            description: without_summary(source),
            tag: tags::group_tag(self.document, &source.tags),
            stability: self.stability(source, place),
            tags: source.tags.clone(),
            tag_trait: None,
            tag_module: None,
            features: Vec::new(),
            takes_parts: self.takes_parts(found),
            failure_set: None,
            is_stub: self.operation_options.stubs && found.webhook.is_none(),
            deprecation: self.deprecation(source, place),
            path_parameters,
            parameters: parameters.others,
            body: self.request_body(source, &found.method, place, stem.plain(), body_limit),
            security,
            responses: self.responses(&found.method, source, place, stem.plain(), shared.common),
            other_bodies: Vec::new(),
            negotiation: None,
            views: Vec::new(),
            pagination: None,
            site: self.site(place),
            name,
            stem,
        })
    }

    /// Claims the name and the stem of an operation; `None` if its id repeats that of another one.
    fn claim_operation_names(
        &mut self,
        found: &Found<'a>,
        scope: &mut Scope,
    ) -> Option<(Name, Name)> {
        let place = &found.place;
        let id = match (found.id, &found.webhook) {
            (id, Some(webhook)) => webhook::id(id, webhook, found, scope),
            (Some(id), None) => id.to_owned(),
            (None, None) => self.id_of_path(found, scope),
        };
        let word = self.word_of_operation(found, &id, scope);
        let name = Name {
            wire: id.clone(),
            ..Name::lower_in_ascii(&word)
        };
        // Duplicate ids have been reported.
        if matches!(scope.check(&name), Err(Taken::By(other)) if other == id) {
            return None;
        }
        let is_free = scope.check(&name).is_ok();
        let name = self.claim_name(scope, name, "call", &[], &place.key("operationId"));
        // Symbols of an id distinguish operations from each other, but not from schemas.
        let stem = match is_free {
            true => self.claim_stem(&names::upper_camel(&word), &word, place),
            false => self.claim_stem(&id, &word, place),
        };
        Some((name, stem))
    }

    /// The word that an operation is named after: as chosen, or made of its id or path.
    fn word_of_operation(&mut self, found: &Found<'a>, id: &str, scope: &mut Scope) -> String {
        let chosen = self.rust_name(&found.operation.extensions, &found.place);
        let names = self.operation_options.chosen_names;
        let by_program = names.and_then(|names| names.operations.get(id).cloned());
        let made = match self.operation_options.names {
            _ if found.webhook.is_some() => None,
            OperationNames::Ids => None,
            OperationNames::Short => {
                let tag = found.operation.tags.first().map(String::as_str);
                let functions = self.document.functions();
                functions.short(id, found.method.as_str(), found.path, tag)
            }
            OperationNames::Paths => Some(self.id_of_path(found, scope)),
        };
        let word = by_program.or(chosen).or(made);
        word.unwrap_or_else(|| id.to_owned())
    }

    fn id_of_path(&self, found: &Found<'a>, scope: &mut Scope) -> String {
        let prefix = self.document.path_prefix();
        let path = found.path.strip_prefix(prefix).unwrap_or(found.path);
        generated_ids::id(&found.method, path, scope)
    }

    /// The place of an operation.
    pub fn place_of(&self, operation: &Operation) -> Place {
        let place = self.operation_places.get(&operation.stem.rust);
        place.cloned().unwrap_or_else(Place::root)
    }

    /// Claims the stem of an operation's type names. Names of components take precedence.
    /// The symbols of `spelling` make it more specific where it is taken.
    fn claim_stem(&mut self, spelling: &str, word: &str, place: &Place) -> Name {
        let wanted = Name {
            wire: spelling.to_owned(),
            ..Name::upper_in_ascii(word)
        };
        let names = |stem: &Name| stem.suffixed(&SUFFIXES);
        let stem = self.types.claim_similar_for(&wanted, "Operation", names);
        if let Some(stem) = stem {
            self.report_renamed(&names(&wanted), &names(&stem), &place.key("operationId"));
            return stem;
        }
        if let Err(taken) = self.types.claim_all(&names(&wanted)) {
            self.name_taken(word, &taken, &place.key("operationId"));
        }
        wanted
    }

    /// Returns `true` if the handler receives the request's parts.
    fn takes_parts(&mut self, found: &Found<'_>) -> bool {
        const NAME: &str = "x-request-parts";
        let takes_parts = self.flag_extension(&found.operation.extensions, NAME, &found.place);
        if takes_parts && found.webhook.is_some() {
            let what = "`x-request-parts` of a webhook";
            self.unsupported(Code::UnsupportedHook, &found.place.key(NAME), what);
            return false;
        }
        takes_parts
    }

    fn stability(&mut self, operation: &Source, place: &Place) -> Option<Stability> {
        let text = self.text_extension(&operation.extensions, "x-stability", place)?;
        match text.as_str() {
            "experimental" => Some(Stability::Experimental),
            "beta" => Some(Stability::Beta),
            "stable" => None,
            _ => {
                let message = format!("unknown stability {}", quoted(&text));
                self.diagnose(Code::InvalidExtension, &place.key("x-stability"), message)
                    .help("use `experimental`, `beta` or `stable`");
                None
            }
        }
    }
}

/// The suffixes of the type names of an operation.
const SUFFIXES: [&str; 7] = [
    "",
    "Required",
    "Request",
    "RequestRequired",
    "Response",
    "Success",
    "Failure",
];

/// The description of an operation, unless it repeats the summary.
fn without_summary(source: &openapiv3::Operation) -> Option<String> {
    let text = |text: &str| text.trim().trim_end_matches('.').to_owned();
    let summary = source.summary.as_deref().map(text);
    let description = source.description.clone();
    description.filter(|description| Some(text(description)) != summary)
}
