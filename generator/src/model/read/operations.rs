//! Makes the operations of a model.

use std::collections::BTreeSet;

use super::{Reader, servers};
use crate::lowered::{
    self, ContentKind, Location, OperationDeprecation, Shape, Stability, Webhook,
};
use crate::model::{
    Content, Deprecation, Encoding, FileField, Header, Operation, Parameter, ParameterLocation,
    RequestBody, Response, SourceLocation, Trigger,
};

impl Reader<'_> {
    pub(super) fn operation(
        self,
        operation: &lowered::Operation,
        location: SourceLocation,
    ) -> Operation {
        let own_servers = operation.servers;
        let own_servers = own_servers.and_then(|index| self.api.other_servers.get(index));
        Operation {
            id: operation.name.wire.clone(),
            rust_name: operation.name.rust.clone(),
            trigger: operation.webhook.as_ref().map(trigger),
            method: operation.method.as_str().to_owned(),
            path: operation.path.clone(),
            tags: operation.tags.clone(),
            summary: operation.summary.clone(),
            description: operation.description.clone(),
            deprecated: operation.deprecation.as_ref().map(deprecation),
            stability: operation
                .stability
                .map(Stability::as_str)
                .map(str::to_owned),
            parameters: operation
                .all_parameters()
                .map(|one| self.parameter(one))
                .collect(),
            request_body: self.request_body(operation),
            responses: self.responses(operation),
            security: self.requirements(&operation.security),
            servers: own_servers.map(servers).unwrap_or_default(),
            location,
        }
    }

    fn parameter(self, parameter: &lowered::Parameter) -> Parameter {
        let field = &parameter.field;
        Parameter {
            name: field.name.wire.clone(),
            rust_name: field.name.rust.clone(),
            location: match parameter.location {
                Location::Path => ParameterLocation::Path,
                Location::Query => ParameterLocation::Query,
                Location::Header => ParameterLocation::Header,
                Location::Cookie => ParameterLocation::Cookie,
                Location::Querystring => ParameterLocation::Querystring,
            },
            required: field.required,
            ty: self.ty(&field.ty),
            default: field.default.as_ref().map(|value| value.json(self.api)),
            description: field.description.clone(),
            deprecated: field.deprecated.as_ref().map(deprecation_of_part),
        }
    }

    fn request_body(self, operation: &lowered::Operation) -> Option<RequestBody> {
        let body = operation.body.as_ref()?;
        Some(RequestBody {
            required: body.required,
            description: body.description.clone(),
            contents: self.contents(operation.request_contents()),
        })
    }

    /// The responses. A `default` on both sides of a `Result` is one.
    fn responses(self, operation: &lowered::Operation) -> Vec<Response> {
        let mut known = BTreeSet::new();
        let responses = operation.responses.iter();
        let responses = responses.filter(|one| known.insert(one.statuses.wire()));
        responses.map(|one| self.response(one)).collect()
    }

    fn response(self, response: &lowered::Response) -> Response {
        let payload = response.shape.payload();
        let payload = payload.and_then(|index| self.api.payloads.get(index));
        let own = payload.iter().flat_map(|payload| &payload.headers);
        let common = self.api.common_headers.iter().map(|common| &common.header);
        Response {
            status: response.statuses.wire(),
            description: response.description.clone(),
            headers: own.chain(common).map(|one| self.header(one)).collect(),
            contents: match &response.shape {
                Shape::Empty => Vec::new(),
                shape => self.contents(self.api.content_of(shape)),
            },
        }
    }

    fn header(self, header: &lowered::Header) -> Header {
        let field = &header.field;
        Header {
            name: field.name.wire.clone(),
            rust_name: field.name.rust.clone(),
            required: field.required,
            ty: self.ty(&field.ty),
            description: field.description.clone(),
            deprecated: field.deprecated.as_ref().map(deprecation_of_part),
        }
    }

    /// The bodies of each media type, once.
    fn contents<'c>(
        self,
        contents: impl IntoIterator<Item = &'c lowered::Content>,
    ) -> Vec<Content> {
        let mut known = BTreeSet::new();
        let contents = contents.into_iter().flat_map(lowered::Content::variants);
        let contents = contents.flat_map(|one| self.content(one));
        let new = contents.filter(|one| known.insert(one.media_type.clone()));
        new.collect()
    }

    /// A body, and its XML alternative.
    fn content(self, content: &lowered::Content) -> Vec<Content> {
        let (encoding, ty) = match &content.kind {
            ContentKind::Json(ty) => (Encoding::Json, Some(ty)),
            ContentKind::Xml(ty, _) => (Encoding::Xml, Some(ty)),
            ContentKind::Form(form) => (Encoding::Form, Some(&form.ty)),
            ContentKind::Stream(stream) => (Encoding::Stream, Some(&stream.ty)),
            ContentKind::Text => (Encoding::Text, None),
            // The model names each variant of a union.
            ContentKind::Bytes | ContentKind::TypedBytes | ContentKind::Union(_) => {
                (Encoding::Bytes, None)
            }
        };
        let ty = ty.map(|ty| self.ty(ty));
        let or_xml = content.xml.iter().flat_map(|xml| &xml.media_types);
        let or_xml: Vec<&String> = or_xml.collect();
        let form = match &content.kind {
            ContentKind::Form(form) => Some(form.as_ref()),
            _ => None,
        };
        let plain = |media_type: &str, encoding: Encoding| Content {
            media_type: media_type.to_owned(),
            also_accepted: Vec::new(),
            encoding,
            ty: ty.clone(),
            files: Vec::new(),
        };
        let own = Content {
            also_accepted: split(&content.accepted)
                .filter(|one| *one != content.media_type && !or_xml.iter().any(|xml| xml == one))
                .map(str::to_owned)
                .collect(),
            files: form.map(files).unwrap_or_default(),
            ..plain(&content.media_type, encoding)
        };
        let json = form.filter(|form| form.or_json);
        let json = json.map(|_| plain("application/json", Encoding::Json));
        let multipart = form.and_then(|form| form.or_multipart.as_deref());
        let multipart = multipart.map(|form| Content {
            files: files(form),
            ..plain("multipart/form-data", Encoding::Form)
        });
        let xml = or_xml.first().map(|first| Content {
            also_accepted: or_xml.iter().skip(1).map(|one| (*one).clone()).collect(),
            ..plain(first, Encoding::Xml)
        });
        // The client sends JSON if a form may be sent so.
        let all = json.into_iter().chain([own]);
        all.chain(multipart).chain(xml).collect()
    }
}

