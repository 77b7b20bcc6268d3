//! What a crate exports of the runtime, as far as nothing else has the names.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;

use super::uses::{forms, has_pages, has_undeclared, holds_bytes, uses_media};
use crate::emit::source_file::export;
use crate::emit::types::enum_exports;
use crate::model::{Api, Credential, Form};

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
    if api.has_passwords() {
        exports.insert("password", vec!["Password"]);
    }
    exports
        .iter()
        .map(|(module, names)| export(&format!("runtime::{module}"), names))
        .collect()
}

/// What a crate exports of such bodies, as far as nothing else has the names.
pub fn exported_bytes(api: &Api) -> Vec<&'static str> {
    let names = ["ByteStream", "ByteStreamError"].into_iter();
    let names = names.filter(|name| holds_bytes(api) && !api.is_named(name));
    names.collect()
}

/// What a crate exports of files that go with forms, as far as nothing else has the names.
pub fn exported_uploads(api: &Api) -> Vec<&'static str> {
    let names = ["FilePart", "Upload"].into_iter();
    let names = names.filter(|name| forms(api).any(Form::takes_files) && !api.is_named(name));
    names.collect()
}

/// Whether a crate exports what such a body is by its own name.
pub fn exports_media(api: &Api) -> bool {
    uses_media(api) && !api.is_named("Media")
}

/// What a client exports of them, as far as nothing else has the names.
pub fn exported_pages(api: &Api) -> Vec<&'static str> {
    let names = ["Items", "Paged", "Pages"].into_iter();
    let names = names.filter(|name| has_pages(api) && !api.is_named(name));
    names.collect()
}

/// What a client exports of the credentials that it is given, as far as nothing else has the names.
pub fn exported_secrets(api: &Api) -> Vec<(&'static str, Vec<&'static str>)> {
    let schemes = api.used_schemes();
    let basic = schemes
        .iter()
        .any(|scheme| scheme.credential == Credential::Basic);
    let undeclared = has_undeclared(api);
    let others = schemes.iter().any(|scheme| {
        !matches!(
            scheme.credential,
            Credential::Basic | Credential::Undeclared(_)
        )
    });
    let names = [
        (basic, "basic", vec!["Login"]),
        (others, "credential", vec!["Secret"]),
        (undeclared, "undeclared_key", vec!["UndeclaredKey"]),
        (
            basic || others || undeclared,
            "provider",
            vec!["Lease", "Provide", "Providing"],
        ),
    ];
    let free = |names: Vec<&'static str>| {
        let names = names.into_iter();
        names.filter(|name| !api.is_named(name)).collect()
    };
    let used = names.into_iter().filter(|(is_used, ..)| *is_used);
    used.map(|(_, module, names)| (module, free(names)))
        .collect()
}

/// What a client exports of what answers its calls in tests. The mock itself is made by its name.
pub fn exported_mock(api: &Api) -> Vec<&'static str> {
    let names = ["Mock", "MockRequest"].into_iter();
    names.filter(|name| !api.is_named(name)).collect()
}

/// What a client exports of the HTTP library that it has by a feature, where the
/// runtime is `runtime`.
pub fn exported_library(runtime: &str, api: &Api) -> TokenStream {
    if api.is_named("ReqwestTransport") {
        return quote!();
    }
    let library = export(&format!("{runtime}::transport"), &["ReqwestTransport"]);
    quote!(#[cfg(feature = "reqwest")] #library)
}

/// What a client exports of what sends its requests, as far as nothing else has the names.
pub fn exported_transport(api: &Api) -> Vec<&'static str> {
    let names = ["Sending", "Transport", "TransportService"].into_iter();
    names.filter(|name| !api.is_named(name)).collect()
}
