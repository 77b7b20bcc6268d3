//! The outline of a lowered description.

use openapi_crates::internals::{
    self as lowered, Api, BasePath, ContentKind, Location, Shape, Side, Type, header_groups,
    reads_itself, type_text,
};

use super::{
    Body, BodyUnion, Caller, Content, Credential, Field, File, Framing, HeaderGroup, Kind,
    Operation, OtherBody, Outline, Parameter, Payload, Rejection, Response, Scheme, Verifier,
};

pub fn outline(api: &Api) -> Outline {
    let base_path = match &api.servers.base_path {
        BasePath::Fixed(path) | BasePath::AtRunTime { default: path } => path.clone(),
    };
    let features = api.stabilities().into_iter();
    Outline {
        base_path,
        features: features.map(lowered::Stability::as_str).collect(),
        schemes: api.schemes.iter().map(|one| scheme(api, one)).collect(),
        verifiers: api.verifiers.iter().map(verifier).collect(),
        rejections: api
            .error_bodies
            .iter()
            .map(|body| Rejection {
                name: body.name.rust.clone(),
                ty: type_text(api, &body.ty),
            })
            .collect(),
        common_headers: common_headers(api),
        operations: api
            .operations
            .iter()
            .map(|one| operation(api, one))
            .collect(),
        webhooks: api.webhooks.operations.len(),
    }
}

fn scheme(api: &Api, scheme: &lowered::SecurityScheme) -> Scheme {
    Scheme {
        name: scheme.name.rust.clone(),
        wire: scheme.name.wire.clone(),
        is_used: api.used_schemes().contains(&scheme),
        members: scheme.names().len(),
        credential: match scheme.credential {
            lowered::Credential::HeaderKey(_)
            | lowered::Credential::QueryKey(_)
            | lowered::Credential::CookieKey(_) => Credential::Key,
            lowered::Credential::Bearer(_) => Credential::Bearer,
            lowered::Credential::Basic => Credential::Basic,
            lowered::Credential::Http(_) => Credential::Http,
            lowered::Credential::Certificate => Credential::Certificate,
            lowered::Credential::Undeclared(_) => Credential::Undeclared,
        },
    }
}

fn verifier(verifier: &lowered::Verifier) -> Verifier {
    Verifier {
        name: verifier.name.rust.clone(),
        schemes: verifier.schemes.clone(),
        has_scopes: verifier.has_scopes,
    }
}

fn common_headers(api: &Api) -> Vec<HeaderGroup> {
    let groups = header_groups(api).into_iter();
    groups
        .map(|(shown_as, headers)| HeaderGroup {
            shown_as: shown_as.map(|group| (group.name.rust.clone(), group.type_name.rust.clone())),
            headers: headers
                .into_iter()
                .map(|one| field(api, &one.field))
                .collect(),
        })
        .collect()
}

fn operation(api: &Api, operation: &lowered::Operation) -> Operation {
    let security = &operation.security;
    Operation {
        id: operation.name.wire.clone(),
        name: operation.name.rust.clone(),
        stem: operation.stem.plain().to_owned(),
        method: operation.method.as_str().to_owned(),
        path: operation.path.clone(),
        takes_parts: operation.takes_parts,
        caller: match (security.is_open(), security.anonymous) {
            (true, _) => Caller::Absent,
            (false, true) => Caller::Optional,
            (false, false) => Caller::Known,
        },
        parameters: operation
            .all_parameters()
            .map(|one| parameter(api, one))
            .collect(),
        body: operation.body.as_ref().map(|body| Body {
            required: body.required,
            is_nullable: !body.required
                && matches!(body.content.kind, ContentKind::Json(Type::Nullable(_))),
            content: content(api, &body.content),
        }),
        other_bodies: operation
            .other_bodies
            .iter()
            .map(|other| OtherBody {
                name: other.name.rust.clone(),
                stem: other.stem.plain().to_owned(),
                content: content(api, &other.content),
            })
            .collect(),
        responses: operation
            .responses
            .iter()
            .map(|one| response(api, operation, one))
            .collect(),
    }
}

