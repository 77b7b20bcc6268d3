//! Operations.

use std::collections::BTreeMap;

use openapiv3::{Operation as Source, PathItem};

use super::deprecation::name_replacements;
use super::{Lowering, unnamed};
use crate::model::{CommonHeader, Method, Operation, PathSegment, Security, Stability};
use crate::names::{Name, Scope, Taken};
use crate::report::quoted;
use crate::source::Place;

/// What all operations share.
struct Shared<'a> {
    base_path: &'a str,
    security: &'a Security,
    common: &'a [CommonHeader],
}

/// An operation in its path item.
struct Found<'a> {
    path: &'a str,
    item: &'a PathItem,
    item_place: Place,
    method: Method,
    operation: &'a Source,
    place: Place,
}

impl<'a> Lowering<'a> {
    /// The operations of the document, in its order.
    pub(super) fn operations(
        &mut self,
        base_path: &str,
        security: &Security,
        common: &[CommonHeader],
    ) -> Vec<Operation> {
        let found = self.find_operations();
        self.refuse_duplicate_ids(&found);
        let shared = Shared {
            base_path,
            security,
            common,
        };
        let mut scope = Scope::with_reserved([
            "build",
            "builder",
            "bytes",
            "gate",
            "http",
            "http_body",
            "method_not_allowed",
            "r#mod",
            "not_found",
            "serde",
            "serde_json",
            "std",
            "tower_service",
        ]);
        let (with_id, without): (Vec<_>, Vec<_>) = (found.iter().enumerate())
            .partition(|(_, found)| found.operation.operation_id.is_some());
        let mut operations = Vec::new();
        // The names that the description gives go first: those that are made never take one.
        for (index, found) in with_id.into_iter().chain(without) {
            if let Some(operation) = self.operation(found, &shared, &mut scope) {
                operations.push((index, operation));
            }
        }
        operations.sort_by_key(|(index, _)| *index);
        let mut operations: Vec<Operation> = operations
            .into_iter()
            .map(|(_, operation)| operation)
            .collect();
        if found.is_empty() {
            let place = Place::root().key("paths");
            self.report
                .warning(&place, "a description without an operation")
                .help("its types are generated alone");
        }
        self.name_choices(&mut operations, &mut scope);
        self.refuse_same_shapes(&operations);
        name_replacements(&mut operations);
        operations
    }

