//! Operations, parameters, request bodies and responses.

use super::contents::style;
use super::{Outline, block, documented, marked, named, quoted};
use crate::lowered::{
    Body, Coding, Condition, ConditionOn, FeatureGate, Header, HeaderCoding, Link, Negotiation,
    Operation, OperationDeprecation, OtherBody, PageKind, PageStep, Pagination, Parameter,
    PathSegment, Response, Shape, Side, StepPresence, TagTrait, View, Webhook,
};
use crate::names::Name;

impl Outline<'_> {
    pub fn operations(&self) -> Vec<String> {
        let operations = self.api.operations.iter();
        let shared = self.api.shared_paths.iter().map(|shared| {
            let ways = shared.iter().map(|(index, conditions)| {
                let name = &self.api.operations[*index].name.rust;
                let conditions: Vec<String> = conditions.iter().map(condition).collect();
                match conditions.is_empty() {
                    true => format!("{name} otherwise"),
                    false => format!("{name} if {}", conditions.join(" and ")),
                }
            });
            block("shared path", &ways.collect::<Vec<_>>())
        });
        operations
            .map(|it| self.operation(it))
            .chain(shared)
            .collect()
    }

    /// The webhooks, after the schemes by which the server authenticates.
    pub fn webhooks(&self) -> Vec<String> {
        let Some(api) = self.api.webhook_api() else {
            return Vec::new();
        };
        let webhooks = Outline { api: &api };
        [webhooks.schemes(), webhooks.operations()].concat()
    }

    /// The responses that generated code sends without the handler.
    pub fn rejections(&self) -> Vec<String> {
        let operations = self.api.operations.iter().map(|operation| {
            let statuses = operation.rejection_statuses().into_iter();
            let statuses = statuses.map(|code| match operation.failure(code) {
                Some(response) => format!("{code} as {}", response.name.rust),
                None => code.to_string(),
            });
            let statuses: Vec<String> = statuses.collect();
            format!(
                "rejections of {}: {}",
                operation.name.rust,
                statuses.join(", ")
            )
        });
        operations.collect()
    }

    /// The traits of the server, with the operations of each.
    pub fn traits(&self) -> Vec<String> {
        let own = ("trait Api".to_owned(), None);
        let of_tags = self.api.tag_traits.iter().enumerate();
        let of_tags = of_tags.map(
            |(
                index,
                TagTrait {
                    name,
                    module,
                    description,
                },
            )| {
                let head = format!("trait {} in {}", named(name), module.rust);
                (documented(description.as_deref(), head), Some(index))
            },
        );
        let traits = of_tags.chain([own]).map(|(head, index)| {
            let operations = self.api.operations_of(index);
            let operations = operations.map(|one| one.name.rust.clone());
            block(&head, &operations.collect::<Vec<_>>())
        });
        traits.collect()
    }

    /// The features of tags, with the operations and the files of types that each of them enables.
    pub fn features(&self) -> Vec<String> {
        let files = self.api.gates_of_types();
        let features = self.api.tag_features.features.iter().map(|feature| {
            let enabled = FeatureGate::feature(&feature.name);
            let is_enabled = |gate: &FeatureGate| gate.further(&enabled).is_always();
            let operations = self.api.operations.iter();
            let operations = operations.filter(|one| one.features.contains(&feature.name));
            let operations = operations.map(|one| one.name.rust.clone());
            let types = files.iter().filter(|(_, gate)| is_enabled(gate));
            let types = types.filter_map(|(file, _)| self.api.types_in_file(*file).first());
            let types = types.map(|first| self.api.path_of(self.api.type_of(*first)));
            let head = format!("feature {} {:?}", feature.name, feature.tag);
            block(&head, &operations.chain(types).collect::<Vec<_>>())
        });
        features.collect()
    }

    fn operation(&self, operation: &Operation) -> String {
        let target = match &operation.webhook {
            None => operation.path.clone(),
            Some(Webhook::Webhook { key }) => format!("webhook {key:?}"),
            Some(Webhook::Callback {
                key,
                operations,
                expression,
            }) => {
                format!(
                    "callback {key:?} of {} to {expression}",
                    operations.join(", ")
                )
            }
        };
        let method = operation.method.as_str();
        let head = format!("{}: {method} {target}", names(operation));
        let head = marked(
            head,
            [
                (operation.takes_parts, "with parts"),
                (operation.is_stub, "as a stub"),
                (operation.servers.is_some(), "of other servers"),
            ],
        );
        let tag = operation.tag.iter().map(|tag| format!("tag {tag}"));
        let stability = operation.stability.iter().map(|it| it.as_str().to_owned());
        let deprecation = operation.deprecation.iter().map(deprecation);
        let segments = self.segments(operation);
        let security = self.operation_security(operation);
        let parameters = operation.all_parameters().map(|it| self.parameter(it));
        let body = operation.body.iter().map(|it| self.body(it));
        let other_bodies = operation.other_bodies.iter().map(|it| {
            let OtherBody {
                name,
                stem,
                content,
            } = it;
            format!("or {} {}: {}", name.rust, stem.rust, self.content(content))
        });
        let negotiation = operation.negotiation.iter().map(negotiation);
        let views = operation.views.iter().map(
            |View {
                 name,
                 stem,
                 media_type,
             }| { format!("view {} {}: {media_type}", name.rust, stem.rust) },
        );
        let fixed = operation.fixed_query.iter().map(|(name, value)| {
            let value = value.iter().map(|value| format!("={value}"));
            format!("fixed query {name}{}", value.collect::<String>())
        });
        let pagination = operation.pagination.iter().map(|it| self.pagination(it));
        let responses = operation.responses.iter().map(|it| self.response(it));
        let parts = tag
            .chain(stability)
            .chain(deprecation)
            .chain(segments)
            .chain(security)
            .chain(parameters)
            .chain(body)
            .chain(other_bodies)
            .chain(negotiation)
            .chain(views)
            .chain(fixed)
            .chain(pagination)
            .chain(responses);
        let text = block(&head, &parts.collect::<Vec<_>>());
        documented(operation.summary.as_deref(), text)
    }

    /// The segments of a path, if a segment has text and parameters.
    fn segments(&self, operation: &Operation) -> Option<String> {
        let is_mixed = |segment: &PathSegment| matches!(segment, PathSegment::Mixed { .. });
        if !operation.segments.iter().any(is_mixed) {
            return None;
        }
        let names = &operation.path_parameters;
        let name = |index: &usize| format!("{{{}}}", names[*index].field.name.rust);
        let segments = operation.segments.iter().map(|segment| match segment {
            PathSegment::Text(text) => format!("{text:?}"),
            PathSegment::Parameter(index) => name(index),
            PathSegment::Mixed { texts, parameters } => {
                let parameters = parameters.iter().map(name).map(Some).chain([None]);
                let all = texts.iter().zip(parameters);
                let all = all.map(|(text, name)| format!("{text}{}", name.unwrap_or_default()));
                format!("{:?}", all.collect::<String>())
            }
        });
        Some(format!(
            "segments {}",
            segments.collect::<Vec<_>>().join(" / ")
        ))
    }

    fn parameter(&self, parameter: &Parameter) -> String {
        let coding = match &parameter.coding {
            Coding::Single => String::new(),
            Coding::List(style) => format!(" {}", style.name().to_lowercase()),
            Coding::Json => " json".to_owned(),
            Coding::Styled { style: it, others } => {
                let others = quoted(others, ", ");
                let others = if others.is_empty() {
                    others
                } else {
                    format!(" without {others}")
                };
                format!(" {}{others}", style(*it))
            }
        };
        let field = self.field(&parameter.field);
        let text = format!("{}{coding} {field}", parameter.location.as_str());
        marked(
            text,
            [
                (parameter.unencoded, "unencoded"),
                (parameter.allow_empty, "or empty"),
                (parameter.is_idempotency_key, "as idempotency key"),
                (parameter.is_only_sent, "only sent"),
            ],
        )
    }

    fn body(&self, body: &Body) -> String {
        let content = self.content(&body.content);
        let limit = body.limit.map(|bytes| format!(" within {bytes} bytes"));
        let limit = limit.unwrap_or_default();
        match body.required {
            true => format!("body {content}{limit}"),
            false => format!("body Option {content}{limit}"),
        }
    }

    fn response(&self, response: &Response) -> String {
        let side = match response.side {
            Side::Success => "Ok",
            Side::Failure => "Err",
        };
        let shape = match &response.shape {
            Shape::Empty => String::new(),
            Shape::Body(content) => format!(": {}", self.content(content)),
            Shape::Payload(index) => format!(": {}", self.payload(*index)),
        };
        let links = response.links.iter().map(
            |Link {
                 name, operation, ..
             }| { format!(", link {name} to {operation}") },
        );
        let links: String = links.collect();
        let statuses = response.statuses.wire();
        format!("{side} {statuses} {}{shape}{links}", response.name.rust)
    }

    fn payload(&self, index: usize) -> String {
        let payload = &self.api.payloads[index];
        let headers = payload.headers.iter().map(|it| self.header(it));
        let body = payload.body.iter().map(|it| self.content(it));
        let parts: Vec<String> = headers.chain(body).collect();
        let shared = if payload.module.is_some() {
            "shared "
        } else {
            ""
        };
        format!("{shared}{} {{ {} }}", payload.name.rust, parts.join(", "))
    }

    pub fn header(&self, header: &Header) -> String {
        let coding = match header.coding {
            HeaderCoding::Single => "",
            HeaderCoding::List => " list",
            HeaderCoding::Json => " json",
        };
        format!("header{coding} {}", self.field(&header.field))
    }

    fn pagination(&self, pagination: &Pagination) -> String {
        let kind = match &pagination.kind {
            PageKind::Link => "by Link".to_owned(),
            PageKind::NextUrl(field) => format!("by the URL in {}", path(field)),
            PageKind::HeaderUrl(header) => format!("by the URL in the header {header}"),
            PageKind::Cursor { field, parameter } => {
                format!("by the cursor in {}, sent as {parameter}", path(field))
            }
            PageKind::HeaderCursor { header, parameter } => {
                format!("by the cursor in the header {header}, sent as {parameter}")
            }
            PageKind::Page { parameter, first } => format!("by {parameter} from {first}"),
            PageKind::Offset { parameter, first } => format!("by offset {parameter} from {first}"),
        };
        let items = path(&pagination.items);
        let item = self.ty(&pagination.item);
        format!("pages of {item} in {items}, {kind}")
    }
}