fn parameter(api: &Api, parameter: &lowered::Parameter) -> Parameter {
    Parameter {
        field: field(api, &parameter.field),
        location: match parameter.location {
            Location::Path => "path",
            Location::Query => "query",
            Location::Header => "header",
            Location::Cookie => "cookie",
            Location::Querystring => "querystring",
        },
        is_key: parameter.is_idempotency_key,
    }
}

fn field(api: &Api, field: &lowered::Field) -> Field {
    Field {
        name: field.name.rust.clone(),
        wire: field.name.wire.clone(),
        required: field.required,
        kind: match field.ty {
            Type::String(_) => Kind::Text,
            _ => match (kind(api, &field.ty), api.unaliased(&field.ty)) {
                (Kind::Typed, Type::Array(array)) => match api.unaliased(&array.items) {
                    Type::String(_) => Kind::TextList,
                    _ => Kind::List,
                },
                (kind, _) => kind,
            },
        },
    }
}

fn kind(api: &Api, ty: &Type) -> Kind {
    match reads_itself(api, ty) {
        true => Kind::Typed,
        false => Kind::Other("a type without a JSON representation"),
    }
}

fn content(api: &Api, content: &lowered::Content) -> Content {
    Content {
        media_type: content.media_type.clone(),
        kind: match &content.kind {
            ContentKind::Json(ty) => kind(api, ty),
            ContentKind::Text => Kind::Text,
            ContentKind::Bytes => Kind::Bytes,
            ContentKind::Form(form) => kind(api, &form.ty),
            ContentKind::TypedBytes => Kind::Media,
            ContentKind::Xml(..) => Kind::Other("XML"),
            ContentKind::Stream(values) => match kind(api, &values.ty) {
                Kind::Typed => Kind::Values(framing(&values.framing)),
                other => other,
            },
            ContentKind::Union(_) => Kind::Other("several media types"),
        },
        is_form: matches!(&content.kind, ContentKind::Form(form) if !form.or_json),
        files: match &content.kind {
            ContentKind::Form(form) => form.files.iter().flatten().map(file).collect(),
            _ => Vec::new(),
        },
        union: content.union().map(|union| BodyUnion {
            name: union.name.rust.clone(),
            variants: union
                .variants
                .iter()
                .map(|one| (one.name.rust.clone(), self::content(api, &one.content)))
                .collect(),
        }),
    }
}

fn framing(framing: &lowered::Framing) -> Framing {
    match framing {
        lowered::Framing::Lines | lowered::Framing::Sequence => Framing::Json,
        lowered::Framing::Events(lowered::EventData::Json) => Framing::Event,
        lowered::Framing::Events(lowered::EventData::Text) => Framing::TextEvent,
        lowered::Framing::Events(lowered::EventData::Whole { .. }) => Framing::WholeEvent,
    }
}

fn file(file: &lowered::FileField) -> File {
    File {
        name: file.name.wire.clone(),
        media_types: file.media_types.clone(),
    }
}

fn response(api: &Api, operation: &lowered::Operation, response: &lowered::Response) -> Response {
    let body = api.content_of(&response.shape);
    let (mut open, taken) = response.open(&operation.responses, body.is_some());
    Response {
        name: response.name.rust.clone(),
        is_failure: response.side == Side::Failure,
        key: response
            .description
            .is_some()
            .then(|| response.statuses.wire()),
        is_open: response.statuses.one().is_none(),
        status: open.find(|code| !taken.contains(code)),
        payload: match response.shape {
            Shape::Payload(index) => api.payloads.get(index).map(|one| payload(api, one)),
            Shape::Empty | Shape::Body(_) => None,
        },
        body: body.map(|body| content(api, body)),
    }
}

fn payload(api: &Api, payload: &lowered::Payload) -> Payload {
    Payload {
        name: payload.name.rust.clone(),
        headers_name: payload.headers_name.rust.clone(),
        headers: payload
            .headers
            .iter()
            .map(|one| field(api, &one.field))
            .collect(),
    }
}
