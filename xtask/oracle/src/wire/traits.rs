//! Writes the implementations of the traits that all operations share: authentication and common headers.

use std::fmt::Write as _;

use super::outline::{Credential, HeaderGroup, Outline};
use openapi_crates::Generated;

use super::credentials::{secret, user};
use super::records::{Part, header_part, record};

/// Returns the imports of the traits of the server, with its paths.
pub fn imports(generated: &Generated) -> String {
    let text = generated.server.files.get("src/traits.rs");
    let text = text.map_or("", String::as_str);
    let mut imports = String::new();
    for item in text.split("\nuse ").skip(1) {
        let item = item.split(';').next().unwrap_or_default();
        let _ = writeln!(imports, "    use {};", exported(item));
    }
    imports
}

/// The path by which the program names what the server imports itself.
fn exported(path: &str) -> String {
    let path = path.replace("crate::", "server::");
    for folder in ["server::operations::", "server::types::"] {
        if let Some((_, name)) = path
            .strip_prefix(folder)
            .and_then(|path| path.split_once("::"))
        {
            return format!("server_items::{name}");
        }
    }
    path
}

/// Writes the implementations of the traits.
pub fn implementations(outline: &Outline) -> String {
    let mut implementations = String::new();
    if !outline.verifiers.is_empty() {
        implementations
            .push_str("    impl server::Authenticate for Stub {\n        type Caller = String;\n");
        for verifier in &outline.verifiers {
            let schemes = verifier.schemes.iter();
            let schemes: Vec<_> = schemes
                .filter_map(|index| Some((*index, outline.schemes.get(*index)?)))
                .collect();
            let mut arguments = String::new();
            let mut checks = Vec::new();
            for (index, scheme) in &schemes {
                if let Some(ty) = type_of(scheme.credential) {
                    let _ = write!(arguments, "c{index}: {ty}, ");
                }
                checks.push(check(scheme.credential, *index));
            }
            let count: usize = schemes.iter().map(|(_, scheme)| scheme.members).sum();
            let scopes = match count {
                _ if !verifier.has_scopes => String::new(),
                1 => "_: &'static [&'static str], ".to_owned(),
                count => format!("_: [&'static [&'static str]; {count}], "),
            };
            let _ = writeln!(
                implementations,
                "        async fn {}(&self, {arguments}{scopes}_parts: &http::request::Parts) \
                 -> Result<String, server::Rejection> {{ self.verify(&[{}]) }}",
                verifier.name,
                checks.join(", ")
            );
        }
        implementations.push_str("    }\n");
    }
    implementations.push_str("    impl server::Admit for Stub {\n");
    if !outline.common_headers.is_empty() {
        let caller = if outline.verifiers.is_empty() {
            ""
        } else {
            "_: Option<&String>, "
        };
        let _ = writeln!(
            implementations,
            "        async fn admit(&self, {caller}_: &http::request::Parts) \
             -> Admission<server::CommonHeaders> {{\n            let mut wire = self.wire();"
        );
        implementations.push_str(&common(&outline.common_headers));
        implementations.push_str("            Admission::granted(value)\n        }\n");
    }
    implementations.push_str("    }\n");
    if !outline.rejections.is_empty() {
        implementations.push_str("    impl server::Reject for Stub {\n");
        for rejection in &outline.rejections {
            let _ = writeln!(
                implementations,
                "        fn {}(&self, request: &server::rejection::RejectedRequest<'_>) -> {} {{ self.rejected(request.rejection) }}",
                rejection.name, rejection.ty
            );
        }
        implementations.push_str("    }\n");
    }
    implementations
}

/// The type of the credential argument of a verifier; empty if it has none.
fn type_of(credential: Credential) -> Option<&'static str> {
    Some(match credential {
        Credential::Key => "server::ApiKeyCredential<'_>",
        Credential::Bearer => "server::BearerToken<'_>",
        Credential::Http => "server::HttpCredential<'_>",
        Credential::Basic => "server::BasicCredential",
        Credential::Certificate => "&server::PeerCertificates",
        Credential::Undeclared => return None,
    })
}

/// The header with the credential of an undeclared scheme.
pub fn undeclared_header(index: usize) -> String {
    format!("x-undeclared-{index}")
}

/// The code that verifies a credential.
fn check(credential: Credential, index: usize) -> String {
    let secret = secret(index);
    match credential {
        Credential::Key | Credential::Bearer | Credential::Http => {
            format!("c{index}.as_str() == {secret:?}")
        }
        Credential::Basic => format!(
            "(c{index}.user(), c{index}.password()) == ({:?}, {secret:?})",
            user(index)
        ),
        Credential::Undeclared => format!(
            "_parts.headers.get({:?}).is_some_and(|one| one == {secret:?})",
            undeclared_header(index)
        ),
        Credential::Certificate => {
            format!("c{index}.as_slice().iter().any(|one| *one == {secret:?})")
        }
    }
}

/// The code that creates the common headers.
fn common(groups: &[HeaderGroup]) -> String {
    let mut fields = Vec::new();
    let mut steps = String::new();
    for group in groups {
        match &group.shown_as {
            Some((name, ty)) => {
                let headers = group.headers.iter().map(header_part);
                let code = record(&format!("server_items::{ty}"), headers.collect(), "group");
                let _ = writeln!(steps, "            let {name} = {{ {code} group }};");
                fields.push(Part {
                    name: name.clone(),
                    required: true,
                    value: name.clone(),
                    key: None,
                });
            }
            None => fields.extend(group.headers.iter().map(header_part)),
        }
    }
    let code = record("server::CommonHeaders", fields, "value");
    format!("{steps}            {code}\n")
}
