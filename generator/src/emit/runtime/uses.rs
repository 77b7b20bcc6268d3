//! What of the runtime an API uses.

use crate::emit::values;
use crate::model::{
    Api, Content, ContentKind, Credential, Form, Matcher, Operation, Pattern, TypeDefinition,
    TypeKind,
};

/// Whether any caller is known by the certificates of its connection.
pub fn has_certificates(api: &Api) -> bool {
    let mut schemes = api.schemes.iter();
    schemes.any(|scheme| scheme.credential == Credential::Certificate)
}

/// Whether any handler is given the request's parts.
pub fn takes_parts(api: &Api) -> bool {
    api.operations.iter().any(|operation| operation.takes_parts)
}

/// Whether a client sends a user name and a password.
pub fn sends_basic(api: &Api) -> bool {
    api.used_schemes()
        .iter()
        .any(|scheme| scheme.credential == Credential::Basic)
}

/// Whether a client sends credentials of schemes that are not declared.
pub fn has_undeclared(api: &Api) -> bool {
    let schemes = api.used_schemes().into_iter();
    let mut credentials = schemes.map(|scheme| &scheme.credential);
    credentials.any(|credential| matches!(credential, Credential::Undeclared(_)))
}

/// Whether an API has credentials of a user name and a password.
pub fn uses_basic(api: &Api) -> bool {
    api.schemes
        .iter()
        .any(|scheme| scheme.credential == Credential::Basic)
}

/// Whether any of the patterns takes a search that goes back.
pub fn backtrack(patterns: &[&Pattern]) -> bool {
    patterns
        .iter()
        .any(|pattern| matches!(pattern.matcher, Matcher::Backtracking(_)))
}

/// Whether any of the patterns is matched in linear time.
pub fn use_regex(patterns: &[&Pattern]) -> bool {
    patterns
        .iter()
        .any(|pattern| matches!(pattern.matcher, Matcher::Regex(_)))
}

/// Whether an API has bodies whose media type is one of a range.
pub fn uses_media(api: &Api) -> bool {
    let all = api.request_contents().chain(api.response_contents());
    let mut all = all.flat_map(Content::variants);
    all.any(|content| content.kind == ContentKind::TypedBytes)
}

/// Whether an API has bodies of bytes.
pub fn uses_bytes(api: &Api) -> bool {
    let all = api.request_contents().chain(api.response_contents());
    let mut all = all.flat_map(Content::variants);
    all.any(Content::is_bytes)
}

/// Whether an API has bytes as bodies, or as parts of them.
pub fn holds_bytes(api: &Api) -> bool {
    uses_bytes(api) || has_parts(api) || values::takes_values(api)
}

/// Whether files of requests are put aside.
pub fn spools(api: &Api) -> bool {
    api.operations.iter().any(Operation::spools_body)
}

/// Whether bodies of requests are made of parts.
pub fn has_parts(api: &Api) -> bool {
    forms(api).any(|form| form.files.is_some())
}

pub fn forms(api: &Api) -> impl Iterator<Item = &Form> {
    let all = api.request_contents().flat_map(Content::variants);
    all.filter_map(|content| match &content.kind {
        ContentKind::Form(form) => Some(form.as_ref()),
        _ => None,
    })
}

/// Whether bodies of requests are forms.
pub fn has_forms(api: &Api) -> bool {
    forms(api).next().is_some()
}

/// Whether a body of a request is of one of several media types.
pub fn chooses(api: &Api) -> bool {
    api.request_contents()
        .any(|content| content.union().is_some())
}

/// Whether a client may ask for one of several media types.
pub fn has_views(api: &Api) -> bool {
    let mut operations = api.operations.iter();
    operations.any(|operation| !operation.views.is_empty())
}

/// Whether an API answers with one of several media types.
pub fn negotiates(api: &Api) -> bool {
    let mut operations = api.operations.iter();
    operations.any(|operation| operation.negotiation.is_some())
}

/// Whether an API answers with XML in place of JSON.
pub fn answers_xml(api: &Api) -> bool {
    api.response_contents().any(|content| content.xml.is_some())
}

/// Whether there are answers that come page by page.
pub fn has_pages(api: &Api) -> bool {
    let mut operations = api.operations.iter();
    operations.any(|operation| operation.pagination.is_some())
}

/// Whether there are requests with keys, which a client makes.
pub fn has_keys(api: &Api) -> bool {
    let mut operations = api.operations.iter();
    operations.any(|operation| operation.idempotency_header().is_some())
}

/// Whether a client draws numbers that nobody is to foresee: keys, or boundaries between parts.
pub fn draws(api: &Api) -> bool {
    has_keys(api) || has_parts(api)
}

/// Whether an API has values of one of several types.
pub fn has_unions(api: &Api) -> bool {
    api.types
        .iter()
        .any(|definition| matches!(definition.kind, TypeKind::Union(_)))
}

/// Whether any of some types is an object with fields of its own.
pub fn has_structs<'a>(types: impl IntoIterator<Item = &'a TypeDefinition>) -> bool {
    let mut types = types.into_iter();
    types.any(|definition| matches!(definition.kind, TypeKind::Struct(_)))
}

/// Whether any of some types is no other name of one.
pub fn has_own_types<'a>(types: impl IntoIterator<Item = &'a TypeDefinition>) -> bool {
    let mut types = types.into_iter();
    types.any(|definition| !matches!(definition.kind, TypeKind::Alias(_) | TypeKind::Foreign(_)))
}