fn files(form: &lowered::Form) -> Vec<FileField> {
    let files = form.files.iter().flatten();
    let files = files.map(|file| FileField {
        name: file.name.wire.clone(),
        rust_name: file.name.rust.clone(),
        required: file.required,
        several: file.several,
        media_types: split(&file.media_types).map(str::to_owned).collect(),
        description: file.description.clone(),
    });
    files.collect()
}

/// Splits comma-separated media types.
fn split(media_types: &str) -> impl Iterator<Item = &str> {
    let parts = media_types.split(',').map(str::trim);
    parts.filter(|part| !part.is_empty())
}

fn trigger(webhook: &Webhook) -> Trigger {
    match webhook {
        Webhook::Webhook { key } => Trigger::Webhook { name: key.clone() },
        Webhook::Callback {
            key,
            operations,
            expression,
        } => Trigger::Callback {
            name: key.clone(),
            url: expression.clone(),
            operations: operations.clone(),
        },
    }
}

fn deprecation(deprecation: &OperationDeprecation) -> Deprecation {
    let replacement = deprecation.replacement.as_ref();
    Deprecation {
        sunset: deprecation.sunset.clone(),
        replacement: replacement.map(|one| one.operation.wire.clone()),
    }
}

pub(super) fn deprecation_of_part(deprecation: &lowered::Deprecation) -> Deprecation {
    Deprecation {
        sunset: deprecation.sunset.clone(),
        replacement: None,
    }
}