/// The name of an operation, with the original name and the stem of its types if they are not as usual.
fn names(operation: &Operation) -> String {
    let Operation { name, stem, .. } = operation;
    let is_usual = *name == Name::lower(&name.wire, None);
    let text = if is_usual {
        name.rust.clone()
    } else {
        named(name)
    };
    match stem.rust == Name::upper(name.plain(), None).rust {
        true => text,
        false => format!("{text} {}", stem.rust),
    }
}

fn path(steps: &[PageStep]) -> String {
    if steps.is_empty() {
        return "the body".to_owned();
    }
    let steps = steps.iter().map(|step| {
        let presence = match step.presence {
            StepPresence::Required => "",
            StepPresence::Option => "?",
            StepPresence::Nullable => "??",
        };
        format!("{}{presence}", step.field)
    });
    steps.collect::<Vec<_>>().join(".")
}

fn condition(condition: &Condition) -> String {
    let name = match &condition.parameter {
        ConditionOn::Query(name) => format!("query {name}"),
        ConditionOn::Header(name) => format!("header {name}"),
    };
    match &condition.value {
        Some(value) => format!("{name} is {value:?}"),
        None => name,
    }
}

fn negotiation(negotiation: &Negotiation) -> String {
    let offers = negotiation.offers.iter();
    let offers = offers.map(|offer| format!("{} = {}", offer.name.rust, offer.media_type));
    let offers: Vec<String> = offers.collect();
    let (field, ty) = (&negotiation.field.rust, &negotiation.type_name.rust);
    format!("negotiates {field}: {ty} {{ {} }}", offers.join(", "))
}

fn deprecation(deprecation: &OperationDeprecation) -> String {
    let since = deprecation.since.map(|it| format!(" since {it}"));
    let sunset = deprecation.sunset.as_ref().map(|it| format!(" until {it}"));
    let header = deprecation
        .sunset_header
        .as_ref()
        .map(|it| format!(" ({it})"));
    let replacement = deprecation.replacement.as_ref().map(|it| {
        let link = it.link.as_ref().map(|link| format!(" at {link}"));
        format!(
            ", replaced by {}{}",
            it.operation.rust,
            link.unwrap_or_default()
        )
    });
    let parts = [since, sunset, header, replacement].into_iter().flatten();
    format!("deprecated{}", parts.collect::<String>())
}
