//! The parts of the library that an API uses in its public items.

use crate::emit::value_streams;
use crate::lowered::{Api, Content, ContentKind, Credential, Form, Operation};

/// Returns `true` if a client sends a credential that satisfies a condition.
pub fn sends(api: &Api, is_wanted: fn(&Credential) -> bool) -> bool {
    let schemes = api.used_schemes().into_iter();
    let mut credentials = schemes.map(|scheme| &scheme.credential);
    credentials.any(is_wanted)
}

/// Returns `true` if a client sends credentials of undeclared schemes.
pub fn has_undeclared(api: &Api) -> bool {
    sends(api, |credential| {
        matches!(credential, Credential::Undeclared(_))
    })
}

/// Returns `true` if a body has a media type range.
pub fn uses_media(api: &Api) -> bool {
    contents(api).any(|content| content.kind == ContentKind::TypedBytes)
}

/// Returns `true` if a response has a JSON body.
pub fn receives_json(api: &Api) -> bool {
    let mut contents = api.response_contents().flat_map(Content::variants);
    contents.any(|content| matches!(content.kind, ContentKind::Json(_)))
}

/// Returns `true` if a body is binary, or has binary parts.
pub fn holds_bytes(api: &Api) -> bool {
    let has_parts = forms(api).any(|form| form.files.is_some() && !form.or_json);
    has_parts || contents(api).any(Content::is_bytes) || value_streams::takes_values(api)
}

fn contents(api: &Api) -> impl Iterator<Item = &Content> {
    let all = api.request_contents().chain(api.response_contents());
    all.flat_map(Content::variants)
}

/// Returns `true` if a form takes files.
pub fn takes_files(api: &Api) -> bool {
    forms(api).any(Form::takes_files)
}

/// The forms in bodies of requests.
pub fn forms(api: &Api) -> impl Iterator<Item = &Form> {
    api.operations.iter().flat_map(forms_of)
}

/// The forms in the body of an operation.
pub fn forms_of(operation: &Operation) -> impl Iterator<Item = &Form> {
    let body = operation.body.iter();
    let all = body.flat_map(|body| body.content.variants());
    all.filter_map(|content| match &content.kind {
        ContentKind::Form(form) => Some(form.as_ref()),
        _ => None,
    })
}

/// Returns `true` if an operation has paginated responses.
pub fn has_pages(api: &Api) -> bool {
    let mut operations = api.operations.iter();
    operations.any(|operation: &Operation| operation.pagination.is_some())
}
