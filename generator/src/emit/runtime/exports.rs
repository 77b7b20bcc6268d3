//! The public names that crates re-export from the support code.

use super::catalog;
use super::uses::{
    has_pages, has_undeclared, holds_bytes, receives_json, sends, takes_files, uses_media,
};
use crate::emit::client::credential;
use crate::emit::source_file::SourceFile;
use crate::emit::types::{Crate, export_enum_support};
use crate::emit::value_streams::{takes_values, uses_events, uses_values};
use crate::model::{Api, Credential};

/// A module, its public names, and whether an API uses them.
type Row = (&'static str, &'static [&'static str], fn(&Api) -> bool);

const ALWAYS: fn(&Api) -> bool = |_| true;

const CLIENT: &[Row] = &[
    ("basic", &["BasicCredential"], |api| {
        sends(api, |one| *one == Credential::Basic)
    }),
    ("body", &["Body"], ALWAYS),
    ("builder", &["BuildError"], ALWAYS),
    ("call", &["Operation"], ALWAYS),
    ("credential", &["Secret"], |api| sends(api, is_secret)),
    (
        "credential_provider",
        &["CredentialFuture", "CredentialProvider", "Lease"],
        |api| !api.used_schemes().is_empty(),
    ),
    (
        "failure",
        &[
            "Deviation",
            "Documented",
            "Failure",
            "InvalidRequest",
            "Malformed",
            "RequestViolation",
            "TransportError",
        ],
        ALWAYS,
    ),
    ("pages", &["Items", "Paged", "Pages"], has_pages),
    ("raw_response", &["RawResponse"], ALWAYS),
    ("reply", &["Reply"], ALWAYS),
    ("request_url", &["InvalidBaseUrl"], |api| {
        !api.is_webhook_api()
    }),
    ("request_values", &["RequestValues"], takes_values),
    ("retry", &["RetryPolicy"], ALWAYS),
    (
        "transport",
        &["ResponseFuture", "Transport", "TransportService"],
        ALWAYS,
    ),
    (
        "undeclared_credential",
        &["UndeclaredCredential"],
        has_undeclared,
    ),
    ("unknown_fields", &["UnknownField"], receives_json),
    (
        "values",
        &["MalformedValue", "StreamError", "Values"],
        uses_values,
    ),
    (
        "webhook_endpoint",
        &["InvalidEndpointUrl"],
        Api::is_webhook_api,
    ),
];

const SERVER: &[Row] = &[
    ("admission", &["Admission"], |api| !api.is_webhook_api()),
    ("admission", &["Refusal"], ALWAYS),
    ("body", &["Body", "BoxError"], ALWAYS),
    ("layers", &["OperationService"], |api| {
        !api.operations.is_empty() && !api.is_webhook_api()
    }),
    ("peer_address", &["PeerAddress"], |api| {
        !api.is_webhook_api()
    }),
    ("rejection", &["Rejection"], ALWAYS),
    (
        "request_values",
        &["InvalidValue", "RequestValueError", "RequestValues"],
        takes_values,
    ),
    ("values", &["Values"], uses_values),
    ("violation", &["Place", "Violation"], ALWAYS),
];

const BOTH: &[Row] = &[
    (
        "byte_stream",
        &["ByteStream", "ByteStreamError"],
        holds_bytes,
    ),
    ("event", &["Event"], uses_events),
    ("media", &["Media"], uses_media),
    ("upload", &["FilePart", "Upload"], takes_files),
];

/// Re-exports the names that the client code or the server code of an API has in public items, except
/// for those that types of the description have. Types belong to the crate, not to its webhooks.
pub fn export(file: &mut SourceFile, api: &Api, side: Crate) {
    let rows = match side {
        Crate::Client => CLIENT,
        Crate::Server => SERVER,
    };
    for (module, names, _) in rows.iter().chain(BOTH).filter(|(.., is_used)| is_used(api)) {
        export_free(file, api, side, module, names);
    }
    if side == Crate::Client {
        file.gated(Some("reqwest"), |file| {
            export_free(file, api, side, "transport", &["ReqwestTransport"]);
        });
        if !api.oauth_schemes().is_empty() {
            file.gated(Some(credential::OAUTH_FEATURE), |file| {
                export_free(file, api, side, "oauth", &["OAuthGrant"]);
                export_free(file, api, side, "oauth_endpoint", &["OAuthError"]);
            });
        }
    }
    if api.is_webhook_api() {
        return;
    }
    if side == Crate::Client {
        file.gated(Some("mock"), |file| {
            export_free(file, api, side, "mock", &["Mock", "MockRequest"]);
        });
    }
    export_enum_support(file, api, side);
    if api.has_passwords() {
        file.export("crate::runtime::password", ["Password"]);
    }
}

fn is_secret(credential: &Credential) -> bool {
    !matches!(credential, Credential::Basic | Credential::Undeclared(_))
}

fn export_free(file: &mut SourceFile, api: &Api, side: Crate, module: &str, names: &[&str]) {
    let free = names.iter().filter(|name| !api.is_named(name));
    let library = match catalog::part(&catalog::path_of(Some(side), module)) {
        Some(_) => side.library(),
        None => "crate::runtime",
    };
    file.export(&format!("{library}::{module}"), free);
}
