//! The parts that a server crate needs.

use super::uses::{
    answers_xml, backtrack, chooses, has_certificates, has_forms, has_parts, holds_bytes,
    negotiates, spools, takes_parts, use_regex, uses_basic, uses_bytes, uses_media,
};
use super::{Part, needed, part, xml_parts};
use crate::emit::formats::Used;
use crate::emit::headers::has_several_texts;
use crate::emit::style::has_structured;
use crate::emit::types::Crate;
use crate::emit::{values, xml};
use crate::model::{Api, Credential, EnumKind, Location, Pattern};

/// The parts that a server crate needs.
pub fn server(api: &Api, patterns: &[&Pattern], formats: &Used) -> Vec<Part> {
    let needs = Needs::of(api);
    let (structured, forms) = (has_structured(api), has_forms(api));
    let ruled = !api.used_constraints().is_empty();
    let (values, requested) = (values::uses_values(api), values::takes_values(api));
    let base_paths = api.has_base_paths_at_run_time();
    let header_parts = has_several_texts(api);
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
        (values || requested, part!("shared", "frames")),
        (values::uses_events(api), part!("shared", "event")),
        (
            values::uses_event_objects(api),
            part!("shared", "event_object"),
        ),
        (values, part!("server", "values")),
        (values, part!("shared", "value_stream")),
        (requested, part!("server", "request_values")),
        (needs.basic, part!("server", "basic")),
        (needs.bearer, part!("server", "bearer")),
        (true, part!("server", "request_body")),
        (true, part!("shared", "body")),
        (uses_bytes(api) || requested, part!("server", "byte_body")),
        (holds_bytes(api), part!("server", "body_limits")),
        (holds_bytes(api), part!("shared", "byte_stream")),
        (needs.api_key || needs.headers, part!("server", "cookies")),
        (true, part!("server", "header")),
        (header_parts, part!("server", "header_parts")),
        (needs.http, part!("server", "http_credential")),
        (uses(EnumKind::Integer), part!("server", "integer_enum")),
        (true, part!("server", "list")),
        (chooses(api), part!("server", "choice")),
        (forms, part!("shared", "field_style")),
        (forms, part!("server", "form")),
        (has_parts(api), part!("server", "multipart")),
        (has_parts(api), part!("server", "part_reader")),
        (spools(api), part!("server", "spool")),
        (spools(api), part!("server", "upload_body")),
        (has_parts(api), part!("shared", "upload")),
        (
            !api.operations.is_empty() && !api.is_webhook_api(),
            part!("server", "layers"),
        ),
        (uses_media(api), part!("shared", "media")),
        (uses_media(api), part!("server", "media_body")),
        (true, part!("shared", "limits")),
        (true, part!("shared", "media_type")),
        (true, part!("shared", "multiple")),
        (true, part!("server", "null")),
        (true, part!("server", "parameter")),
        (!api.is_webhook_api(), part!("server", "path")),
        (takes_parts(api), part!("server", "peer_address")),
        (has_certificates(api), part!("server", "peer_certificates")),
        (true, part!("shared", "pointer")),
        (true, part!("shared", "repeated")),
        (!api.shared_paths.is_empty(), part!("server", "conditions")),
        (!api.is_webhook_api(), part!("server", "router")),
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
        (!api.is_webhook_api(), part!("server", "text_key")),
        (true, part!("shared", "told")),
        (true, part!("shared", "tree")),
        (true, part!("shared", "unique")),
        (true, part!("shared", "violation")),
    ];
    let has_xml = !xml::used(api, Crate::Server).is_empty();
    let xml = [
        (has_xml || header_parts, part!("shared", "node")),
        (has_xml, part!("server", "xml_body")),
        (answers_xml(api), part!("server", "xml_answer")),
    ];
    needed(
        api,
        &[&parts[..], &xml, &xml_parts(has_xml)].concat(),
        formats,
    )
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
