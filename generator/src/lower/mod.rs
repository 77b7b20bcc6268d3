//! Lowers a document to plain data, with one room for each kind of OpenAPI object.
//!
//! In: a [`Document`]. Out: an [`Api`], and diagnostics with locations for everything invalid or unsupported: emitting
//! cannot fail. Rooms of operations (`operation`, `parameter`, `request_body`, `response`, `content`, `path`, `security`,
//! `server`, `webhook`) depend on those of schemas (`schema`, `types`, `all_of`, `union`, `value_schema`, `defaults`,
//! `pattern`, `xml`, `foreign`), not the other way around.

mod all_of;
mod content;
mod defaults;
mod extensions;
mod foreign;
mod license;
mod name_order;
mod operation;
mod parameter;
mod path;
mod pattern;
mod request_body;
mod response;
mod schema;
mod security;
mod server;
#[cfg(test)]
mod tests;
mod types;
mod union;
mod value_schema;
mod webhook;
mod xml;

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet};

use indexmap::IndexSet;

use crate::lowered::{
    Api, Content, Dependency, Format, Operation, Payload, SharedPath, TypeDefinition, TypeId,
    TypeKind,
};
use crate::names::{self, Name};
use crate::options::{
    ChosenNames, Credentials, OperationNames, PaginationRule, Redirects, TypeChoices,
};
use crate::report::diagnostic::Site;
use crate::report::{Code, Diagnostic, Report};
use crate::source::{Document, Part, Place};
use all_of::Nesting;
pub(crate) use operation::PaginationProposal;
use operation::Shared;
pub use operation::command_line;
pub(crate) use operation::generated_ids::ids as ids_of_unnamed;
use pattern::Patterns;
use schema::inline_names::InlineNames;
use security::Schemes;
use types::Types;

/// How operations and inline types are generated.
#[derive(Clone, Copy, Debug, Default)]
pub struct OperationOptions<'a> {
    /// `true` if handlers have defaults.
    pub stubs: bool,
    /// The names of operations.
    pub names: OperationNames,
    /// `true` if types of inline schemas have the names of unique titles.
    pub names_from_titles: bool,
    /// `true` if handlers are in a trait for each tag.
    pub tag_traits: bool,
    /// `true` if each tag has a cargo feature.
    pub tag_features: bool,
    /// The operations with which clients send credentials.
    pub credentials: Credentials,
    /// The meaning of redirections in clients.
    pub redirects: Redirects,
    /// The rules for pagination.
    pub pagination: &'a [PaginationRule],
    /// The names that a program chose.
    pub chosen_names: Option<&'a ChosenNames>,
}

/// Lowers a document. The API is valid only if the report has no errors.
pub fn lower(
    document: &Document,
    choices: &TypeChoices,
    operations: OperationOptions<'_>,
    report: &mut Report,
) -> Api {
    Lowering::new(document, choices, operations, report).api()
}

/// The type of an inline schema.
pub(crate) struct InlineType {
    pub(crate) place: Place,
    /// The generated name.
    pub(crate) name: String,
    /// `object`, `enum` or `union`.
    pub(crate) kind: &'static str,
}

/// The facts about a description that only lowering it shows, for lints.
pub(crate) struct Inferred {
    /// The types of inline schemas, each once.
    pub(crate) inline: Vec<InlineType>,
    /// The rules for operations that look paginated.
    pub(crate) pagination: Vec<PaginationProposal>,
    /// The fixed segments with which all paths begin, which are no part of names.
    pub(crate) path_prefix: String,
}

/// Lowers a description for lints.
pub(crate) fn infer(document: &Document, pagination: &[PaginationRule]) -> Inferred {
    let (choices, mut report) = (TypeChoices::default(), Report::new());
    let options = OperationOptions {
        pagination,
        ..OperationOptions::default()
    };
    let mut lowering = Lowering::new(document, &choices, options, &mut report);
    lowering.proposed_pagination = Some(Vec::new());
    let types = lowering.api().types;
    let mut proposals = lowering.proposed_pagination.take().unwrap_or_default();
    for proposal in &mut proposals {
        proposal.place = document.original_place(&proposal.place);
    }
    Inferred {
        inline: inline_types(document, &lowering, &types),
        pagination: proposals,
        path_prefix: document.path_prefix().to_owned(),
    }
}

