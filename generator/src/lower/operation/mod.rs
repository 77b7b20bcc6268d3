//! Operations.

mod command_line;
mod extensions;
mod operation_index;
mod pagination;

pub use command_line::command_line;
pub(super) use extensions::Extensions;
pub(super) use operation_index::Found;

use indexmap::IndexMap;
use openapiv3::Operation as Source;

use crate::lower::deprecation::name_replacements;
use crate::lower::extent::pairs;
use crate::lower::order::{restored, sorted};
use crate::lower::server::AllServers;
use crate::lower::{Lowering, unnamed, webhook};
use crate::model::{CommonHeader, Operation, PathSegment, Security, Stability};
use crate::names::{Name, Scope, Taken};
use crate::report::{Code, quoted};
use crate::source::Place;

/// How many fields an operation is as large as, at least.
const AS_LARGE_AS_AN_OPERATION: usize = 10;

/// Names that stand beside those of the modules and functions of operations.
pub(super) const RESERVED: [&str; 16] = [
    "build",
    "builder",
    "bytes",
    "gate",
    "http",
    "http_body",
    "http_body_util",
    "method_not_allowed",
    "r#mod",
    "not_found",
    "router",
    "serde",
    "serde_json",
    "std",
    "tower_layer",
    "tower_service",
];

/// What all operations share.
pub(super) struct Shared<'a> {
    pub(super) servers: &'a AllServers,
    pub(super) security: &'a Security,
    pub(super) common: &'a [CommonHeader],
}

impl<'a> Lowering<'a> {
    /// The operations of the document, in its order.
    pub(super) fn operations(
        &mut self,
        found: &[Found<'a>],
        shared: &Shared<'_>,
    ) -> Vec<Operation> {
        let mut scope = Scope::with_reserved(RESERVED);
        let mut operations = self.understood_operations(found, shared, &mut scope);
        if found.is_empty() && !self.has_hooks() {
            let place = Place::root().key("paths");
            self.report
                .add(
                    Code::NoOperations,
                    &place,
                    "a description without an operation",
                )
                .help("its types are generated alone");
        }
        self.name_choices(&mut operations, &mut scope);
        self.shared_paths = self.distinguish(&operations, shared.servers);
        self.refuse_alike(&operations, shared.servers);
        name_replacements(&mut operations, shared.servers);
        operations
    }

    /// The operations, in their order.
    pub(super) fn understood_operations(
        &mut self,
        found: &[Found<'a>],
        shared: &Shared<'_>,
        scope: &mut Scope,
    ) -> Vec<Operation> {
        let (with_id, without): (Vec<_>, Vec<_>) = sorted(found, |found| found.rank())
            .into_iter()
            .partition(|(_, found)| found.id.is_some());
        let mut operations = Vec::new();
        // The names that the description gives go first: those that are made never take one.
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
        let Found {
            operation: source,
            place,
            ..
        } = found;
        self.grow(
            AS_LARGE_AS_AN_OPERATION + pairs(found.path.split('/').count()),
            place,
        )?;
        let chosen = self.rust_name(&source.extensions, place);
        let id = match (found.id, &found.webhook) {
            (id, Some(hook)) => webhook::id(id, hook, found, scope),
            (Some(id), None) => id.to_owned(),
            (None, None) => unnamed::id(found.method, found.path, scope),
        };
        let word = chosen.as_deref().unwrap_or(&id);
        let name = Name {
            wire: id.clone(),
            ..Name::lower_in_ascii(word)
        };
        // That the same id is used twice has been reported.
        if matches!(scope.check(&name), Err(Taken::By(other)) if other == id) {
            return None;
        }
        let name = self.settle(scope, name, "call", &[], &place.key("operationId"));
        let stem = self.claim_stem(&id, word, place);
        let security = self.operation_security(source, shared.security, place);
        let parameters = self.parameters(
            &found.item.parameters,
            &found.item_place,
            &source.parameters,
            place,
            &security,
            stem.plain(),
        );
        let (servers, (segments, path_parameters)) = match found.webhook {
            Some(_) => (None, self.no_path(&parameters, place)),
            None => {
                let servers = shared.servers.of(found);
                let base_path = shared.servers.base_path(servers).fixed();
                let path = self.path(base_path, found.path, &parameters);
                (servers, path)
            }
        };
        Some(Operation {
            webhook: found.webhook.clone(),
            method: found.method,
            path: found.path.to_owned(),
            segments,
            servers,
            summary: source.summary.clone(),
            description: source.description.clone(),
            tag: source.tags.first().cloned(),
            stability: self.stability(source, place),
            takes_parts: self.takes_parts(found),
            is_stub: self.stubs && found.webhook.is_none(),
            deprecation: self.deprecation(source, place),
            path_parameters,
            parameters: parameters.others,
            body: self.body_of(source, found.method, place, stem.plain()),
            security,
            responses: self.responses(found.method, source, place, stem.plain(), shared.common),
            other_bodies: Vec::new(),
            negotiation: None,
            views: Vec::new(),
            pagination: None,
            name,
            stem,
        })
    }

    /// Chooses what the types of an operation are named after, and takes their names.
    /// Those of `components` go before.
    fn claim_stem(&mut self, id: &str, word: &str, place: &Place) -> Name {
        let wanted = Name {
            wire: id.to_owned(),
            ..Name::upper_in_ascii(word)
        };
        let stem = self
            .types
            .claim_similar_for(&wanted, "Operation", names_of_types);
        if let Some(stem) = stem {
            return stem;
        }
        if let Err(taken) = self.types.claim_all(&names_of_types(&wanted)) {
            self.name_taken(id, &taken, &place.key("operationId"));
        }
        wanted
    }

    /// Whether its handler is given the request's parts.
    fn takes_parts(&mut self, found: &Found<'_>) -> bool {
        const NAME: &str = "x-request-parts";
        let takes_parts = self.flag_extension(&found.operation.extensions, NAME, &found.place);
        if takes_parts && found.webhook.is_some() {
            self.unsupported(
                Code::UnsupportedHook,
                &found.place.key(NAME),
                "a hook whose handler is given the request's parts",
            );
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
                self.report
                    .add(
                        Code::InvalidExtension,
                        &place.key("x-stability"),
                        format!("unknown stability {}", quoted(&text)),
                    )
                    .help("it is one of `experimental`, `beta` and `stable`");
                None
            }
        }
    }
}

impl Lowering<'_> {
    /// Refuses templates with text around placeholders where a path could be of both and
    /// neither has more text.
    fn refuse_alike(&mut self, operations: &[Operation], servers: &AllServers) {
        let is_mixed = |segment: &PathSegment| matches!(segment, PathSegment::Mixed { .. });
        let mixed = |operation: &&Operation| operation.segments.iter().any(is_mixed);
        let mut groups: IndexMap<_, Vec<&Operation>> = IndexMap::new();
        for operation in operations.iter().filter(mixed) {
            let below = servers.found_below(operation.servers);
            let group = (below, around_mixed(&operation.segments));
            groups.entry(group).or_default().push(operation);
        }
        for group in groups.values() {
            self.refuse_alike_of(group);
        }
    }

