//! The hand-written support code that goes into each crate: the parts that every
//! crate has, and of the others those that it needs.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;

use super::formats::{Used, exports_password};
use super::source_file::export;
use super::style::has_structured;
use super::types::{Crate, enum_exports};
use super::{values, xml};
use crate::model::{
    Api, Content, ContentKind, Credential, EnumKind, Form, Location, Matcher, Pattern, TypeKind,
};

/// A file of the runtime.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Its folder: `shared` if it is the same in both crates.
    pub folder: &'static str,
    /// Its module.
    pub module: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! part {
    ($folder:literal, $module:literal) => {
        Part {
            folder: $folder,
            module: $module,
            text: include_str!(concat!("../../runtime/", $folder, "/", $module, ".rs")),
        }
    };
}

/// What a crate exports of the runtime: names by module.
pub type Exports = BTreeMap<&'static str, Vec<&'static str>>;

/// What a crate exports of the runtime: `own` and what the types of the description
/// lead to.
pub fn exports(
    api: &Api,
    own: impl IntoIterator<Item = (&'static str, Vec<&'static str>)>,
) -> TokenStream {
    let mut exports: Exports = own.into_iter().collect();
    exports.extend(enum_exports(api));
    if exports_password(api) {
        exports.insert("password", vec!["Password"]);
    }
    exports
        .iter()
        .map(|(module, names)| export(&format!("runtime::{module}"), names))
        .collect()
}

/// The parts that a server crate needs.
pub fn server(api: &Api, patterns: &[&Pattern], formats: &Used) -> Vec<Part> {
    let needs = Needs::of(api);
    let (structured, forms) = (has_structured(api), has_forms(api));
    let ruled = !api.used_rules().is_empty();
    let values = values::uses_values(api);
    let base_paths = api.has_base_paths_at_run_time();
    let kinds = api.enum_kinds();
    let uses = |kind: EnumKind| kinds.contains(&kind);
    let parts = [
        (
            negotiates(api) || answers_xml(api),
            part!("server", "accept"),
        ),
        (true, part!("server", "admission")),
        (needs.alternatives, part!("server", "alternatives")),
        (needs.api_key, part!("server", "api_key")),
        (needs.authorization, part!("server", "authorization")),
        (backtrack(patterns), part!("shared", "backtracking")),
        (base_paths, part!("server", "base_path")),
        (values, part!("shared", "frames")),
        (values::uses_events(api), part!("shared", "event")),
        (
            values::uses_event_objects(api),
            part!("shared", "event_object"),
        ),
        (values, part!("server", "values")),
        (needs.basic, part!("server", "basic")),
        (needs.bearer, part!("server", "bearer")),
        (true, part!("server", "body")),
        (needs.api_key || needs.headers, part!("server", "cookies")),
        (true, part!("server", "header")),
        (needs.http, part!("server", "http_credential")),
        (uses(EnumKind::Integer), part!("server", "integer_enum")),
        (true, part!("server", "list")),
        (chooses(api), part!("server", "choice")),
        (forms, part!("shared", "field_style")),
        (forms, part!("server", "form")),
        (has_parts(api), part!("server", "multipart")),
        (has_parts(api), part!("shared", "upload")),
        (uses_media(api), part!("shared", "media")),
        (uses_media(api), part!("server", "media_body")),
        (true, part!("shared", "limits")),
        (true, part!("shared", "media_type")),
        (true, part!("shared", "multiple")),
        (true, part!("server", "null")),
        (true, part!("server", "parameter")),
        (!api.is_of_hooks(), part!("server", "path")),
        (true, part!("shared", "pointer")),
        (true, part!("shared", "repeated")),
        (!api.is_of_hooks(), part!("server", "router")),
        (use_regex(patterns), part!("shared", "pattern")),
        (api.only_error_body().is_none(), part!("server", "problem")),
        (structured, part!("server", "structured")),
        (structured || forms, part!("shared", "style")),
        (structured || forms, part!("server", "texts")),
        (true, part!("server", "query")),
        (true, part!("server", "rejection")),
        (needs.headers, part!("server", "request_header")),
        (true, part!("server", "response")),
        (ruled, part!("shared", "constant")),
        (ruled, part!("shared", "known")),
        (ruled, part!("shared", "rule")),
        (ruled, part!("server", "ruled_body")),
        (true, part!("shared", "scalar")),
        (uses(EnumKind::Mixed), part!("server", "scalar_enum")),
        (true, part!("shared", "schema")),
        (uses(EnumKind::Text), part!("server", "text_enum")),
        (true, part!("shared", "told")),
        (true, part!("shared", "tree")),
        (true, part!("shared", "unique")),
        (true, part!("shared", "violation")),
    ];
    let has_xml = !xml::used(api, Crate::Server).is_empty();
    let xml = [
        (has_xml, part!("shared", "node")),
        (has_xml, part!("server", "xml_body")),
        (answers_xml(api), part!("server", "xml_answer")),
    ];
    needed(
        api,
        &[&parts[..], &xml, &xml_parts(has_xml)].concat(),
        formats,
    )
}