fn inline_types(
    document: &Document,
    lowering: &Lowering<'_>,
    types: &[TypeDefinition],
) -> Vec<InlineType> {
    let mut inline: Vec<InlineType> = Vec::new();
    let mut known = HashSet::new();
    for (definition, place) in types.iter().zip(lowering.types.places()) {
        let kind = match &definition.kind {
            TypeKind::Struct(_) => "object",
            TypeKind::Enum(_) => "enum",
            TypeKind::Union(_) => "union",
            TypeKind::Alias(_) | TypeKind::Foreign(_) => continue,
        };
        let place = document.original_place(place);
        let is_component = matches!(place.steps().as_slice(), ["components", "schemas", _]);
        if !is_component && known.insert(place.clone()) {
            inline.push(InlineType {
                place,
                name: definition.name.plain().to_owned(),
                kind,
            });
        }
    }
    inline
}

/// The state of lowering.
struct Lowering<'a> {
    document: &'a Document,
    choices: &'a TypeChoices,
    operation_options: OperationOptions<'a>,
    report: &'a mut Report,
    types: Types,
    inline_names: InlineNames,
    payloads: Vec<Payload>,
    /// The payloads of components.
    payload_components: HashMap<&'a str, usize>,
    patterns: Patterns,
    /// The places of operations, by the stems of their type names.
    operation_places: HashMap<String, Place>,
    /// The unions of bodies by media type, by the location of their `content`.
    content_unions: Vec<(Place, Content)>,
    /// The names of the structs of files, each with the place of its schema.
    file_structs: Vec<(Place, Name)>,
    value_schemas: value_schema::ValueSchemas,
    xml: xml::Bodies,
    pending: Vec<union::Pending<'a>>,
    /// The proposed rules for pagination, if they are wanted.
    proposed_pagination: Option<Vec<PaginationProposal>>,
    /// The types that were made from those of overlapping alternatives.
    joined_types: Vec<union::JoinedType>,
    open_merges: Vec<union::OpenMerge>,
    /// The crates of foreign types, and the locations of their uses.
    dependencies: Vec<(Dependency, Place)>,
    /// The locations of defaults.
    defaults: IndexSet<Place>,
    known_defaults: defaults::precedence::Known<'a>,
    /// The pairs of response and request types of one schema.
    twins: Vec<(TypeId, TypeId)>,
    /// The inline definitions that are being lowered.
    open_definitions: Vec<Place>,
    formats: BTreeSet<Format>,
    schemes: Schemes,
    types_with_files: BTreeSet<TypeId>,
    shared_paths: Vec<SharedPath>,
    nulls: RefCell<schema::annotations::Nulls<'a>>,
    /// The schema that is being lowered, with what it includes of others.
    current_schema: Place,
    nesting: Nesting,
    /// The number of properties, values and variants so far.
    size: usize,
}

impl<'a> Lowering<'a> {
    fn new(
        document: &'a Document,
        choices: &'a TypeChoices,
        operation_options: OperationOptions<'a>,
        report: &'a mut Report,
    ) -> Self {
        Self {
            operation_options,
            document,
            choices,
            report,
            types: Types::default(),
            inline_names: match operation_options.names_from_titles {
                true => InlineNames::of_titles(document.titles()),
                false => InlineNames::default(),
            },
            payloads: Vec::new(),
            payload_components: HashMap::new(),
            patterns: Patterns::default(),
            operation_places: HashMap::new(),
            content_unions: Vec::new(),
            file_structs: Vec::new(),
            value_schemas: value_schema::ValueSchemas::default(),
            xml: xml::Bodies::default(),
            pending: Vec::new(),
            proposed_pagination: None,
            joined_types: Vec::new(),
            open_merges: Vec::new(),
            twins: Vec::new(),
            defaults: IndexSet::new(),
            known_defaults: defaults::precedence::Known::default(),
            dependencies: Vec::new(),
            open_definitions: Vec::new(),
            formats: BTreeSet::new(),
            schemes: Schemes::with_reserved(&names::OF_SCHEMES),
            types_with_files: BTreeSet::new(),
            shared_paths: Vec::new(),
            nulls: RefCell::default(),
            current_schema: Place::root(),
            nesting: Nesting::default(),
            size: 0,
        }
    }