    /// The same, of templates that differ in no segment but those with text around placeholders.
    fn refuse_alike_of(&mut self, group: &[&Operation]) {
        for (index, one) in group.iter().enumerate() {
            let others = group.get(index + 1..).unwrap_or_default();
            let place = Place::root().key("paths").key(&one.path);
            if self.grow(others.len() / COMPARED_AS_ONE, &place).is_none() {
                return;
            }
            let Some(other) = others.iter().find(|other| are_alike(one, other)) else {
                continue;
            };
            self.refuse_ambiguous(one, other);
        }
    }
}

/// How many comparisons of templates count for one field.
const COMPARED_AS_ONE: usize = 64;

/// The shapes of segments; none of one with text around placeholders.
fn around_mixed(segments: &[PathSegment]) -> Vec<Option<String>> {
    let shapes = segments.iter().map(|segment| match segment {
        PathSegment::Mixed { .. } => None,
        other => Some(shape(std::slice::from_ref(other))),
    });
    shapes.collect()
}

/// Whether a path could be of two templates that differ, of which none is more telling. Their
/// other segments are the same.
fn are_alike(one: &Operation, other: &Operation) -> bool {
    let mut pairs = one.segments.iter().zip(&other.segments);
    let mut differ = false;
    let overlap = pairs.all(|(one, other)| match (one, other) {
        (PathSegment::Mixed { texts: one, .. }, PathSegment::Mixed { texts: other, .. }) => {
            let length = |texts: &[String]| texts.iter().map(String::len).sum::<usize>();
            differ |= one != other;
            one == other || (length(one) == length(other) && may_meet(one, other))
        }
        _ => true,
    });
    differ && overlap
}

/// Whether a text could begin and end like both.
fn may_meet(one: &[String], other: &[String]) -> bool {
    let ends = |texts: &[String]| {
        let end = |text: Option<&String>| text.cloned().unwrap_or_default();
        (end(texts.first()), end(texts.last()))
    };
    let ((start, end), (other_start, other_end)) = (ends(one), ends(other));
    let starts_meet = start.starts_with(&other_start) || other_start.starts_with(&start);
    starts_meet && (end.ends_with(&other_end) || other_end.ends_with(&end))
}

/// What a path template is without the names of its parameters.
pub(super) fn shape(segments: &[PathSegment]) -> String {
    let segments = segments.iter().map(|segment| match segment {
        PathSegment::Text(text) => text.clone(),
        PathSegment::Parameter(_) => "{}".to_owned(),
        PathSegment::Mixed { texts, .. } => texts.join("{}"),
    });
    segments.collect::<Vec<_>>().join("/")
}

/// The names of the types that every operation has.
fn names_of_types(stem: &Name) -> Vec<Name> {
    let suffixes = [
        "",
        "Required",
        "Request",
        "RequestRequired",
        "Response",
        "Success",
        "Failure",
    ];
    suffixes
        .iter()
        .map(|suffix| Name {
            wire: stem.wire.clone(),
            rust: format!("{}{suffix}", stem.plain()),
        })
        .collect()
}