/// The parts that read and write XML, which are those of both crates.
fn xml_parts(has_xml: bool) -> [(bool, Part); 6] {
    [
        (has_xml, part!("shared", "xml")),
        (has_xml, part!("shared", "xml_name")),
        (has_xml, part!("shared", "xml_read")),
        (has_xml, part!("shared", "xml_source")),
        (has_xml, part!("shared", "xml_value")),
        (has_xml, part!("shared", "xml_write")),
    ]
}

/// The parts that are needed, with those of the formats, by their names.
fn needed(api: &Api, parts: &[(bool, Part)], formats: &Used) -> Vec<Part> {
    let json = json_parts(api);
    let parts = parts.iter().chain(&json).filter(|(needed, _)| *needed);
    let mut needed: Vec<Part> = parts.map(|(_, part)| *part).collect();
    needed.extend(&formats.parts);
    needed.sort_by_key(|part| part.module);
    needed
}

/// The parts that read and write JSON, which are those of both crates.
fn json_parts(api: &Api) -> [(bool, Part); 12] {
    [
        (true, part!("shared", "decode")),
        (true, part!("shared", "encode")),
        (true, part!("shared", "escape")),
        (true, part!("shared", "fault")),
        (true, part!("shared", "json")),
        (has_structs(api), part!("shared", "object")),
        (true, part!("shared", "reader")),
        (has_unions(api), part!("shared", "shape")),
        (true, part!("shared", "slot")),
        (has_own_types(api), part!("shared", "transcode")),
        (api.has_tuples(), part!("shared", "tuple")),
        (has_unions(api), part!("shared", "union")),
    ]
}

/// What an API uses of the parts for credentials and headers of requests.
#[derive(Clone, Copy, Debug)]
struct Needs {
    alternatives: bool,
    api_key: bool,
    authorization: bool,
    basic: bool,
    bearer: bool,
    headers: bool,
    http: bool,
}

impl Needs {
    fn of(api: &Api) -> Self {
        let uses = |is: fn(&Credential) -> bool| {
            let mut schemes = api.schemes.iter();
            schemes.any(|scheme| is(&scheme.credential))
        };
        let own = api.operations.iter().map(|operation| &operation.security);
        let mut all = own.chain([&api.default_security]);
        let is_key = |credential: &Credential| {
            use Credential::{CookieKey, HeaderKey, QueryKey};
            matches!(credential, HeaderKey(_) | QueryKey(_) | CookieKey(_))
        };
        let basic = uses_basic(api);
        let bearer = uses(|credential| matches!(credential, Credential::Bearer(_)));
        let http = uses(|credential| matches!(credential, Credential::Http(_)));
        Self {
            alternatives: all.clone().any(|security| security.alternatives.len() > 1),
            api_key: uses(is_key) || all.any(|security| security.anonymous && !security.is_open()),
            authorization: basic || bearer || http,
            basic,
            bearer,
            headers: has_structured(api)
                || api.operations.iter().any(|operation| {
                    let mut parameters = operation.parameters.iter();
                    parameters.any(|parameter| parameter.location != Location::Query)
                }),
            http,
        }
    }
}

/// Whether a client sends a user name and a password.
pub fn sends_basic(api: &Api) -> bool {
    api.used_schemes()
        .iter()
        .any(|scheme| scheme.credential == Credential::Basic)
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
    let all = api.requested().chain(api.answered());
    let mut all = all.flat_map(Content::variants);
    all.any(|content| content.kind == ContentKind::Media)
}

/// Whether bodies of requests are made of parts.
fn has_parts(api: &Api) -> bool {
    forms(api).any(|form| form.files.is_some())
}

/// What a crate exports of files that go with forms, as far as nothing else has the names.
pub fn exported_uploads(api: &Api) -> Vec<&'static str> {
    let names = ["FilePart", "Upload"].into_iter();
    let names = names.filter(|name| forms(api).any(Form::takes_files) && !api.is_named(name));
    names.collect()
}

fn forms(api: &Api) -> impl Iterator<Item = &Form> {
    let all = api.requested().flat_map(Content::variants);
    all.filter_map(|content| match &content.kind {
        ContentKind::Form(form) => Some(form.as_ref()),
        _ => None,
    })
}

/// Whether bodies of requests are forms.
fn has_forms(api: &Api) -> bool {
    forms(api).next().is_some()
}

/// Whether a crate exports what such a body is by its own name.
pub fn exports_media(api: &Api) -> bool {
    uses_media(api) && !api.is_named("Media")
}