    fn api(&mut self) -> Api {
        self.components();
        self.resolve_recursive_aliases();
        let found = self.find_operations();
        let servers = self.servers(&found);
        let default_security = self.default_security();
        let common_headers = self.common_headers();
        self.warn_of_almost_common_headers(&found);
        let found_webhooks = self.find_webhooks(&found);
        self.report_duplicate_ids(found.iter().chain(&found_webhooks));
        let shared = Shared {
            servers: &servers,
            security: &default_security,
            common: &common_headers,
        };
        let mut operations = self.operations(&found, &shared);
        let mut webhooks = self.webhooks(&found_webhooks, &servers);
        let always_sent = self.always_sent(&operations, &default_security);
        if webhooks.schemes.is_empty() && !operations.is_empty() {
            self.report_unrequired_schemes();
        }
        self.finish_types(&mut operations, &webhooks.operations);
        let all = operations.iter_mut().chain(&mut webhooks.operations);
        let xml = self.xml_of_bodies(all);
        self.resolve_defaults(&mut operations);
        self.paginations(&found, &mut operations);
        let conversions = self.conversions();
        self.warn_of_required_error_headers(&operations);
        let error_bodies = self.error_bodies(&operations);
        webhooks.error_bodies = self.error_bodies(&webhooks.operations);
        let mut failure_sets = self.failure_sets(&mut operations);
        webhooks.failure_sets = self.failure_sets(&mut webhooks.operations);
        let open_statuses = self.open_statuses(&mut operations, &mut failure_sets);
        webhooks.open_statuses =
            self.open_statuses(&mut webhooks.operations, &mut webhooks.failure_sets);
        let tag_modules = self.tag_modules(&mut operations);
        let tag_traits = self.tag_traits(&mut operations);
        self.add_derives();
        let mut api = Api {
            servers: servers.own,
            other_servers: servers.others,
            default_security,
            always_sent,
            common_headers,
            operations,
            tag_modules,
            tag_traits,
            error_bodies,
            open_statuses,
            failure_sets,
            webhooks,
            xml,
            conversions,
            ..self.finish()
        };
        api.webhook_only_types = api.types_of_webhooks_alone();
        self.tag_features(&mut api);
        api.place_types();
        api
    }

    /// Completes the types after all operations are lowered.
    fn finish_types(&mut self, operations: &mut [Operation], webhooks: &[Operation]) {
        self.merge_overlapping_variants();
        self.split_request_types(operations, webhooks);
        self.report_deep_aliases();
        self.recursion();
        self.box_large_types();
        self.resolve_discriminators();
        self.fix_tags();
        self.complete_schemas(operations);
    }

    /// Returns the API with the parts that were collected while operations were lowered.
    fn finish(&mut self) -> Api {
        let info = &self.document.openapi.info;
        let mut types = self.types.finish();
        for definition in &mut types {
            definition.site = self.site(&definition.place);
        }
        Api {
            title: info.title.clone(),
            version: info.version.clone(),
            description: info.description.clone(),
            license: info.license.as_ref().and_then(license::spdx),
            schemes: std::mem::take(&mut self.schemes.schemes),
            verifiers: std::mem::take(&mut self.schemes.verifiers),
            types,
            types_with_files: std::mem::take(&mut self.types_with_files),
            names: self.types.names(),
            formats: std::mem::take(&mut self.formats),
            payloads: std::mem::take(&mut self.payloads),
            shared_paths: std::mem::take(&mut self.shared_paths),
            schemas: std::mem::take(&mut self.value_schemas).finish(),
            patterns: std::mem::take(&mut self.patterns).finish(),
            ..Api::default()
        }
    }

    fn diagnose(
        &mut self,
        code: Code,
        place: &Place,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        self.report.add(code, place, message)
    }

    /// Returns the position of a node in the description.
    fn site(&self, place: &Place) -> Site {
        let place = self.document.source_place(place);
        Site::node(&place, Part::Key).in_files(self.document.origins())
    }

    /// Reports an unsupported part of the description.
    fn unsupported(
        &mut self,
        code: Code,
        place: &Place,
        what: impl std::fmt::Display,
    ) -> &mut Diagnostic {
        self.diagnose(code, place, unsupported(code, what))
    }
}

/// The message about an unsupported part. Values of an unsupported schema are still validated.
fn unsupported(code: Code, what: impl std::fmt::Display) -> String {
    match code {
        Code::UnsupportedSchema => format!("no type represents {what}"),
        _ => format!("{what} is not supported yet"),
    }
}

/// Collects all values; `None` if one is missing. Evaluates each, so that one error hides no other.
fn every<T>(found: impl Iterator<Item = Option<T>>) -> Option<Vec<T>> {
    let found: Vec<Option<T>> = found.collect();
    found.into_iter().collect()
}
