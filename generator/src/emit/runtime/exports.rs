//! The public names that crates re-export from the library.

use super::catalog;
use super::uses::{
    has_pages, has_undeclared, holds_bytes, receives_json, sends, takes_files, uses_media,
};
use crate::emit::client::credential;
use crate::emit::server::pipeline::security;
use crate::emit::server::request;
use crate::emit::source_file::SourceFile;
use crate::emit::types::{
    Crate, RecordField, enums_of, fields_are_nullable, fields_take_optional_text,
};
use crate::emit::value_streams::{takes_values, uses_events, uses_values};
use crate::lowered::{Api, Credential, EnumKind};

/// The export of a name: `None` if the crate does not have it, otherwise the cargo feature that enables it, if any.
pub type Export = Option<Option<&'static str>>;

/// A module, its public names, and the function that returns their export.
type Row = (
    &'static str,
    &'static [&'static str],
    fn(&Api, Crate) -> Export,
);

const ALWAYS: fn(&Api, Crate) -> Export = |_, _| Some(None);
const OF_CRATES: fn(&Api, Crate) -> Export = |api, _| when(!api.is_webhook_api());

const CLIENT: &[Row] = &[
    ("basic", &["BasicCredential"], |api, _| {
        when(sends(api, |one| *one == Credential::Basic))
    }),
    ("body", &["Body"], ALWAYS),
    ("builder", &["BuildError"], ALWAYS),
    ("call", &["Operation"], ALWAYS),
    ("credential", &["Secret"], |api, _| {
        when(sends(api, is_secret))
    }),
    (
        "credential_provider",
        &["CredentialFuture", "CredentialProvider", "Lease"],
        |api, _| when(!api.used_schemes().is_empty()),
    ),
    ("deviation", &["Deviation"], ALWAYS),
    (
        "failure",
        &[
            "Documented",
            "Failure",
            "InvalidRequest",
            "Malformed",
            "RequestViolation",
            "TransportError",
        ],
        ALWAYS,
    ),
    ("mock", &["Mock", "MockRequest"], |api, _| {
        (!api.is_webhook_api()).then_some(Some("mock"))
    }),
    ("oauth", &["OAuthGrant"], oauth),
    ("oauth_endpoint", &["OAuthError"], oauth),
    ("operation_info", &["OperationInfo"], ALWAYS),
    ("pages", &["Items", "Paged", "Pages"], |api, _| {
        when(has_pages(api))
    }),
    ("raw_response", &["RawResponse"], ALWAYS),
    ("redirects", &["RedirectPolicy"], ALWAYS),
    ("reply", &["Reply"], ALWAYS),
    ("request_url", &["InvalidBaseUrl"], OF_CRATES),
    ("request_values", &["RequestValues"], |api, _| {
        when(takes_values(api))
    }),
    ("retry", &["RetryPolicy"], ALWAYS),
    ("transport", &["ReqwestTransport"], |_, _| {
        Some(Some("reqwest"))
    }),
    (
        "transport",
        &["ResponseFuture", "Transport", "TransportService"],
        ALWAYS,
    ),
    (
        "undeclared_credential",
        &["UndeclaredCredential"],
        |api, _| when(has_undeclared(api)),
    ),
    ("unknown_fields", &["UnknownField"], |api, _| {
        when(receives_json(api))
    }),
    (
        "values",
        &["MalformedValue", "StreamError", "Values"],
        |api, _| when(uses_values(api)),
    ),
    ("webhook_endpoint", &["InvalidEndpointUrl"], |api, _| {
        when(api.is_webhook_api())
    }),
];

const SERVER: &[Row] = &[
    ("admission", &["Admission"], |api, _| {
        when(!api.common_headers.is_empty())
    }),
    ("api_key", &["ApiKeyCredential"], |api, _| {
        verifies(api, "api_key")
    }),
    ("basic", &["BasicCredential"], |api, _| {
        verifies(api, "basic")
    }),
    ("bearer", &["BearerToken"], |api, _| verifies(api, "bearer")),
    ("body", &["Body", "BoxError"], ALWAYS),
    ("http_credential", &["HttpCredential"], |api, _| {
        verifies(api, "http_credential")
    }),
    ("layers", &["OperationService"], |api, _| {
        when(!api.operations.is_empty() && !api.is_webhook_api())
    }),
    ("peer_address", &["PeerAddress"], OF_CRATES),
    ("peer_certificates", &["PeerCertificates"], |api, _| {
        verifies(api, "peer_certificates")
    }),
    ("rejection", &["Rejection"], ALWAYS),
    (
        "request_values",
        &["InvalidValue", "RequestValueError", "RequestValues"],
        |api, _| when(takes_values(api)),
    ),
    ("values", &["Values"], |api, _| when(uses_values(api))),
    ("violation", &["Place", "Violation"], ALWAYS),
];