    fn find_operations(&mut self) -> Vec<Found<'a>> {
        let document = self.document;
        let place = Place::root().key("paths");
        let mut found = Vec::new();
        for (path, item) in &document.openapi.paths.paths {
            let item_place = place.key(path);
            if let Some(item) = document.resolve(item, &item_place) {
                self.find_in(path, item.item, item.place, &mut found);
            }
        }
        found
    }

    fn find_in(
        &mut self,
        path: &'a str,
        item: &'a PathItem,
        item_place: Place,
        found: &mut Vec<Found<'a>>,
    ) {
        if !item.servers.is_empty() {
            self.unsupported(&item_place.key("servers"), "servers of a path");
        }
        for (name, operation) in item.iter() {
            let place = item_place.key(name);
            match method(name) {
                Some(method) => found.push(Found {
                    path,
                    item,
                    item_place: item_place.clone(),
                    method,
                    operation,
                    place,
                }),
                None => {
                    let name = name.to_uppercase();
                    self.unsupported(&place, format!("the method {name}"))
                        .at_key();
                }
            }
        }
    }

    fn refuse_duplicate_ids(&mut self, found: &[Found<'_>]) {
        let mut first: BTreeMap<&str, Place> = BTreeMap::new();
        for found in found {
            let Some(id) = &found.operation.operation_id else {
                continue;
            };
            let place = found.place.key("operationId");
            match first.get(id.as_str()) {
                None => {
                    first.insert(id, place);
                }
                Some(first) => {
                    self.report
                        .error(
                            &place,
                            format!("the operationId {} is used twice", quoted(id)),
                        )
                        .related(first, "first used here");
                }
            }
        }
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
        self.refuse_parts(source, place);
        let chosen = self.rust_name(&source.extensions, place);
        let id = match &source.operation_id {
            Some(id) => id.clone(),
            None => unnamed::id(found.method, found.path, scope),
        };
        let word = chosen.as_deref().unwrap_or(&id);
        let name = Name {
            wire: id.clone(),
            ..Name::lower(word, None).in_ascii()
        };
        // That the same id is used twice has been reported.
        if matches!(scope.check(&name), Err(Taken::By(other)) if other == id) {
            return None;
        }
        let name = self.settle(scope, name, "call", &[], &place.key("operationId"));
        let stem = self.claim_stem(&id, word, place);
        let parameters = self.parameters(
            &found.item.parameters,
            &found.item_place,
            &source.parameters,
            place,
            stem.plain(),
        );
        let (segments, path_parameters) = self.path(
            shared.base_path,
            found.path,
            parameters.path,
            &found.item_place,
        );
        let body = source.request_body.as_ref();
        Some(Operation {
            method: found.method,
            path: found.path.to_owned(),
            segments,
            summary: source.summary.clone(),
            description: source.description.clone(),
            stability: self.stability(source, place),
            deprecation: self.deprecation(source, place, shared.base_path),
            path_parameters,
            parameters: parameters.others,
            body: body.and_then(|body| self.body(body, &place.key("requestBody"), stem.plain())),
            security: self.operation_security(source, shared.security, place),
            responses: self.responses(source, place, stem.plain(), shared.common),
            other_bodies: Vec::new(),
            negotiation: None,
            views: Vec::new(),
            name,
            stem,
        })
    }

    /// Chooses what the types of an operation are named after, and takes their names.
    /// Those of `components` go before.
    fn claim_stem(&mut self, id: &str, word: &str, place: &Place) -> Name {
        let wanted = Name {
            wire: id.to_owned(),
            ..Name::upper(word, None).in_ascii()
        };
        for stem in wanted.or_similar("Operation") {
            if self.types.claim_all(&names_of_types(&stem)).is_ok() {
                return stem;
            }
        }
        if let Err(taken) = self.types.claim_all(&names_of_types(&wanted)) {
            self.name_taken(id, &taken, &place.key("operationId"));
        }
        wanted
    }

    fn stability(&mut self, operation: &Source, place: &Place) -> Option<Stability> {
        let text = self.text_extension(&operation.extensions, "x-stability", place)?;
        match text.as_str() {
            "experimental" => Some(Stability::Experimental),
            "beta" => Some(Stability::Beta),
            "stable" => None,
            _ => {
                self.report
                    .error(
                        &place.key("x-stability"),
                        format!("unknown stability {}", quoted(&text)),
                    )
                    .help("it is one of `experimental`, `beta` and `stable`");
                None
            }
        }
    }

    fn refuse_parts(&mut self, operation: &Source, place: &Place) {
        if !operation.callbacks.is_empty() {
            self.unsupported(&place.key("callbacks"), "a callback");
        }
        if !operation.servers.is_empty() {
            self.unsupported(&place.key("servers"), "servers of an operation");
        }
    }

    /// Refuses templates of one shape with one method: no request could tell
    /// them apart.
    fn refuse_same_shapes(&mut self, operations: &[Operation]) {
        let mut first: BTreeMap<(String, Method), &str> = BTreeMap::new();
        for operation in operations {
            let key = (shape(&operation.segments), operation.method);
            let place = Place::root().key("paths").key(&operation.path);
            match first.get(&key) {
                None => {
                    first.insert(key, &operation.path);
                }
                Some(path) => {
                    let message = format!("no request can tell this path from {}", quoted(path));
                    let other = Place::root().key("paths").key(path);
                    self.report
                        .error(&place, message)
                        .at_key()
                        .related(&other, "the other path");
                }
            }
        }
    }
}

fn shape(segments: &[PathSegment]) -> String {
    let segments = segments.iter().map(|segment| match segment {
        PathSegment::Text(text) => text,
        PathSegment::Parameter(_) => "{}",
    });
    segments.collect::<Vec<_>>().join("/")
}

fn method(name: &str) -> Option<Method> {
    Some(match name {
        "get" => Method::Get,
        "put" => Method::Put,
        "post" => Method::Post,
        "delete" => Method::Delete,
        "patch" => Method::Patch,
        "options" => Method::Options,
        "trace" => Method::Trace,
        _ => return None,
    })
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
