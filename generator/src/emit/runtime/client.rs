//! The parts that a client crate needs.

use super::uses::{
    backtrack, draws, has_forms, has_keys, has_pages, has_parts, has_undeclared, has_unions,
    has_views, holds_bytes, sends_basic, use_regex, uses_media,
};
use super::{Part, needed, part, xml_parts};
use crate::emit::formats::Used;
use crate::emit::headers::has_several_texts;
use crate::emit::style::{has_reserved, has_structured};
use crate::emit::types::Crate;
use crate::emit::{values, xml};
use crate::model::{Api, EnumKind, Pattern};

/// The parts that a client crate needs.
pub fn client(api: &Api, patterns: &[&Pattern], formats: &Used) -> Vec<Part> {
    let client_basic = sends_basic(api);
    let (structured, forms) = (has_structured(api), has_forms(api));
    let (reserved, reserved_structured) = has_reserved(api);
    let checks = api.checks_requests;
    let (values, requested) = (values::uses_values(api), values::takes_values(api));
    let pages = has_pages(api);
    let has_cli = !api.is_webhook_api() && !api.operations.is_empty();
    let other_servers = !api.other_servers.is_empty();
    let has_xml = !xml::used(api, Crate::Client).is_empty();
    let has_addresses = other_servers || !api.server_variables().is_empty();
    let ruled = checks && !api.used_constraints().is_empty();
    let kinds = api.enum_kinds();
    let uses = |kind: EnumKind| kinds.contains(&kind);
    let parts = [
        (true, part!("client", "address")),
        (api.is_webhook_api(), part!("client", "addressee")),
        (backtrack(patterns), part!("shared", "backtracking")),
        (client_basic, part!("client", "basic")),
        (!api.is_webhook_api(), part!("client", "blocking")),
        (true, part!("shared", "body")),
        (true, part!("client", "body_source")),
        (holds_bytes(api), part!("client", "byte_body")),
        (holds_bytes(api), part!("shared", "byte_stream")),
        (true, part!("client", "builder")),
        (true, part!("client", "call")),
        (checks, part!("client", "checks")),
        (ruled, part!("shared", "constant")),
        (true, part!("client", "connection")),
        (true, part!("client", "credential")),
        (true, part!("client", "failure")),
        (true, part!("client", "header")),
        (has_several_texts(api), part!("client", "header_parts")),
        (uses(EnumKind::Integer), part!("client", "integer_enum")),
        (has_cli, part!("client", "cli_call")),
        (has_cli, part!("client", "cli_command")),
        (has_cli, part!("client", "cli_end")),
        (has_cli, part!("client", "cli_facts")),
        (has_cli, part!("client", "cli_given")),
        (has_cli && pages, part!("client", "cli_pages")),
        (has_cli, part!("client", "cli_run")),
        (has_cli, part!("client", "cli_show")),
        (has_cli, part!("client", "cli_table")),
        (has_cli, part!("client", "cli_tree")),
        (has_cli && has_parts(api), part!("client", "cli_upload")),
        (has_cli, part!("client", "cli_visible")),
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
        (true, part!("client", "known_origin")),
        (checks, part!("shared", "limits")),
        (checks, part!("shared", "multiple")),
        (values || requested, part!("shared", "frames")),
        (values::uses_events(api), part!("shared", "event")),
        (
            values::uses_event_objects(api),
            part!("shared", "event_object"),
        ),
        (values, part!("client", "value_reader")),
        (values, part!("client", "values")),
        (requested, part!("client", "request_values")),
        (requested, part!("shared", "value_stream")),
        (has_keys(api), part!("client", "keyed")),
        (draws(api), part!("client", "random")),
        (!api.is_webhook_api(), part!("client", "mock")),
        (true, part!("client", "null")),
        (pages, part!("client", "link")),
        (pages, part!("client", "pages")),
        (true, part!("client", "provider")),
        (other_servers, part!("client", "other_servers")),
        (use_regex(patterns), part!("shared", "pattern")),
        (checks, part!("shared", "pointer")),
        (true, part!("client", "received")),
        (checks, part!("shared", "repeated")),
        (true, part!("client", "reply")),
        (true, part!("client", "request")),
        (reserved, part!("client", "reserved")),
        (reserved_structured, part!("client", "reserved_structured")),
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
        (has_undeclared(api), part!("client", "undeclared_key")),
        (checks, part!("shared", "unique")),
        (checks, part!("shared", "violation")),
        (structured || forms || has_xml, part!("shared", "node")),
        (structured, part!("client", "structured")),
        (structured || forms, part!("shared", "style")),
        (structured || forms, part!("client", "styled")),
        (true, part!("client", "stack")),
        (true, part!("client", "timer")),
        (true, part!("client", "timer_of_browsers")),
        (true, part!("client", "transport")),
        (true, part!("client", "transport_by_fetch")),
        (true, part!("client", "transport_by_reqwest")),
        (true, part!("client", "wire")),
        (has_xml, part!("client", "xml_body")),
    ];
    needed(api, &[&parts[..], &xml_parts(has_xml)].concat(), formats)
}