const BOTH: &[Row] = &[
    (
        "byte_stream",
        &["ByteStream", "ByteStreamError"],
        |api, _| when(holds_bytes(api)),
    ),
    ("event", &["Event"], |api, _| when(uses_events(api))),
    ("media", &["Media"], |api, _| when(uses_media(api))),
    ("upload", &["FilePart", "Upload"], |api, _| {
        when(takes_files(api))
    }),
];

/// The names that types need, which belong to the crate, not to its webhooks.
const OF_TYPES: &[Row] = &[
    ("into_optional", &["IntoOptional"], |api, side| {
        let of_bodies = has_body(api, side, RecordField::takes_optional_text);
        when(of_bodies).or_else(|| fields_take_optional_text(api, side))
    }),
    (
        "integer_enum",
        &["IntegerEnum", "UnknownInteger"],
        |api, _| enums_of(api, EnumKind::Integer),
    ),
    ("nullable", &["Nullable"], |api, side| {
        let of_bodies = has_body(api, side, RecordField::is_tristate);
        when(of_bodies).or_else(|| fields_are_nullable(api, side))
    }),
    ("password", &["Password"], |api, _| {
        when(api.has_passwords())
    }),
    ("scalar", &["Scalar"], |api, _| {
        enums_of(api, EnumKind::Mixed)
    }),
    ("scalar_enum", &["ScalarEnum", "UnknownScalar"], |api, _| {
        enums_of(api, EnumKind::Mixed)
    }),
    ("text_enum", &["TextEnum", "UnknownValue"], |api, _| {
        enums_of(api, EnumKind::Text)
    }),
];

/// Re-exports the names that the client code or the server code of an API has in public items.
pub fn export(file: &mut SourceFile, api: &Api, side: Crate) {
    let own = match side {
        Crate::Client => CLIENT,
        Crate::Server => SERVER,
        Crate::Types => &[],
    };
    export_rows(file, api, side, own);
    export_rows(file, api, side, BOTH);
    if !api.is_webhook_api() {
        export_of_types(file, api, side);
    }
}

/// Re-exports the names that types need.
pub fn export_of_types(file: &mut SourceFile, api: &Api, side: Crate) {
    export_rows(file, api, side, OF_TYPES);
}

fn export_rows(file: &mut SourceFile, api: &Api, side: Crate, rows: &[Row]) {
    for (module, names, export) in rows {
        if let Some(feature) = export(api, side) {
            let library = match catalog::part(&catalog::path_of(Some(side), module)) {
                Some(_) => side.library(),
                None => "crate::runtime",
            };
            file.gated(feature, |file| {
                file.export(&format!("{library}::{module}"), *names);
            });
        }
    }
}

fn when(is_used: bool) -> Export {
    is_used.then_some(None)
}

fn oauth(api: &Api, _: Crate) -> Export {
    (!api.oauth_schemes().is_empty()).then_some(Some(credential::OAUTH_FEATURE))
}

/// Returns `true` if the body of a request, which is a field in the server, satisfies a condition.
fn has_body(api: &Api, side: Crate, is_wanted: fn(&RecordField) -> bool) -> bool {
    let mut bodies = api.operations.iter().filter_map(|one| one.body.as_ref());
    side == Crate::Server && bodies.any(|body| is_wanted(&request::body_field(api, body)))
}

/// Returns the export of the credential type in a module of the server.
fn verifies(api: &Api, module: &str) -> Export {
    let credentials = api.schemes.iter().map(|scheme| &scheme.credential);
    let mut types = credentials.filter_map(security::credential_type_of);
    when(types.any(|(known, _)| known == module))
}

fn is_secret(credential: &Credential) -> bool {
    !matches!(credential, Credential::Basic | Credential::Undeclared(_))
}