/// Whether a body of a request is of one of several media types.
fn chooses(api: &Api) -> bool {
    api.requested().any(|content| content.choice().is_some())
}

/// Whether a client may ask for one of several media types.
fn has_views(api: &Api) -> bool {
    let mut operations = api.operations.iter();
    operations.any(|operation| !operation.views.is_empty())
}

/// Whether an API answers with one of several media types.
fn negotiates(api: &Api) -> bool {
    let mut operations = api.operations.iter();
    operations.any(|operation| operation.negotiation.is_some())
}

/// Whether an API answers with XML in place of JSON.
fn answers_xml(api: &Api) -> bool {
    api.answered().any(|content| content.xml.is_some())
}

/// Whether an API has values of one of several types.
pub fn has_unions(api: &Api) -> bool {
    api.types
        .iter()
        .any(|definition| matches!(definition.kind, TypeKind::Union(_)))
}

/// Whether an API has objects with fields of their own.
fn has_structs(api: &Api) -> bool {
    api.types
        .iter()
        .any(|definition| matches!(definition.kind, TypeKind::Struct(_)))
}

/// Whether an API has types that are no other name of one.
fn has_own_types(api: &Api) -> bool {
    api.types
        .iter()
        .any(|definition| !matches!(definition.kind, TypeKind::Alias(_) | TypeKind::Foreign(_)))
}

/// The parts that a client crate needs.
pub fn client(api: &Api, patterns: &[&Pattern], formats: &Used) -> Vec<Part> {
    let client_basic = sends_basic(api);
    let (structured, forms) = (has_structured(api), has_forms(api));
    let checks = api.checks_requests;
    let values = values::uses_values(api);
    let other_servers = !api.other_servers.is_empty();
    let has_xml = !xml::used(api, Crate::Client).is_empty();
    let has_addresses = other_servers || !api.server_variables().is_empty();
    let ruled = checks && !api.used_rules().is_empty();
    let kinds = api.enum_kinds();
    let uses = |kind: EnumKind| kinds.contains(&kind);
    let parts = [
        (true, part!("client", "address")),
        (api.is_of_hooks(), part!("client", "addressee")),
        (backtrack(patterns), part!("shared", "backtracking")),
        (client_basic, part!("client", "basic")),
        (true, part!("client", "builder")),
        (true, part!("client", "call")),
        (checks, part!("client", "checks")),
        (ruled, part!("shared", "constant")),
        (true, part!("client", "credential")),
        (true, part!("client", "failure")),
        (true, part!("client", "header")),
        (uses(EnumKind::Integer), part!("client", "integer_enum")),
        (has_views(api), part!("client", "choice")),
        (forms, part!("shared", "field_style")),
        (forms, part!("client", "form")),
        (has_parts(api), part!("client", "multipart")),
        (has_parts(api), part!("shared", "upload")),
        (uses_media(api), part!("shared", "media")),
        (uses_media(api), part!("client", "media_body")),
        (
            uses_media(api) || has_views(api),
            part!("shared", "media_type"),
        ),
        (ruled, part!("shared", "known")),
        (checks, part!("shared", "limits")),
        (checks, part!("shared", "multiple")),
        (values, part!("shared", "frames")),
        (values::uses_events(api), part!("shared", "event")),
        (
            values::uses_event_objects(api),
            part!("shared", "event_object"),
        ),
        (values, part!("client", "value_reader")),
        (values, part!("client", "values")),
        (true, part!("client", "null")),
        (other_servers, part!("client", "other_servers")),
        (use_regex(patterns), part!("shared", "pattern")),
        (checks, part!("shared", "pointer")),
        (true, part!("client", "received")),
        (checks, part!("shared", "repeated")),
        (true, part!("client", "reply")),
        (true, part!("client", "retry")),
        (ruled, part!("shared", "rule")),
        (ruled, part!("client", "rule_checks")),
        (has_addresses, part!("client", "server_address")),
        (uses(EnumKind::Mixed) || checks, part!("shared", "scalar")),
        (checks, part!("shared", "schema")),
        (uses(EnumKind::Mixed), part!("client", "scalar_enum")),
        (uses(EnumKind::Text), part!("client", "text_enum")),
        (has_unions(api) || checks, part!("shared", "told")),
        (checks, part!("shared", "tree")),
        (checks, part!("shared", "unique")),
        (checks, part!("shared", "violation")),
        (structured || forms || has_xml, part!("shared", "node")),
        (structured, part!("client", "structured")),
        (structured || forms, part!("shared", "style")),
        (structured || forms, part!("client", "styled")),
        (true, part!("client", "transport")),
        (has_xml, part!("client", "xml_body")),
    ];
    needed(api, &[&parts[..], &xml_parts(has_xml)].concat(), formats)
}
